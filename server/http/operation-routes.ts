import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Found, Operation, Site } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';
import {
  acceptedEncoding,
  compress,
  decompressBrotli,
  type Encoding,
  SMALLEST_COMPRESSED,
} from './encoding.ts';
import { entityTag, tagsOfAnswer } from './entity-tag.ts';
import { datasetFor, type Env, type RequestContext, rawQuery, send } from './env.ts';
import { API_HEADERS, CACHE_CONTROL, METHODS, preflight, SERVICE_DESCRIPTION } from './headers.ts';
import { pageLinks } from './page-links.ts';
import { createParameterReader } from './read-parameters.ts';
import { methodNotAllowed, refuse } from './refuse.ts';

export type OperationOptions = {
  site: Site;
  /** Distinguishes servers that answer differently from the same dataset. */
  revision: string;
  dataset: () => Dataset | null;
};

/** A body as it's sent. `hasMore` says of a page of a list whether there's another. */
type Sendable = { body: Uint8Array<ArrayBuffer>; encoding: Encoding; hasMore: boolean | undefined };

/** Answers that took work, of all versions; those of an old one are soon pushed out. */
const KEPT_BYTES = 24 * 1024 * 1024;
const ENTRY_BYTES = 200;

/** A route for each operation, at its path of the contract. */
export function operationRoutes(operations: readonly Operation[], options: OperationOptions): Hono<Env> {
  const kept = new LRUCache<string, Sendable>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + ENTRY_BYTES,
  });
  const routes = new Hono<Env>();
  for (const operation of literalsFirst(operations)) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    routes.get(path, answerOperation(operation, options, kept));
    routes.options(path, preflight);
    routes.all(path, methodNotAllowed(METHODS));
  }
  return routes;
}

/** The first route that matches answers, and literal segments win over parameters. */
function literalsFirst(operations: readonly Operation[]): Operation[] {
  const rank = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, '~');
  return operations.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

function answerOperation(
  operation: Operation,
  { site, revision, dataset: current }: OperationOptions,
  kept: LRUCache<string, Sendable>,
) {
  const readParameters = createParameterReader(operation);
  return async (c: RequestContext): Promise<Response> => {
    const dataset = datasetFor(c, current);
    if (!dataset && !operation.isOfSite) return refuse(c, { error: 'unavailable' });
    const values = readParameters(c.req.param(), rawQuery(c));
    // The values were checked against the schemas that give the input its type.
    const said = dataset && operation.said?.(dataset, values as never);
    const name = `${said?.hash ?? dataset?.version ?? 'none'}-${revision}`;
    const wanted = acceptedEncoding(c);
    const ifNoneMatch = c.req.header('If-None-Match');
    const known = tagsOfAnswer(ifNoneMatch, name);
    if (known.length > 0) return notModified(c, tagOfCopy(known, entityTag(name, wanted)));
    const key = `${wanted} ${name} ${operation.path} ${JSON.stringify(values)}`;
    let sendable = kept.get(key);
    if (!sendable) {
      const answer = operation.answer(dataset!, values as never, site);
      sendable = { ...(await encode(answer, wanted)), hasMore: hasMoreOf(answer) };
      kept.set(key, sendable);
    }
    const { body, encoding, hasMore } = sendable;
    const tag = entityTag(name, encoding);
    // A star matches any answer that exists.
    if (ifNoneMatch?.trim() === '*') return notModified(c, tag);
    return send(c, body, 200, {
      ...API_HEADERS,
      'Content-Type': contentType(operation),
      'Content-Length': String(body.length),
      ETag: tag,
      'Cache-Control': CACHE_CONTROL,
      ...(hasMore !== undefined && {
        Link: [SERVICE_DESCRIPTION, ...pageLinks(rawQuery(c), values, hasMore)].join(', '),
      }),
      ...(said?.updatedAt && { 'Last-Modified': new Date(said.updatedAt).toUTCString() }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  };
}

function contentType({ mediaType }: Operation): string {
  const isText = mediaType.startsWith('text/') || mediaType === 'application/json';
  return isText ? `${mediaType}; charset=utf-8` : mediaType;
}

/** Encodes what was found; as identity where it's too small to gain anything. */
async function encode(found: Found, encoding: Encoding): Promise<Pick<Sendable, 'body' | 'encoding'>> {
  const content = 'data' in found ? { data: found.data } : found.document;
  if (content instanceof Uint8Array) {
    if (encoding === 'br') return { body: content as Uint8Array<ArrayBuffer>, encoding };
    return { body: await compress(await decompressBrotli(content), encoding), encoding };
  }
  const body = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  if (encoding === 'identity' || body.length < SMALLEST_COMPRESSED) return { body, encoding: 'identity' };
  return { body: await compress(body, encoding), encoding };
}

/** Whether there's another page, as a list says at its top or one level below; undefined if the answer isn't a list. */
function hasMoreOf(found: Found): boolean | undefined {
  if (!('data' in found)) return undefined;
  const records = [found.data, ...Object.values(found.data as object)];
  return records.find((each) => typeof each === 'object' && each !== null && 'has_more' in each)?.has_more;
}

/** The tag by which a cache finds the copy that's still right (RFC 9111, section 4.3.4). */
function tagOfCopy(known: readonly string[], wanted: string): string {
  return known.includes(wanted) ? wanted : known[0]!;
}

function notModified(c: RequestContext, tag: string): Response {
  return send(c, null, 304, { ...API_HEADERS, ETag: tag, 'Cache-Control': CACHE_CONTROL });
}

/** `path` is relative to `/v2`, as for `Moved`, or to the site for its files. */
export function movedPermanently(c: RequestContext, path: string): Response {
  const query = rawQuery(c);
  const root = c.req.path.startsWith('/v2/') ? '/v2' : '';
  const Location = `${root}${path}${query === '' ? '' : `?${query}`}`;
  return send(c, null, 301, {
    ...API_HEADERS,
    Location,
    'Content-Length': '0',
    'Cache-Control': CACHE_CONTROL,
  });
}
