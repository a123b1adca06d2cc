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

/**
 * A known `count` of numbers lets a long column come in one piece, which takes half of the time. Throws a RangeError on a
 * big-endian machine, and zlib's error where the bytes aren't zstd.
 */
export function unpackColumn<Column>(bytes: Uint8Array, type: ColumnType<Column>, count = 0): Column {
  if (endianness() !== 'LE') throw new RangeError('The columns of a dataset are little-endian.');
  const expected = count * type.BYTES_PER_ELEMENT;
  // With room for one more, or zlib makes a second piece to see whether anything is left.
  const unpacked = unpackBytes(bytes, Math.max(CHUNK_BYTES, expected + 1));
  if (unpacked.length === expected && unpacked.byteOffset === 0) return new type(unpacked.buffer, 0, count);
  if (unpacked.length === unpacked.buffer.byteLength) return new type(unpacked.buffer);
  // A copy that's certain to be aligned, and keeps nothing else in memory.
  return new type(new Uint8Array(unpacked).buffer);
}

export function unpackBytes(bytes: Uint8Array, chunkSize = CHUNK_BYTES): Buffer {
  return zstdDecompressSync(bytes, { chunkSize });
}
