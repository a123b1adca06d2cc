/** Something that the operator can do something about; the message is the one sentence shown. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * A source can't be used as a whole: one sentence that names the file and what to do. (A bad element in a
 * good source is a Finding.)
 */
export class SourceError extends Error {
  override name = 'SourceError';
}
