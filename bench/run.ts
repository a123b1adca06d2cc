import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureRates } from './endpoint-rates.ts';
import { measureNearestKernel } from './nearest-kernel.ts';
import { toReport } from './report.ts';
import { measureStart } from './start-time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm run bench`: builds the full-scale invented world if it isn't there, measures, and writes `bench/RESULTS.md`. */
const { values } = parseArgs({
  options: {
    courses: { type: 'string', default: '35165' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    milliseconds: { type: 'string', default: '1000' },
  },
});
const courses = Number(values.courses);
const dataDir = values.data ?? join(root, '.cache', `bench-${courses}`);
buildIfMissing();
console.error('Start');
const start = await measureStart(dataDir);
console.error('Nearest search');
const kernels = [courses, courses * 10].map(measureNearestKernel);
console.error('Endpoints');
const rates = await measureRates(dataDir, {
  rounds: Number(values.rounds),
  milliseconds: Number(values.milliseconds),
  connections: 16,
});
const report = toReport({ courses, rates, kernels, start, date: new Date() });
writeFileSync(join(root, 'bench', 'RESULTS.md'), report);
console.log(report);

function buildIfMissing(): void {
  if (existsSync(join(dataDir, 'current.json'))) return;
  const built = spawnSync(
    process.execPath,
    ['dataset/cli.ts', 'demo', '--courses', String(courses), '--out', dataDir],
    { cwd: root, stdio: 'inherit' },
  );
  if (built.status !== 0) process.exit(built.status ?? 1);
}
