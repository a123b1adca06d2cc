import type { ErrorEnvelope } from '../contract/error-envelope.ts';
import {
  type OperationId,
  type OperationPath,
  operationPaths,
  type PathOf,
} from '../contract/operation-paths.ts';
import type { AnswerOf, SentTo } from '../contract/operations.ts';

/** Where the API is (an address ending in `/v2`) and how it is reached: by default over the network. */
export type ApiConnection = { baseUrl: string; fetch?: (request: Request) => Promise<Response> };

/** What every call takes besides its parameters. */
export type CallOptions = { signal?: AbortSignal };

/** The parameters of an operation, those of its path and of its query together. */
export type Input<Id extends OperationId> = SentTo<Id>;

type Arguments<Id extends OperationId> =
  object extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions];

type Output<Id extends OperationId> =
  | AnswerOf<Id>
  | (PathOf<Id> extends { mayBeMissing: true } ? null : never);

/** The client: a function for each operation, named by its operationId. */
export type Api = { [Id in OperationId]: (...parameters: Arguments<Id>) => Promise<Output<Id>> };

/**
 * Makes the client. A call resolves to the content of `data` (documents as they are), or to null on a 404 where the operation
 * allows one, and otherwise throws an `ApiError`.
 */
export function createApi({ baseUrl, fetch = globalThis.fetch }: ApiConnection): Api {
  const toCall =
    (operation: OperationPath) =>
    async (input: object = {}, options: CallOptions = {}) => {
      const response = await fetch(new Request(baseUrl + addressOf(operation.path, input), options));
      if (response.status === 404 && operation.mayBeMissing) return null;
      if (!response.ok) throw await toApiError(response);
      if (operation.document?.startsWith('text/')) return response.text();
      const body = await response.json();
      return operation.document ? body : body.data;
    };
  const calls = Object.entries(operationPaths).map(([id, operation]) => [id, toCall(operation)]);
  return Object.fromEntries(calls);
}

/** The path with its parameters filled in; all others become the query, lists with commas between. */
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

/** A failed answer of the API: HTTP's status, and what the error envelope says. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The stable number of the failure, as `lib/contract/errors.ts` lists them. */
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

/** Without an error envelope (a proxy's page), the status is all that is known. */
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
