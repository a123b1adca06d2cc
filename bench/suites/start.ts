import type { Sandbox } from '#testing/sandbox.ts';
import { until } from '#testing/until.ts';
import { spreadOf } from '../report.ts';
import { startShipped } from '../shipped-server.ts';
import { atMost, type Suite } from '../suite.ts';

export const startSuite: Suite = {
  name: 'start',
  title: 'Start',
  async measure(sandbox, { courses, dataDir, rounds }) {
    const seconds = await secondsToFirstAnswer(sandbox, dataDir, rounds);
    return [
      atMost(
        `process start to first API answer, ${courses.toLocaleString('en')} courses`,
        seconds,
        1.5,
        's',
        2,
      ),
    ];
  },
};

/** The median of the rounds. */
async function secondsToFirstAnswer(sandbox: Sandbox, dataDir: string, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const { origin, stop } = await startShipped(sandbox, { DATA_DIR: dataDir }, '/healthz');
    await until(async () => (await fetch(`${origin}/v2/golfs?limit=1`)).ok);
    times.push((performance.now() - started) / 1000);
    await stop();
  }
  return spreadOf(times).median;
}
