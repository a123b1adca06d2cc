import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import {
  DOWNLOADS,
  type ExportedFiles,
  exportFolderName,
  readExportedFiles,
} from '#lib/dataset-file/exported-files.ts';
import { entityTag, namesAnswer } from '../http/entity-tag.ts';
import { type Env, type RequestContext, send } from '../http/env.ts';
import { METHODS, preflight } from '../http/headers.ts';
import { methodNotAllowed, refuse } from '../http/refuse.ts';

export type ExportedFilesOptions = {
  dataDir: string;
  /** Null before a dataset has been published. */
  version: () => string | null;
  siteUrl: string;
  /** Whether the dataset is fetched from elsewhere: then its files aren't here. */
  isFollowing: boolean;
  onError: (error: unknown, requestId: string) => void;
};

const INDEX = 'index.json';
const API_HAS_IT = 'The API has all its data: see /developers.';
const NOT_EXPORTED = `This edition was published without files to download. ${API_HAS_IT}`;
const NOT_HERE = `This server has no files to download: it follows an edition that is published elsewhere. ${API_HAS_IT}`;
const NOT_READABLE = "This file can't be read right now. Please try again.";

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Content-Length, Content-Range, Accept-Ranges, X-Request-Id',
  // A publish replaces the files behind the addresses.
  'Cache-Control': 'public, max-age=300, must-revalidate',
};

/**
 * The files of the published edition, whole or in ranges, and `/downloads/index.json`, the list of them, which `/downloads/` is
 * too. There's no quota: limit what a client may take in the proxy.
 */
export function downloadRoutes(options: ExportedFilesOptions): Hono<Env> {
  const routes = new Hono<Env>();
  const path = `${DOWNLOADS}:name{.*}`;
  routes.get(path, async (c) => {
    const version = options.version();
    if (version === null) return refuse(c, { error: 'unavailable' });
    const exported = readExportedFiles(options.dataDir, version);
    if (!exported) {
      return refuse(c, { error: 'unknownPath', message: options.isFollowing ? NOT_HERE : NOT_EXPORTED });
    }
    const name = c.req.param('name');
    if (name === '' || name === INDEX) return sendIndex(c, exported, options.siteUrl);
    const file = exported.files.find((each) => each.file === name);
    if (!file) {
      return refuse(c, {
        error: 'unknownPath',
        message: `There is no such file; ${DOWNLOADS}${INDEX} lists them.`,
      });
    }
    return sendFile(c, file, join(options.dataDir, exportFolderName(version), name));
  });
  // No descriptors, a damaged list: only this request fails.
  routes.onError((error, c) => {
    options.onError(error, c.get('requestId'));
    return refuse(c, { error: 'unavailable', message: NOT_READABLE });
  });
  routes.options(path, preflight);
  routes.all(path, methodNotAllowed(METHODS));
  return routes;
}

function sendIndex(c: RequestContext, { version, date, files }: ExportedFiles, siteUrl: string): Response {
  const listed = files.map(({ file, ...rest }) => ({ file, url: `${siteUrl}${DOWNLOADS}${file}`, ...rest }));
  const body = `${JSON.stringify({ version, date, files: listed }, null, 2)}\n`;
  const digest = createHash('sha256').update(body).digest('hex');
  const headers = { ...HEADERS, ETag: entityTag(digest, 'identity') };
  if (isKnown(c, digest)) return send(c, null, 304, headers);
  return send(c, body, 200, {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  });
}

function isKnown(c: RequestContext, name: string): boolean {
  const ifNoneMatch = c.req.header('If-None-Match');
  return ifNoneMatch?.trim() === '*' || namesAnswer(ifNoneMatch, name);
}

const TYPES: Readonly<Record<string, string>> = {
  gz: 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
  pmtiles: 'application/vnd.pmtiles',
  sqlite: 'application/vnd.sqlite3',
};

/** A single range of bytes in order; a server may answer anything else with the whole file (RFC 9110, section 14.2). */
const RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

async function sendFile(
  c: RequestContext,
  { file, sha256 }: ExportedFiles['files'][number],
  path: string,
): Promise<Response> {
  const tag = entityTag(sha256, 'identity');
  const headers = { ...HEADERS, ETag: tag, 'Accept-Ranges': 'bytes' };
  if (isKnown(c, sha256) || isUnmodified(c, path)) return send(c, null, 304, headers);
  if (!takesRange(c, tag)) {
    const others = new Headers(c.req.raw.headers);
    others.delete('Range');
    c.req.raw = new Request(c.req.raw, { headers: others });
  }
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const serve = serveStatic({
    path,
    onFound(_, { res }) {
      res.headers.set('Content-Type', type);
    },
  });
  for (const [name, value] of Object.entries({ ...c.get('headers'), ...headers })) c.header(name, value);
  c.header('Content-Disposition', `attachment; filename="${file}"`);
  const answer = await serve(c, async () => {});
  return answer ?? refuse(c, { error: 'unavailable', message: NOT_READABLE });
}

/** Whether a mirror that only knows its copy's time has this file. The times must be equal, since a rollback brings back older files. */
function isUnmodified(c: RequestContext, path: string): boolean {
  const since = c.req.header('If-Modified-Since');
  // RFC 9110, section 13.1.3: if a tag was sent, it decides.
  if (since === undefined || c.req.header('If-None-Match') !== undefined) return false;
  return since === statSync(path).mtime.toUTCString();
}

/** Whether there's one range that can be sent, of the file that the client knows. */
function takesRange(c: RequestContext, tag: string): boolean {
  const [range, first, last] = RANGE.exec(c.req.header('Range')?.trim() ?? '') ?? [];
  const ifRange = c.req.header('If-Range');
  const isInOrder = !first || !last || Number(first) <= Number(last);
  return range !== undefined && isInOrder && (ifRange === undefined || ifRange === tag);
}
