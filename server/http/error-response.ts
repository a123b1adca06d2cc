import type { ErrorEnvelope } from '#lib/contract/error-envelope.ts';
import { type ErrorKind, errors } from '#lib/contract/errors.ts';
import { toByteString } from '../store/byte-string.ts';
import type { ApiResponse } from './api-message.ts';
import { commonHeaders } from './representation.ts';

export type Problem = {
  error: ErrorKind;
  message: string;
  parameter?: string | null;
  requestId: string;
  status?: number;
  /** Soon it may be there. */
  mayPass?: boolean;
};

/** Not cached if it may soon pass, or if it depends on how this client asked: another would get an answer. */
function cacheControl(error: ErrorKind, status: number, mayPass: boolean): string {
  const isPassing = mayPass || status === 429 || status >= 500;
  return isPassing || error === 'malformed' ? 'no-store' : 'public, max-age=60';
}

/** When to ask a server without a dataset again. */
const RETRY_SECONDS = '5';

export function errorResponse(problem: Problem): ApiResponse {
  const { error, message, parameter = null, requestId, status, mayPass = false } = problem;
  const { code, status: usualStatus } = errors[error];
  const actual = status ?? usualStatus;
  const envelope: ErrorEnvelope = {
    error: { code, message, status: actual, parameter, request_id: requestId },
  };
  const body = toByteString(JSON.stringify(envelope));
  return {
    status: actual,
    headers: [
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(body.length),
      'Cache-Control',
      cacheControl(error, actual, mayPass),
      ...(error === 'unavailable' ? ['Retry-After', RETRY_SECONDS] : []),
      ...commonHeaders(requestId),
    ],
    body,
  };
}

export function methodNotAllowed(methods: readonly string[], requestId: string): ApiResponse {
  const message = `Only ${methods.slice(0, -1).join(', ')} and ${methods.at(-1)} work here.`;
  const answer = errorResponse({ error: 'method', message, requestId });
  answer.headers.push('Allow', methods.join(', '));
  return answer;
}
