/** Readers of a dataset work in steps, as a server answers requests in between. */
export function doAtOnce<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done: isDone, value } = steps.next();
    if (isDone) return value;
  }
}
