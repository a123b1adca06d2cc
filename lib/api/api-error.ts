/**
 * A failed answer of the API. `status` is HTTP's, `code` the stable number of the error envelope: 5030 means that
 * no dataset has been published yet, 4290 that the caller should wait `retryAfterSeconds` and try once more.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: number;
  readonly parameter: string | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(failure: {
    status: number;
    code: number;
    message: string;
    parameter?: string | null;
    requestId?: string | null;
    retryAfterSeconds?: number | null;
  }) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.parameter = failure.parameter ?? null;
    this.requestId = failure.requestId ?? null;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
  }
}

/** Code of the answer given while no dataset has been published. */
export const NO_DATASET_CODE = 5030;
