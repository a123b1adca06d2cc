import { endianness } from 'node:os';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Numbers as the file keeps them: little-endian, in zstd. */
export function packColumn({ buffer, byteOffset, byteLength }: NodeJS.TypedArray): Uint8Array {
  return zstdCompressSync(new Uint8Array(buffer, byteOffset, byteLength));
}

/** Most columns come in one piece. */
const CHUNK_BYTES = 64 * 1024;

export type ColumnType<Column> = {
  new (count: number): Column;
  new (buffer: ArrayBufferLike, byteOffset?: number, count?: number): Column;
  BYTES_PER_ELEMENT: number;
};

/** Throws zlib's error where the bytes aren't zstd. `expected` bytes come in one piece, which takes half of the time. */
export function unpackBytes(bytes: Uint8Array, expected = 0): Buffer {
  // With room for one more, or zlib makes a second piece to see whether anything is left.
  return zstdDecompressSync(bytes, { chunkSize: Math.max(CHUNK_BYTES, expected + 1) });
}

/** Throws a RangeError on a big-endian machine. */
export function toColumn<Column>(bytes: Uint8Array, type: ColumnType<Column>): Column {
  if (endianness() !== 'LE') throw new RangeError('The columns of a dataset are little-endian.');
  const { buffer, byteOffset, byteLength } = bytes;
  const isWhole = byteOffset === 0 && buffer.byteLength - byteLength <= 1;
  if (isWhole) return new type(buffer, 0, byteLength / type.BYTES_PER_ELEMENT);
  // A copy that's certain to be aligned, and keeps nothing else in memory.
  return new type(new Uint8Array(bytes).buffer);
}

export function unpackColumn<Column>(bytes: Uint8Array, type: ColumnType<Column>): Column {
  return toColumn(unpackBytes(bytes), type);
}
