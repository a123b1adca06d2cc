import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SourceError } from '../errors.ts';

/** A line of a source file; `place` is 'file:line' for findings. */
export type SourceLine = { place: string; text: string };

/** No record of a course is longer; a file without line breaks is some other kind of file. */
const LONGEST_LINE = 4_000_000;

/**
 * The lines of a UTF-8 text file, plain or gzip (told by its first bytes, not its name), without line breaks, a byte
 * order mark or empty lines. Throws SourceError when the file can't be read, is cut off or is no text.
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
      throw new SourceError(`${file}:${number + 1}: a line of more than 4 MB; one record a line is expected`);
    }
    for (const line of lines.map(toLine)) if (line.text.trim() !== '') yield line;
  }
  const last = toLine(rest + decode(undefined));
  if (last.text.trim() !== '') yield last;
}

async function* readBytes(path: string, file: string): AsyncGenerator<Uint8Array> {
  try {
    const zipped = await isGzip(path);
    const bytes = createReadStream(path);
    // The pipeline hands errors of either stream to the one that is read, so its callback has nothing to do.
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
