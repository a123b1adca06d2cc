/** Something published elsewhere that could not be had; the message says why in one sentence. */
export class FetchFailed extends Error {
  override name = 'FetchFailed';
}
