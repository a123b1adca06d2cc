import { endianness } from 'node:os';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Numbers as the file keeps them: little-endian, in zstd. */
export function packColumn({ buffer, byteOffset, byteLength }: NodeJS.TypedArray): Uint8Array {
  return zstdCompressSync(new Uint8Array(buffer, byteOffset, byteLength));
}

/** Most columns come in one piece. */
const CHUNK_BYTES = 64 * 1024;

/** Throws a RangeError on a big-endian machine, and zlib's error where the bytes aren't zstd. */
export function unpackColumn<Column>(bytes: Uint8Array, type: new (buffer: ArrayBuffer) => Column): Column {
  if (endianness() !== 'LE') throw new RangeError('The columns of a dataset are little-endian.');
  // A copy that's certain to be aligned.
  return new type(new Uint8Array(unpackBytes(bytes)).buffer);
}

export function unpackBytes(bytes: Uint8Array): Buffer {
  return zstdDecompressSync(bytes, { chunkSize: CHUNK_BYTES });
}
