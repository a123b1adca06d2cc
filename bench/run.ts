import { parseArgs } from 'node:util';
import { ensureSiteBuild } from '#scripts/setup/site-build.mjs';
import { cachedDemoWorld } from '#testing/demo-world.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { currentLoad, markdownTable, provenance, writeSection } from './report.ts';
import type { BenchOptions, Suite } from './suite.ts';
import { suites } from './suites.ts';

const usage = `npm run bench -- [SUITE…] [--courses N] [--data DIR] [--rounds N] [--milliseconds N]
Runs the suites, or all of them, and replaces their sections of bench/RESULTS.md.
Suites: ${suites.map(({ name }) => name).join(', ')}.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    courses: { type: 'string', default: '35165' },
    /** A published dataset to serve instead of an invented one. */
    data: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    milliseconds: { type: 'string', default: '500' },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.find((name) => !suites.some((suite) => suite.name === name));
if (values.help || unknown !== undefined) {
  console.error(unknown === undefined ? usage : `"${unknown}" can't be measured.\n${usage}`);
  process.exit(values.help ? 0 : 2);
}
await ensureSiteBuild();
const courses = Number(values.courses);
const options: BenchOptions = {
  courses,
  dataDir: values.data ?? cachedDemoWorld(courses),
  rounds: Number(values.rounds),
  milliseconds: Number(values.milliseconds),
};
for (const suite of suites) {
  if (positionals.length === 0 || positionals.includes(suite.name)) await run(suite);
}
process.exit();

async function run({ name, title, measure }: Suite): Promise<void> {
  const loadBefore = currentLoad();
  console.error(`${title} (load ${loadBefore})`);
  const sandbox = openSandbox();
  const stop = async () => {
    await sandbox.clear();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  try {
    const rows = (await measure(sandbox, options)).map(({ what, measured, mark, holds }) => [
      what,
      measured,
      mark,
      holds === null ? '' : holds ? 'yes' : '**no**',
    ]);
    const table = markdownTable(['what', 'measured', 'mark', 'reached'], rows);
    const text = `${provenance(`bench -- ${name}`, loadBefore)}\n\n${table}`;
    writeSection({ name, title, text });
    console.log(`\n## ${title}\n\n${text}\n`);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
    await sandbox.clear();
  }
}
