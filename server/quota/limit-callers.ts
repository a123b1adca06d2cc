import type { ApiResponse } from '../http/api-message.ts';
import { errorResponse } from '../http/error-response.ts';
import type { QuotaState } from './quota.ts';

/**
 * Makes the quota headers of an answer: the three names in wide use, and the structured fields that replace them
 * (draft-ietf-httpapi-ratelimit-headers), and after them what every answer `always` has. They are few, so each list is
 * made once.
 */
export function createQuotaHeaders(
  limit: number,
  always: readonly string[],
): (state: QuotaState) => readonly string[] {
  const made = new Map<number, readonly string[]>();
  return (state) => {
    const { remaining } = state;
    const resetSeconds = resetSecondsOf(state);
    const key = resetSeconds * (limit + 1) + remaining;
    const known = made.get(key);
    if (known) return known;
    const headers = [
      'RateLimit-Limit',
      String(limit),
      'RateLimit-Remaining',
      String(remaining),
      'RateLimit-Reset',
      String(resetSeconds),
      'RateLimit-Policy',
      `"default";q=${limit};w=1`,
      'RateLimit',
      `"default";r=${remaining};t=${resetSeconds}`,
      ...always,
    ];
    made.set(key, headers);
    return headers;
  };
}

/** The answer to a request over the quota. */
export function tooManyRequests(limit: number, state: QuotaState, requestId: string): ApiResponse {
  const resetSeconds = resetSecondsOf(state);
  const wait = `${resetSeconds} second${resetSeconds === 1 ? '' : 's'}`;
  const response = errorResponse({
    error: 'rateLimited',
    message: `More than ${limit} requests in one second. Wait ${wait}, then try once more.`,
    requestId,
  });
  response.headers.push('Retry-After', String(resetSeconds));
  return response;
}

/** Whole seconds until another request is allowed for certain: at least one, as the header knows no parts of one. */
function resetSecondsOf({ waitMilliseconds }: QuotaState): number {
  return Math.max(1, Math.ceil(waitMilliseconds / 1000));
}
