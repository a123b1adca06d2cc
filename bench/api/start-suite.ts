import { markdownTable } from '../markdown-table.ts';
import { startApi } from '../servers/child.ts';
import { formatSpread, type Spread, spreadOf } from '../spread.ts';
import type { Suite } from '../suite.ts';

const ROUNDS = 10;

/** How long a start takes until the API answers. */
export const startSuite: Suite = {
  name: 'start',
  title: 'Start',
  async measure({ courses, dataDir }) {
    const start = await measureStart(dataDir(courses));
    return markdownTable(
      ['what', 'measured', 'wanted'],
      [
        [
          `process start to first answer, ${courses.toLocaleString('en')} courses`,
          `${formatSpread(start, 0)} ms`,
          '≤ 1,000 ms',
        ],
      ],
    );
  },
};

/** Milliseconds from starting the process to its first answer of the API, over the rounds. */
async function measureStart(dataDir: string): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const { port, child } = await startApi(dataDir, {});
    const response = await fetch(`http://127.0.0.1:${port}/v2/golfs?limit=1`);
    await response.arrayBuffer();
    times.push(performance.now() - started);
    child.kill();
  }
  return spreadOf(times);
}
