/** Work in steps, with requests answered in between, or at once when somebody needs its result. */
export type Stepwise<Result> = {
  /** Takes all remaining steps now. Throws what a step has thrown, each time. */
  finish: () => Result;
  /** When no step is left: done, thrown or stopped. */
  ended: Promise<void>;
  stop: () => void;
};

export type StepOptions = {
  /** The first step waits for the end of this. */
  after?: Pick<Stepwise<unknown>, 'ended'>;
  /** It rests between steps, so that V8's other threads get a processor too. */
  isPatient?: boolean;
};

/** Milliseconds of work in a row. */
const MOST_MILLISECONDS = 2;
/** Times as long as the work. */
const REST = 2;

/** Steps end at yields. Before each, the event loop gets a turn. */
export function doStepwise<Result>(
  steps: Generator<void, Result, void>,
  { after, isPatient = false }: StepOptions = {},
): Stepwise<Result> {
  let done: { result: Result } | null = null;
  let failed: { error: unknown } | null = null;
  let cancelNext = () => {};
  let milliseconds = 0;
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
  const stepAndGoOn = () => {
    const started = performance.now();
    step();
    milliseconds += performance.now() - started;
    if (!done && !failed) stepLater();
  };
  const stepLater = () => {
    // Neither is unref'd: the event loop would sleep before each step until something wakes it.
    if (!isPatient || milliseconds < MOST_MILLISECONDS) {
      const turn = setImmediate(stepAndGoOn);
      cancelNext = () => clearImmediate(turn);
    } else {
      const rest = setTimeout(stepAndGoOn, REST * milliseconds);
      cancelNext = () => clearTimeout(rest);
      milliseconds = 0;
    }
  };
  if (after) {
    void after.ended.then(() => {
      if (!done && !failed && !isStopped) stepLater();
    });
  } else stepLater();
  return {
    finish() {
      cancelNext();
      while (!done && !failed) step();
      if (!done) throw failed?.error;
      return done.result;
    },
    ended: ended.promise,
    stop() {
      isStopped = true;
      cancelNext();
      ended.resolve();
    },
  };
}
