import { setTimeout as delay } from 'node:timers/promises';

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await delay(5);
}
