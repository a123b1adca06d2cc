import type { Dataset } from '../store/open-dataset.ts';

export type ApiRequest = {
  method: string;
  /** Path relative to the API's root, with a leading slash. */
  path: string;
  /** The raw query, without `?`. */
  query: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Null before a dataset has been published. */
  dataset: Dataset | null;
  requestId: string;
};

/**
 * `headers` are names and values in turn; the body (null for HEAD and 304) is a byte string where it is text.
 */
export type ApiResponse = { status: number; headers: string[]; body: Buffer | string | null };

export type ApiHandler = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>;
