import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something is true, looking every few milliseconds; the test runner ends a wait that never does. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await delay(5);
}
