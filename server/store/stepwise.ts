/** Work in steps, with requests answered in between, or at once when somebody needs its result. */
export type Stepwise<Result> = {
  /** Takes all remaining steps now. Throws what a step has thrown, each time. */
  finish: () => Result;
  /** When no step is left: done, thrown or stopped. */
  ended: Promise<void>;
  stop: () => void;
};

/** Steps end at yields. The first waits for its turn of the event loop. */
export function doStepwise<Result>(steps: Generator<void, Result, void>): Stepwise<Result> {
  let done: { result: Result } | null = null;
  let failed: { error: unknown } | null = null;
  let next: NodeJS.Immediate | null = null;
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
  stepLater();
  return {
    finish() {
      pause();
      while (!done && !failed) step();
      if (!done) throw failed?.error;
      return done.result;
    },
    ended: ended.promise,
    stop() {
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
