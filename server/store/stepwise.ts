/** Work done in steps while requests are answered in between, or at once by whoever needs its result first. */
export type Stepwise<Result> = {
  /** The result; what is still to be done for it is done now. Throws, each time, what a step has thrown. */
  finish: () => Result;
  /** Resolves once no step is left to take: all are done, one has thrown, or they were stopped. */
  ended: Promise<void>;
  /** No further steps are taken. */
  stop: () => void;
};

/** Begins work whose steps end at its yields: the first is taken after what waits already. */
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
      // Nobody waits for it here: whoever wants the result hears of it.
      failed = { error };
    }
    if (done || failed) ended.resolve();
  };
  const pause = () => {
    if (next) clearImmediate(next);
    next = null;
  };
  const stepLater = () => {
    // Not unref'd: the event loop would sleep before each step until something else wakes it.
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
