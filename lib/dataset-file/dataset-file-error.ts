/** A dataset file or manifest that can't be used; the message says why in one sentence. */
export class DatasetFileError extends Error {
  override name = 'DatasetFileError';
}
