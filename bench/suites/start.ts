import type { Sandbox } from '#testing/sandbox.ts';
import { until } from '#testing/until.ts';
import { formatSpread, markdownTable, type Spread, spreadOf } from '../report.ts';
import { startShipped } from '../shipped-server.ts';
import type { Suite } from '../suite.ts';

const ROUNDS = 10;

export const startSuite: Suite = {
  name: 'start',
  title: 'Start',
  async measure(sandbox, { courses, dataDir }) {
    const start = await measureStart(sandbox, dataDir(courses));
    return markdownTable(
      ['what', 'measured', 'wanted'],
      [
        [
          `process start to first answer, ${courses.toLocaleString('en')} courses`,
          `${formatSpread(start, 0)} ms`,
          '≤ 700 ms',
        ],
      ],
    );
  },
};

/** Milliseconds from starting the process to its first API answer. */
async function measureStart(sandbox: Sandbox, dataDir: string): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const { origin, stop } = await startShipped(sandbox, { DATA_DIR: dataDir }, '/healthz');
    await until(async () => (await fetch(`${origin}/v2/golfs?limit=1`)).ok);
    times.push(performance.now() - started);
    await stop();
  }
  return spreadOf(times);
}
