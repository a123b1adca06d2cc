import { parseArgs } from 'node:util';
import { ensureSiteBuild } from '#scripts/setup/site-build.mjs';
import { cachedDemoWorld } from '#testing/demo-world.ts';
import { openSandbox, type Sandbox } from '#testing/sandbox.ts';
import { COMPARABLE, measureAgainst } from './against.ts';
import { currentLoad, provenance, writeSection } from './report.ts';
import type { BenchOptions, Suite } from './suite.ts';
import { suites } from './suites.ts';

const usage = `npm run bench -- [SUITE…] [--courses N] [--data DIR] [--growth-data DIR] [--rounds N] [--milliseconds N]
  [--extract-megabytes N] [--kills N]
Runs the suites, or all of them, and replaces their sections of bench/RESULTS.md.
Suites: ${suites.map(({ name }) => name).join(', ')}.

npm run bench -- [${Object.keys(COMPARABLE).join('] [')}] --against DIR [--their-data DIR] [--courses N] [--data DIR] [--rounds N]
  [--milliseconds N]
Compares the server with that of another clone of the project in DIR, round by round, and writes nothing: over the same
dataset, or theirs over its own if it reads another format. Exits with 1 if ours is more than 5 % slower.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    courses: { type: 'string', default: '35165' },
    /** A published dataset to serve instead of building some of so many courses and ten times as many. */
    data: { type: 'string' },
    'growth-data': { type: 'string' },
    rounds: { type: 'string', default: '10' },
    milliseconds: { type: 'string', default: '500' },
    kills: { type: 'string', default: '100' },
    'extract-megabytes': { type: 'string', default: '1000' },
    against: { type: 'string' },
    'their-data': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const courses = Number(values.courses);
const options: BenchOptions = {
  courses,
  dataDir: (count) => (count === courses ? values.data : values['growth-data']) ?? cachedDemoWorld(count),
  rounds: Number(values.rounds),
  milliseconds: Number(values.milliseconds),
  kills: Number(values.kills),
  extractMegabytes: Number(values['extract-megabytes']),
};
const { against } = values;
const known = against === undefined ? suites.map(({ name }) => name) : Object.keys(COMPARABLE);
const unknown = positionals.find((name) => !known.includes(name));
if (values.help || unknown !== undefined) {
  console.error(unknown === undefined ? usage : `"${unknown}" can't be measured.\n${usage}`);
  process.exit(values.help ? 0 : 2);
}
await ensureSiteBuild();
for (const name of positionals.length > 0 ? positionals : known) {
  if (against !== undefined) await compare(against, name as keyof typeof COMPARABLE);
  else await measure(suites.find((suite) => suite.name === name)!);
}

async function measure({ name, title, measure }: Suite): Promise<void> {
  const loadBefore = currentLoad();
  console.error(`${title} (load ${loadBefore})`);
  const started = performance.now();
  const measured = await inSandbox((sandbox) => measure(sandbox, options));
  console.error(`  took ${Math.round((performance.now() - started) / 1000)} s`);
  const text = `${provenance(`bench -- ${name}`, loadBefore)}\n\n${measured}`;
  writeSection({ name, title, text });
  console.log(`\n## ${title}\n\n${text}\n`);
}

async function compare(checkout: string, what: keyof typeof COMPARABLE): Promise<void> {
  const loadBefore = currentLoad();
  console.error(`${what}, compared with ${checkout} (load ${loadBefore})`);
  const { text, isSlower } = await inSandbox((sandbox) =>
    measureAgainst({ checkout, data: values['their-data'] }, what, sandbox, options),
  );
  console.log(`\n${provenance(`bench -- ${what} --against ${checkout}`, loadBefore)}\n\n${text}\n`);
  if (isSlower) process.exitCode = 1;
}

async function inSandbox<Result>(work: (sandbox: Sandbox) => Result | Promise<Result>): Promise<Result> {
  const sandbox = openSandbox();
  const stop = async () => {
    await sandbox.clear();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  try {
    return await work(sandbox);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
    await sandbox.clear();
  }
}
