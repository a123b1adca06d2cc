/** A failure that the operator can do something about; its message is the one sentence shown for it. */
export class BuildError extends Error {
  override name = 'BuildError';
}
