import { setTimeout as delay } from 'node:timers/promises';

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await delay(5);
}

/** False if it isn't true within this many seconds. */
export async function becomesTrue(
  isTrue: () => boolean | Promise<boolean>,
  seconds: number,
): Promise<boolean> {
  const deadline = AbortSignal.timeout(seconds * 1000);
  while (!deadline.aborted) {
    if (await isTrue()) return true;
    await delay(50);
  }
  return false;
}
