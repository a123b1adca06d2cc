/** Something that the operator can do something about; the message is the one sentence shown. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** A source that can't be used at all: the message names the file and says what to do. (A bad element is a Finding.) */
export class SourceError extends Error {
  override name = 'SourceError';
}
