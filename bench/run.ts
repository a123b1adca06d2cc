import { parseArgs } from 'node:util';
import { benchDataset } from './bench-dataset.ts';
import { currentLoad, provenance } from './provenance.ts';
import { writeSection } from './results-file.ts';
import type { BenchOptions } from './suite.ts';
import { suites } from './suites.ts';

const usage = `npm run bench -- [SUITE…] [--courses N] [--data DIR] [--growth-data DIR] [--rounds N] [--milliseconds N]
  [--extract-megabytes N]
Suites: ${suites.map(({ name }) => name).join(', ')}. Without any, all are run.
Each replaces its section of bench/RESULTS.md.`;

/** `npm run bench`: measures the suites named on the command line, or all, each into its section of the report. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    courses: { type: 'string', default: '35165' },
    /** Served instead of datasets built for the purpose: of so many courses, and of ten times as many. */
    data: { type: 'string' },
    'growth-data': { type: 'string' },
    rounds: { type: 'string', default: '10' },
    milliseconds: { type: 'string', default: '500' },
    /** The extract that the builder reads is made of at least this size. */
    'extract-megabytes': { type: 'string', default: '1000' },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.find((name) => !suites.some((suite) => suite.name === name));
if (values.help || unknown !== undefined) {
  console.error(unknown === undefined ? usage : `There is no suite "${unknown}".\n${usage}`);
  process.exit(values.help ? 0 : 2);
}
const courses = Number(values.courses);
const options: BenchOptions = {
  courses,
  dataDir: (count) => (count === courses ? values.data : values['growth-data']) ?? benchDataset(count),
  rounds: Number(values.rounds),
  milliseconds: Number(values.milliseconds),
  extractMegabytes: Number(values['extract-megabytes']),
};
for (const { name, title, measure } of suites) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const loadBefore = currentLoad();
  console.error(`${title} (load ${loadBefore})`);
  const started = performance.now();
  const measured = await measure(options);
  console.error(`  took ${Math.round((performance.now() - started) / 1000)} s`);
  const text = `${provenance(`bench -- ${name}`, loadBefore)}\n\n${measured}`;
  writeSection({ name, title, text });
  console.log(`\n## ${title}\n\n${text}\n`);
}
