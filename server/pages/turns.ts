/**
 * Lets requests for one address run together only while they read the same dataset version. Next shares a render
 * under way among all requests for its address: one that began before a switch must not be shared with a request
 * that came after it, so that one waits for its turn.
 */
export function createTurns() {
  const running = new Map<string, { version: string; jobs: Set<Promise<unknown>> }>();

  return async function takeTurn<Result>(
    address: string,
    version: string,
    job: () => Promise<Result>,
  ): Promise<Result> {
    for (let turn = running.get(address); turn && turn.version !== version; turn = running.get(address)) {
      await Promise.allSettled(turn.jobs);
    }
    const turn = running.get(address) ?? { version, jobs: new Set() };
    running.set(address, turn);
    const result = job();
    turn.jobs.add(result);
    try {
      return await result;
    } finally {
      turn.jobs.delete(result);
      if (turn.jobs.size === 0) running.delete(address);
    }
  };
}
