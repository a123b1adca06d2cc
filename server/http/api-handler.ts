import { type BoundedCache, createBoundedCache, ownBytes } from '#lib/cache/bounded-cache.ts';
import { type Answer, failure, type Operation, type Site } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';
import type { ApiHandler, ApiRequest, ApiResponse } from './api-message.ts';
import { errorResponse, methodNotAllowed } from './error-response.ts';
import { pageLinks } from './page-links.ts';
import { createParameterReader, createRouter, type ParameterReader } from './read-request.ts';
import {
  CACHE_CONTROL,
  commonHeaders,
  compress,
  decompressBrotli,
  type Encoding,
  entityTag,
  METHODS,
  matchTag,
  PREFLIGHT_HEADERS,
  rememberEncodings,
  SMALLEST_COMPRESSED,
} from './representation.ts';

export type ApiHandlerOptions = {
  operations: readonly Operation[];
  site: Site;
  /** For redirects: `/v2`, or nothing for files at the root. */
  root: '/v2' | '';
  /** Distinguishes servers that answer differently from the same dataset. */
  revision: string;
  /** Gets the reason for each 500, which callers don't see, and what it was to be answered from. */
  onError: (error: unknown, requestId: string, dataset: Dataset | null) => void;
};

type Endpoint = {
  operation: Operation;
  readParameters: ParameterReader;
  contentType: string;
  negotiate: (acceptEncoding: string | undefined) => Encoding;
};

/** Bodies that took work to read or encode, for each dataset version. */
const CACHED_BYTES = 24 * 1024 * 1024;
const ENTRY_BYTES = 200;
/** Short text is sent in one write with the headers, bytes in a second one. */
const SENT_AS_TEXT = 4096;
/** How many answers that aren't kept are remembered. */
const REMEMBERED = 2000;

/** `hasMore` is a page's of a list. */
type Kept = { body: Buffer | string; hasMore: boolean | undefined };
type Versioned = { name: string; bodies: BoundedCache<Kept>; askedOnce: BoundedCache<true> };

/**
 * Matches the path, reads parameters strictly, answers 304 where it can, asks the operation, encodes. It
 * knows nothing of sockets: the network and the in-process client call the same function.
 */
export function createApiHandler({
  operations,
  site,
  root,
  revision,
  onError,
}: ApiHandlerOptions): ApiHandler {
  const route = createRouter(operations.map((operation) => [operation.path, toEndpoint(operation)] as const));
  const versioned = rememberVersions(revision);

  const answer = (request: ApiRequest): ApiResponse | Promise<ApiResponse> => {
    const matched = route(request.path);
    if (!matched) return refuse(request, failure('unknownPath'));
    const { method, requestId } = request;
    if (method === 'OPTIONS') return preflight(requestId);
    if (method !== 'GET' && method !== 'HEAD') {
      return methodNotAllowed(METHODS, requestId);
    }
    const { operation, readParameters } = matched.value;
    const { dataset } = request;
    if (!dataset && !operation.answerWithoutDataset) {
      return refuse(request, failure('unavailable'));
    }
    const read = readParameters(matched.parameters, request.query);
    if (read.kind === 'failure') return refuse(request, read);
    const version = versioned(dataset);
    // The values were checked against the schemas that give the input its type.
    const said = dataset && operation.said?.(dataset, read.values as never);
    const name = said ? `${said.hash}-${revision}` : version.name;
    const match = matchTag(request.ifNoneMatch, entityTag(name, 'identity'));
    if (match === 'tag') {
      return notModified(entityTag(name, matched.value.negotiate(request.acceptEncoding)), requestId);
    }
    const make = (): Answer => {
      if (dataset) return operation.answer(dataset, read.values as never, site);
      return operation.answerWithoutDataset?.(site) ?? failure('unavailable');
    };
    const modified = said?.updatedAt ? httpDate(said.updatedAt) : null;
    const responding = { ...version, name, modified, root, values: read.values, isSpared: match === 'any' };
    return respond(request, matched.value, responding, make);
  };

  return (request) => {
    try {
      const response = answer(request);
      return response instanceof Promise ? response.catch((error) => fail(error, request)) : response;
    } catch (error) {
      return fail(error, request);
    }
  };

  function fail(error: unknown, { requestId, dataset }: ApiRequest): ApiResponse {
    onError(error, requestId, dataset);
    return refuse({ requestId }, failure('internal'));
  }
}

function toEndpoint(operation: Operation): Endpoint {
  const { mediaType } = operation;
  return {
    operation,
    readParameters: createParameterReader(operation),
    contentType:
      mediaType.startsWith('text/') || mediaType === 'application/json'
        ? `${mediaType}; charset=utf-8`
        : mediaType,
    // Documents stored as brotli cost nothing in brotli; others are compressed while the caller waits, and
    // zstd is fastest.
    negotiate: rememberEncodings(
      operation.isStoredCompressed ? ['br', 'zstd', 'gzip'] : ['zstd', 'br', 'gzip'],
    ),
  };
}

function rememberVersions(revision: string): (dataset: Dataset | null) => Versioned {
  const byDataset = new WeakMap<Dataset, Versioned>();
  const make = (version: string) => ({
    name: `${version}-${revision}`,
    bodies: createBoundedCache<Kept>(CACHED_BYTES, ({ body }, key) => body.length + key.length + ENTRY_BYTES),
    askedOnce: createBoundedCache<true>(REMEMBERED, () => 1),
  });
  const withoutDataset = make('none');
  return (dataset) => {
    if (!dataset) return withoutDataset;
    const known = byDataset.get(dataset);
    if (known) return known;
    const made = make(dataset.version);
    byDataset.set(dataset, made);
    return made;
  };
}

const DATES_REMEMBERED = 200;
const httpDates = createBoundedCache<string>(DATES_REMEMBERED, () => 1);

/** `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7). */
function httpDate(timestamp: string): string {
  const known = httpDates.get(timestamp);
  if (known) return known;
  const date = new Date(timestamp).toUTCString();
  httpDates.set(timestamp, date);
  return date;
}

function refuse(
  { requestId }: Pick<ApiRequest, 'requestId'>,
  { error, message, parameter }: ReturnType<typeof failure>,
): ApiResponse {
  return errorResponse({ error, message, parameter, requestId });
}

function preflight(requestId: string): ApiResponse {
  return { status: 204, headers: [...PREFLIGHT_HEADERS, ...commonHeaders(requestId)], body: null };
}

function notModified(tag: string, requestId: string): ApiResponse {
  return {
    status: 304,
    headers: ['ETag', tag, 'Cache-Control', CACHE_CONTROL, ...commonHeaders(requestId)],
    body: null,
  };
}

type Responding = Versioned & {
  /** In the form of Last-Modified; null where that's unknown. */
  modified: string | null;
  root: string;
  values: Record<string, unknown>;
  /** Whether the client has an answer already, if there is one. */
  isSpared: boolean;
};

function respond(
  request: ApiRequest,
  endpoint: Endpoint,
  { name, modified, bodies, askedOnce, root, values, isSpared }: Responding,
  make: () => Answer,
): ApiResponse | Promise<ApiResponse> {
  const encoding = endpoint.negotiate(request.acceptEncoding);
  const send = ({ body, hasMore }: Kept, actual: Encoding) =>
    isSpared
      ? notModified(entityTag(name, actual), request.requestId)
      : success(request, endpoint, {
          tag: entityTag(name, actual),
          modified,
          links: hasMore === undefined ? '' : pageLinks(request.query, values, hasMore),
          body,
          encoding: actual,
        });
  const { isStoredCompressed, isAskedForAgain } = endpoint.operation;
  const isKept = encoding !== 'identity' || isStoredCompressed === true || isAskedForAgain === true;
  // Keyed by the values read, so that unknown parameters and other spellings add no entries.
  const key = isKept ? `${encoding} ${endpoint.operation.path} ${JSON.stringify(values)}` : '';
  const cached = isKept ? bodies.get(key) : undefined;
  if (cached) return send(cached, encoding);
  const answer = make();
  if (answer.kind === 'failure') return refuse(request, answer);
  if (answer.kind === 'moved') return movedPermanently(request, `${root}${answer.path}`);
  // From the second request on: otherwise a crawl would push everything else out, and each body would be
  // old, and expensive to collect, by the time it goes.
  const { hasMore } = answer;
  const keep = (body: Buffer | string) => {
    if (askedOnce.get(key)) bodies.set(key, { body: toKeep(body), hasMore });
    else askedOnce.set(key, true);
    return send({ body, hasMore }, encoding);
  };
  const body = typeof answer.body === 'string' ? answer.body : bufferOf(answer.body);
  const encoded = encode(body, answer.isBrotli, encoding);
  if (encoded === null) {
    const isSentAsIs = isAskedForAgain && encoding === 'identity';
    return isSentAsIs ? keep(body) : send({ body, hasMore }, 'identity');
  }
  return encoded instanceof Promise ? encoded.then(keep) : keep(encoded);
}

function toKeep(body: Buffer | string): Buffer | string {
  if (typeof body !== 'string') return ownBytes(body);
  const bytes = bytesOf(body);
  // In one piece: a body was put together from many, which would be joined again each time it's sent.
  return bytes.length < SENT_AS_TEXT ? bytes.toString('latin1') : bytes;
}

/** Null if it's too small to gain anything. */
function encode(
  body: Buffer | string,
  isBrotli: boolean,
  encoding: Encoding,
): Buffer | Promise<Buffer> | null {
  if (isBrotli && typeof body !== 'string')
    return encoding === 'br' ? body : compress(decompressBrotli(body), encoding);
  if (encoding === 'identity' || body.length < SMALLEST_COMPRESSED) return null;
  return compress(bytesOf(body), encoding);
}

function bytesOf(body: Buffer | string): Buffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function success(
  { method, requestId }: ApiRequest,
  { contentType }: Endpoint,
  {
    tag,
    modified,
    links,
    body,
    encoding,
  }: { tag: string; modified: string | null; links: string; body: Buffer | string; encoding: Encoding },
): ApiResponse {
  const headers = [
    'Content-Type',
    contentType,
    'Content-Length',
    String(body.length),
    'ETag',
    tag,
    'Cache-Control',
    CACHE_CONTROL,
    ...commonHeaders(requestId, links),
  ];
  if (modified !== null) headers.push('Last-Modified', modified);
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return { status: 200, headers, body: method === 'HEAD' ? null : body };
}

function movedPermanently({ query, requestId }: ApiRequest, path: string): ApiResponse {
  const location = `${path}${query === '' ? '' : `?${query}`}`;
  return {
    status: 301,
    headers: [
      'Location',
      location,
      'Content-Length',
      '0',
      'Cache-Control',
      CACHE_CONTROL,
      ...commonHeaders(requestId),
    ],
    body: null,
  };
}
