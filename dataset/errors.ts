/** Something that the operator can do something about; the message is the one sentence shown. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** A source can't be used as a whole (a bad element is a Finding): names the file and what to do. */
export class SourceError extends Error {
  override name = 'SourceError';
}
