import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ErrorKind, errors } from '#lib/contract/errors.ts';
import {
  DOWNLOADS,
  type ExportedFiles,
  exportFolderName,
  readExportedFiles,
} from '#lib/dataset-file/exported-files.ts';
import type { ApiResponse } from '../http/api-message.ts';
import { errorResponse, methodNotAllowed } from '../http/error-response.ts';
import { entityTag, METHODS, matchTag, PREFLIGHT_HEADERS } from '../http/representation.ts';
import { type ApiListener, writeAnswer } from '../http/request-listener.ts';
import { parseRange } from './parse-range.ts';

export type DownloadsOptions = {
  dataDir: string;
  /** Null before a dataset has been published. */
  version: () => string | null;
  siteUrl: string;
  /** Whether the dataset is fetched from elsewhere: then its files aren't here. */
  isFollowing: boolean;
  /** Names and values in turn, on every answer. */
  always: readonly string[];
  onError: (error: unknown, requestId: string) => void;
};

const INDEX = 'index.json';
const API_HAS_IT = 'The API has all its data: see /developers.';
const NOT_EXPORTED = `This edition was published without files to download. ${API_HAS_IT}`;
const NOT_HERE = `This server has no files to download: it follows an edition that is published elsewhere. ${API_HAS_IT}`;
/** A publish replaces the files behind the addresses. */
const CACHE_CONTROL = 'public, max-age=300, must-revalidate';

/** Node's codes for an answer that its client closed while it was sent, or before. */
const CLIENT_LEFT: ReadonlySet<string | undefined> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
]);

type File = ExportedFiles['files'][number];

/**
 * The files of the published edition, whole or in ranges, and `/downloads/index.json`, the list of them, which `/downloads/` is
 * too. There's no quota: limit what a client may take in the proxy.
 */
export function createDownloadsListener(options: DownloadsOptions): ApiListener {
  const { dataDir, always, onError } = options;
  return (request, response, { path, requestId }) => {
    const headers = [...always, ...COMMON, 'X-Request-Id', requestId];
    if (request.method === 'OPTIONS') {
      response.writeHead(204, [...headers, ...PREFLIGHT_HEADERS]).end();
      return;
    }
    const send = (answer: ApiResponse) => writeAnswer(request, response, answer, always);
    const refuse = (error: ErrorKind, message: string = errors[error].meaning) =>
      send(errorResponse({ error, message, requestId }));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(methodNotAllowed(METHODS, requestId));
    const version = options.version();
    if (version === null) return refuse('unavailable');
    // No descriptors, a damaged list, a missing file: only this request fails.
    const fail = (error: unknown) => {
      if (CLIENT_LEFT.has((error as NodeJS.ErrnoException).code)) return;
      onError(error, requestId);
      if (response.headersSent) response.destroy();
      else refuse('unavailable', "This file can't be read right now. Please try again.");
    };
    let exported: ExportedFiles | null;
    try {
      exported = readExportedFiles(dataDir, version);
    } catch (error) {
      return fail(error);
    }
    if (!exported) return refuse('unknownPath', options.isFollowing ? NOT_HERE : NOT_EXPORTED);
    const name = path.slice(DOWNLOADS.length);
    if (name === '' || name === INDEX)
      return sendIndex(request, response, { exported, siteUrl: options.siteUrl, headers });
    const file = exported.files.find((each) => each.file === name);
    if (!file) return refuse('unknownPath', `There is no such file; ${DOWNLOADS}${INDEX} lists them.`);
    sendFile(request, response, {
      file,
      path: join(dataDir, exportFolderName(version), name),
      headers,
    }).catch(fail);
  };
}

const COMMON = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'ETag, Content-Length, Content-Range, Accept-Ranges, X-Request-Id',
  'X-Content-Type-Options',
  'nosniff',
];

function sendIndex(
  request: IncomingMessage,
  response: ServerResponse,
  {
    exported: { version, date, files },
    siteUrl,
    headers,
  }: { exported: ExportedFiles; siteUrl: string; headers: readonly string[] },
): void {
  const listed = files.map(({ file, ...rest }) => ({ file, url: `${siteUrl}${DOWNLOADS}${file}`, ...rest }));
  const body = Buffer.from(`${JSON.stringify({ version, date, files: listed }, null, 2)}\n`);
  const tag = entityTag(createHash('sha256').update(body).digest('hex'), 'identity');
  const all = [...headers, 'ETag', tag, 'Cache-Control', CACHE_CONTROL];
  if (matchTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, all).end();
    return;
  }
  const length = String(body.length);
  response.writeHead(200, [
    ...all,
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    length,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const TYPES: Readonly<Record<string, string>> = {
  gz: 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
  pmtiles: 'application/vnd.pmtiles',
  sqlite: 'application/vnd.sqlite3',
};

type Sending = { file: File; path: string; headers: readonly string[] };

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, path, headers }: Sending,
): Promise<void> {
  const tag = entityTag(file.sha256, 'identity');
  const all = [...headers, 'ETag', tag, 'Cache-Control', CACHE_CONTROL, 'Accept-Ranges', 'bytes'];
  if (matchTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, all).end();
    return;
  }
  const handle = await open(path);
  try {
    await sendPart(request, response, { file, handle, tag, all });
  } finally {
    await handle.close();
  }
}

type Part = { file: File; handle: FileHandle; tag: string; all: string[] };

async function sendPart(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { file, handle, tag, all }: Part,
): Promise<void> {
  const { size } = await handle.stat();
  const isSame = asked['if-range'] === undefined || asked['if-range'] === tag;
  const range = method === 'GET' && isSame ? parseRange(asked.range, size) : null;
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...all, 'Content-Range', `bytes */${size}`, 'Content-Length', '0']).end();
    return;
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const type = TYPES[file.file.slice(file.file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  all.push('Content-Type', type, 'Content-Length', String(to - from + 1));
  if (range) all.push('Content-Range', `bytes ${from}-${to}/${size}`);
  all.push('Content-Disposition', `attachment; filename="${file.file}"`);
  response.writeHead(range ? 206 : 200, all);
  if (method === 'HEAD') response.end();
  else await pipeline(handle.createReadStream({ start: from, end: to, autoClose: false }), response);
}
