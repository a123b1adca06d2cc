/** Work in steps, with requests answered in between, or at once when somebody needs its result. */
export type Stepwise<Result> = {
  /** Takes all remaining steps now. Throws what a step has thrown, each time. */
  finish: () => Result;
  /** When no step is left: done, thrown or stopped. */
  ended: Promise<void>;
  stop: () => void;
};

/** Steps end at yields. The first waits for its turn of the event loop, after whatever comes `before`. */
export function doStepwise<Result>(
  steps: Generator<void, Result, void>,
  before?: Pick<Stepwise<unknown>, 'ended'>,
): Stepwise<Result> {
  let done: { result: Result } | null = null;
  let failed: { error: unknown } | null = null;
  let next: NodeJS.Immediate | null = null;
  let isStopped = false;
  const ended = Promise.withResolvers<void>();
  const step = () => {
    try {
      const { done: isDone, value } = steps.next();
      if (isDone) done = { result: value };
    } catch (error) {
      // `finish` throws it.
      failed = { error };
    }
    if (done || failed) ended.resolve();
  };
  const pause = () => {
    if (next) clearImmediate(next);
    next = null;
  };
  const stepLater = () => {
    // Not unref'd: the event loop would sleep before each step until something wakes it.
    next = setImmediate(() => {
      step();
      if (done || failed) next = null;
      else stepLater();
    });
  };
  if (before) {
    void before.ended.then(() => {
      if (!done && !failed && !isStopped) stepLater();
    });
  } else stepLater();
  return {
    finish() {
      pause();
      while (!done && !failed) step();
      if (!done) throw failed?.error;
      return done.result;
    },
    ended: ended.promise,
    stop() {
      isStopped = true;
      pause();
      ended.resolve();
    },
  };
}

export function doAtOnce<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done: isDone, value } = steps.next();
    if (isDone) return value;
  }
}
