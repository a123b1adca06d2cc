import { doAtOnce } from '#lib/dataset-file/do-at-once.ts';
import type { Dataset } from './open-dataset.ts';

/** Something about a dataset that takes long to make, and is asked for again and again. */
export type MadeInSteps<Value> = {
  /** Made at once where it hasn't been prepared. */
  of: (dataset: Dataset) => Value;
  prepare: (dataset: Dataset) => Generator<void, void, void>;
};

export function madeInSteps<Value>(
  key: string,
  make: (dataset: Dataset) => Generator<void, Value, void>,
): MadeInSteps<Value> {
  return {
    of: (dataset) => dataset.memo(key, () => doAtOnce(make(dataset))),
    *prepare(dataset) {
      const made = yield* make(dataset);
      dataset.memo(key, () => made);
    },
  };
}
