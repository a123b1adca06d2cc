/** Work done in steps while requests are answered in between, or at once by whoever needs its result first. */
export type Stepwise<Result> = {
  /** The result; what is still to be done for it is done now. */
  finish: () => Result;
  /** No further steps are taken. */
  stop: () => void;
};

/** Begins work whose steps end at its yields: the first is taken after what waits already. */
export function doStepwise<Result>(steps: Generator<void, Result, void>): Stepwise<Result> {
  let done: { result: Result } | null = null;
  let next: NodeJS.Immediate | null = null;
  const step = () => {
    const { done: isDone, value } = steps.next();
    if (isDone) done = { result: value };
  };
  const stop = () => {
    if (next) clearImmediate(next);
    next = null;
  };
  const stepLater = () => {
    next = setImmediate(() => {
      step();
      if (done) next = null;
      else stepLater();
    });
    // Nobody's process stays for it.
    next.unref();
  };
  stepLater();
  return {
    finish() {
      stop();
      while (!done) step();
      return done.result;
    },
    stop,
  };
}
