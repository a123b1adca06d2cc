/** Work done in steps, with requests answered in between, or at once as soon as somebody needs its result. */
export type Stepwise<Result> = {
  /** The result; all remaining steps are taken now. Throws, each time, what a step has thrown. */
  finish: () => Result;
  /** Resolves when no step is left: all are done, one has thrown, or they were stopped. */
  ended: Promise<void>;
  /** No further steps are taken. */
  stop: () => void;
};

/** Begins work whose steps end at its yields. The first step waits for its turn of the event loop. */
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
      // Nobody waits here; `finish` throws it.
      failed = { error };
    }
    if (done || failed) ended.resolve();
  };
  const pause = () => {
    if (next) clearImmediate(next);
    next = null;
  };
  const stepLater = () => {
    // Not unref'd, because then the event loop would sleep before each step until something else wakes it.
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

/** Takes all steps now. */
export function doAtOnce<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done: isDone, value } = steps.next();
    if (isDone) return value;
  }
}
