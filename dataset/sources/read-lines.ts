import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SourceError } from '../errors.ts';
import type { Finding } from '../finding.ts';

/** Findings are about lines that gave no record. */
export type ReadRecords<R> = { records: R[]; findings: Finding[]; linesRead: number; linesRejected: number };

/** `place` is 'file:line'. */
type SourceLine = { place: string; text: string };

/** No course's record is longer; a file without line breaks is some other kind of file. */
const LONGEST_LINE = 4_000_000;

/**
 * UTF-8, plain or gzip (by its first bytes), without line breaks, byte order mark and empty lines. Throws
 * SourceError when the file can't be read, is cut off or isn't text.
 */
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

/** A text file, plain or gzip, as a whole. Throws SourceError when it can't be read or isn't UTF-8. */
export async function readText(path: string): Promise<string> {
  const file = basename(path);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const pieces: string[] = [];
  for await (const chunk of readBytes(path, file)) {
    try {
      pieces.push(decoder.decode(chunk, { stream: true }));
    } catch {
      throw new SourceError(`${file}: not UTF-8 text; save the file as UTF-8`);
    }
  }
  return pieces.join('');
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

/**
 * NDJSON, plain or gzip. A bad line becomes a finding; a bad first line means that the file isn't NDJSON, and
 * an error stops the build. Of `most` lines where it's given.
 */
export async function readNdjson(
  path: string,
  source: string,
  onObject: (line: JsonLine) => void,
  most = Number.POSITIVE_INFINITY,
): Promise<{ lines: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  let lines = 0;
  let isFirst = true;
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
    if (lines === most) break;
    lines++;
    if (object) onObject({ place, object });
    else
      findings.push({
        source,
        place,
        rule: 'line-not-a-json-object',
        value: excerpt(text),
        action: 'rejected',
      });
  }
  return { lines, findings };
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

function excerpt(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}

/** RFC 4180, but fields can't hold line breaks. Null when a quote is left open or misplaced. */
export function parseCsvLine(line: string): string[] | null {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = line[at] === '"';
    const end = quoted ? closingQuote(line, at + 1) + 1 : nextComma(line, at);
    if (quoted && end === 0) return null;
    const field = quoted ? line.slice(at + 1, end - 1).replaceAll('""', '"') : line.slice(at, end);
    if (!quoted && field.includes('"')) return null;
    fields.push(field);
    if (end === line.length) return fields;
    if (line[end] !== ',') return null;
    at = end + 1;
  }
}

/** -1 when no quote closes the field. */
function closingQuote(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at;
  }
  return -1;
}

function nextComma(line: string, from: number): number {
  const comma = line.indexOf(',', from);
  return comma === -1 ? line.length : comma;
}
