/** A failure that the operator can do something about; its message is the one sentence shown for it. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * A source that cannot be used as a whole: the build stops and prints the message, one sentence that names
 * the file and what to do. (A bad element inside a good source is a Finding instead.)
 */
export class SourceError extends Error {
  override name = 'SourceError';
}
