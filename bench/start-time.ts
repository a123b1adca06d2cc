import { startApi } from './child.ts';
import { type Spread, spreadOf } from './spread.ts';

const ROUNDS = 10;

/** Milliseconds from starting the process to its first answer of the API, over the rounds. */
export async function measureStart(dataDir: string): Promise<Spread> {
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
