import type { ErrorEnvelope } from '../contract/error-envelope.ts';
import {
  type OperationId,
  type OperationPath,
  operationPaths,
  type PathOf,
} from '../contract/operation-paths.ts';
import type { AnswerOf, SentTo } from '../contract/operations.ts';

/** `baseUrl` ends in `/v2`; `fetch` is by default the network's. */
export type ApiConnection = { baseUrl: string; fetch?: (request: Request) => Promise<Response> };

export type CallOptions = { signal?: AbortSignal };

export type Input<Id extends OperationId> = SentTo<Id>;

type Arguments<Id extends OperationId> =
  object extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions];

type Output<Id extends OperationId> =
  | AnswerOf<Id>
  | (PathOf<Id> extends { mayBeMissing: true } ? null : never);

/** A function for each operation. */
export type Api = { [Id in OperationId]: (...parameters: Arguments<Id>) => Promise<Output<Id>> };

/**
 * A call resolves to the content of `data` (documents as they are), or to null on a 404 where the operation
 * allows one; otherwise it throws an `ApiError`.
 */
export function createApi(connection: ApiConnection): Api {
  const toCall =
    (id: OperationId) =>
    async (input: object = {}, options: CallOptions = {}) => {
      const response = await callApi(connection, id, input, options);
      const { document }: OperationPath = operationPaths[id];
      if (response === null) return null;
      if (document?.startsWith('text/')) return response.text();
      const body = await response.json();
      return document ? body : body.data;
    };
  const calls = Object.keys(operationPaths).map((id) => [id, toCall(id as OperationId)]);
  return Object.fromEntries(calls);
}

/** The answer before it is read; null where the operation allows a 404. */
async function callApi(
  { baseUrl, fetch = globalThis.fetch }: ApiConnection,
  id: OperationId,
  input: object,
  options: CallOptions = {},
): Promise<Response | null> {
  const { path, mayBeMissing }: OperationPath = operationPaths[id];
  const response = await fetch(new Request(baseUrl + addressOf(path, input), options));
  if (response.status === 404 && mayBeMissing) return null;
  if (!response.ok) throw await toApiError(response);
  return response;
}

/** Parameters not in the path become the query, lists joined by commas. */
function addressOf(template: string, input: object): string {
  const rest = new Map(Object.entries(input));
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = [...rest]
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${[value].flat().map(encodeURIComponent).join(',')}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** One of `lib/contract/errors.ts`. */
  readonly code: number;
  readonly parameter: string | null;
  readonly requestId: string | null;
  /** How long to wait before asking once more. */
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

/** The error of an answer; only the status is known where there's no envelope (a proxy's page). */
async function toApiError(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const retryAfter = headers.get('retry-after');
  const error = envelopeOf(await response.text());
  return new ApiError({
    status,
    code: error?.code ?? status * 10,
    message: error?.message ?? `The API answered ${status} without an error envelope.`,
    parameter: error?.parameter ?? null,
    requestId: error?.request_id ?? headers.get('x-request-id'),
    retryAfterSeconds: retryAfter !== null && Number.isFinite(Number(retryAfter)) ? Number(retryAfter) : null,
  });
}

function envelopeOf(body: string): ErrorEnvelope['error'] | null {
  try {
    const { error } = JSON.parse(body);
    return typeof error?.code === 'number' ? error : null;
  } catch {
    return null;
  }
}
