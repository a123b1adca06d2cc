/** Work done in steps while requests are answered in between, or at once by whoever needs its result first. */
export type Stepwise<Result> = {
  /** The result; what is still to be done for it is done now. Throws, each time, what a step has thrown. */
  finish: () => Result;
  /** No further steps are taken. */
  stop: () => void;
};

/** Begins work whose steps end at its yields: the first is taken after what waits already. */
export function doStepwise<Result>(steps: Generator<void, Result, void>): Stepwise<Result> {
  let done: { result: Result } | null = null;
  let failed: { error: unknown } | null = null;
  let next: NodeJS.Immediate | null = null;
  const step = () => {
    try {
      const { done: isDone, value } = steps.next();
      if (isDone) done = { result: value };
    } catch (error) {
      // Nobody waits for it here: whoever wants the result hears of it.
      failed = { error };
    }
  };
  const stop = () => {
    if (next) clearImmediate(next);
    next = null;
  };
  const stepLater = () => {
    next = setImmediate(() => {
      step();
      if (done || failed) next = null;
      else stepLater();
    });
    // Nobody's process stays for it.
    next.unref();
  };
  stepLater();
  return {
    finish() {
      stop();
      while (!done && !failed) step();
      if (!done) throw failed?.error;
      return done.result;
    },
    stop,
  };
}
