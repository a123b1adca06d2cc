/**
 * A source that cannot be used as a whole: the build stops and prints the message, one sentence that names
 * the file and what to do. (A bad element inside a good source is a Finding instead.)
 */
export class SourceError extends Error {
  override name = 'SourceError';
}
