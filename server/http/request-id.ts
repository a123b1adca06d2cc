import { randomBytes } from 'node:crypto';

/** Makes ids of requests: distinct within the process by a counter, between processes by a random beginning. */
export function createRequestIds(): () => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${process}-${(count++).toString(36)}`;
}
