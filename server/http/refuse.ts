import type { MiddlewareHandler } from 'hono';
import type { ErrorEnvelope } from '#lib/contract/error-envelope.ts';
import { type ErrorKind, errors } from '#lib/contract/errors.ts';
import { type Env, type RequestContext, send } from './env.ts';
import { API_HEADERS } from './headers.ts';

export type Problem = {
  error: ErrorKind;
  /** Replaces the error's general one. */
  message?: string;
  parameter?: string | null;
  /** Replaces the error's usual one. */
  status?: number;
};

/** When to ask a server without a dataset again. */
const RETRY_SECONDS = '5';

/** The error envelope with its status and headers. */
export function errorAnswer(problem: Problem, requestId: string) {
  const { error, parameter = null } = problem;
  const { code, meaning, status: usualStatus } = errors[error];
  const { message = meaning, status = usualStatus } = problem;
  const envelope: ErrorEnvelope = { error: { code, message, status, parameter, request_id: requestId } };
  const body = JSON.stringify(envelope);
  const headers: Record<string, string> = {
    ...API_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': cacheControl(error, status),
    ...(error === 'unavailable' && { 'Retry-After': RETRY_SECONDS }),
  };
  return { status, headers, body };
}

/** The header of an error: not cached if it may soon pass, or if it depends on how this client asked. */
function cacheControl(error: ErrorKind, status: number): string {
  const isPassing = status === 429 || status >= 500;
  return isPassing || error === 'malformed' ? 'no-store' : 'public, max-age=60';
}

export function refuse(c: RequestContext, problem: Problem, more: Record<string, string> = {}): Response {
  const { status, headers, body } = errorAnswer(problem, c.get('requestId'));
  return send(c, body, status, { ...headers, ...more });
}

/** 405 for methods that have no handler before this one. */
export function methodNotAllowed(methods: readonly string[]): MiddlewareHandler<Env> {
  const message = `Only ${methods.slice(0, -1).join(', ')} and ${methods.at(-1)} work here.`;
  return async (c) => refuse(c, { error: 'method', message }, { Allow: methods.join(', ') });
}
