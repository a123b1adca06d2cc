import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { SourceError } from '../errors.ts';
import type { Finding } from '../finding.ts';

/** Findings are about lines that gave no record. */
export type ReadRecords<R> = { records: R[]; findings: Finding[]; linesRead: number; linesRejected: number };

/** Reads files in the order of their paths, so that the order in which they're given makes no difference. */
export async function readFiles<R>(
  paths: readonly string[],
  readFile: (path: string, read: ReadRecords<R>) => Promise<void>,
): Promise<ReadRecords<R>> {
  const read: ReadRecords<R> = { records: [], findings: [], linesRead: 0, linesRejected: 0 };
  for (const path of paths.toSorted()) await readFile(path, read);
  return read;
}

export function rejectLine(read: ReadRecords<unknown>, ...findings: Finding[]): void {
  read.linesRejected++;
  read.findings.push(...findings);
}

/** What's said about a line that can't be read. */
export function badLine(source: string, place: string, rule: string, text: string): Finding {
  const value = text.length <= 80 ? text : `${text.slice(0, 79)}…`;
  return { source, place, rule, value, action: 'rejected' };
}

/** `place` is 'file:line'. */
type SourceLine = { place: string; text: string };

/** No course's record is longer; a file without line breaks is some other kind of file. */
const LONGEST_LINE = 4_000_000;

/** UTF-8, plain or gzip, without empty lines. Throws SourceError when it can't be read, is cut off or isn't text. */
export async function* readLines(path: string): AsyncGenerator<SourceLine> {
  const file = basename(path);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  let rest = '';
  const toLine = (text: string): SourceLine => {
    number++;
    return { place: `${file}:${number}`, text: text.endsWith('\r') ? text.slice(0, -1) : text };
  };
  const decode = (chunk: Uint8Array | undefined): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new SourceError(`${file}:${number + 1}: not UTF-8 text; save the file as UTF-8`);
    }
  };
  for await (const chunk of readBytes(path, file)) {
    const lines = (rest + decode(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) {
      throw new SourceError(
        `${file}:${number + 1}: this line is longer than 4 MB; each line should be one record`,
      );
    }
    for (const line of lines.map(toLine)) if (line.text.trim() !== '') yield line;
  }
  const last = toLine(rest + decode(undefined));
  if (last.text.trim() !== '') yield last;
}

/** How much of a file shows what kind it is: bytes. */
const START_BYTES = 64 * 1024;

/** The beginning of a text file, plain or gzip. Throws SourceError when it can't be read. */
export async function readStart(path: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of readBytes(path, basename(path))) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= START_BYTES) break;
  }
  return text;
}

/** A text file of any length, plain or gzip, as a whole. Throws SourceError when it can't be read or isn't text. */
export async function readText(path: string): Promise<string> {
  const file = basename(path);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const chunk of readBytes(path, file)) {
    try {
      text += decoder.decode(chunk, { stream: true });
    } catch {
      throw new SourceError(`${file}: not UTF-8 text; save the file as UTF-8`);
    }
  }
  return text;
}

async function* readBytes(path: string, file: string): AsyncGenerator<Uint8Array> {
  try {
    const zipped = await isGzip(path);
    const bytes = createReadStream(path);
    // Errors of either stream reach the reader, so the callback has nothing to do.
    yield* zipped ? pipeline(bytes, createGunzip(), () => {}) : bytes;
  } catch (error) {
    throw new SourceError(`${file}: ${reasonOf(error)}`, { cause: error });
  }
}

async function isGzip(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES') return 'the file may not be read';
  if (code === 'EISDIR') return 'a folder, not a file';
  if (code === 'Z_BUF_ERROR') return 'the gzip file is cut off; fetch it again';
  if (code.startsWith('Z_')) return 'the gzip file is damaged; fetch it again';
  return `the file could not be read (${code || String(error)})`;
}

/** Whether a file's first line states its source instead of holding a record. */
export function isStatement(line: string): boolean {
  return /^\uFEFF?\s*\{\s*"_source"\s*:/.test(line);
}

export type JsonLine = { place: string; object: Readonly<Record<string, unknown>> };

/** Reads NDJSON, plain or gzip. A bad line becomes a finding; throws SourceError for a bad first line. */
export async function readNdjson(
  path: string,
  source: string,
  read: ReadRecords<unknown>,
  onObject: (line: JsonLine) => void,
): Promise<void> {
  let isFirst = true;
  let lines = 0;
  for await (const { place, text } of readLines(path)) {
    const states = isFirst && isStatement(text);
    isFirst = false;
    if (states) continue;
    const object = parseObject(text.replace(/^\uFEFF/, ''));
    if (!object && lines === 0) {
      throw new SourceError(
        `${place}: not a JSON object; ${source} are read from files with one JSON object per line`,
      );
    }
    lines++;
    read.linesRead++;
    if (object) onObject({ place, object });
    else rejectLine(read, badLine(source, place, 'line-not-a-json-object', text));
  }
}

function parseObject(text: string): JsonLine['object'] | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a line by RFC 4180, but they can't hold line breaks. Null when a quote is left open or misplaced. */
export function parseCsvLine(line: string): string[] | null {
  try {
    return parse(line, { record_delimiter: '\n' })[0] ?? [''];
  } catch {
    return null;
  }
}
