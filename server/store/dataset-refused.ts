/** A dataset file that can't be served, with the reason in a sentence. */
export class DatasetRefused extends Error {
  override name = 'DatasetRefused';
}
