import type { Dataset } from '../store/open-dataset.ts';

/** A request as the API sees it, however it came in. */
export type ApiRequest = {
  method: string;
  /** Path relative to the API's root, with a leading slash. */
  path: string;
  /** The raw query, without `?`. */
  query: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** The dataset to answer from; null before one has been published. */
  dataset: Dataset | null;
  requestId: string;
};

/**
 * An answer: status, headers as a flat list of names and values, and the body (none for HEAD and 304), where it is text
 * as a byte string.
 */
export type ApiResponse = { status: number; headers: string[]; body: Buffer | string | null };

/** Answers a request; at once, except where a large body has to be compressed. */
export type ApiHandler = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>;
