import { constants, zstdCompressSync } from 'node:zlib';
import { ByteWriter, type ParquetWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { writeRleBitPackedHybrid } from 'hyparquet-writer/src/encoding.js';
import type { ColumnValues, EncodedValues } from './column-values.ts';
import { growingBytes, putByte, taken } from './growing-bytes.ts';

export type Chunk = ParquetWriter['row_groups'][number]['columns'][number];

/**
 * How many of the elements along its path that may be missing are there, at most, and how often it may repeat. A row
 * of a flat column has one value, known (1) or not (0).
 */
type Levels = { mostDefined: number; mostRepeated: number };
export const FLAT: Levels = { mostDefined: 1, mostRepeated: 0 };
export const LIST: Levels = { mostDefined: 3, mostRepeated: 1 };

/** A leaf of a row group, written as one page of version 2 after a dictionary, if it has one. */
export function openChunk<Value>(path: string[], levels: Levels, values: ColumnValues<Value>) {
  const defined = growingBytes();
  const repeated = growingBytes();
  let nulls = 0;
  let rows = 0;
  return {
    /** `value` is left out unless all is defined. */
    add(value: Value | null, definition: number, repetition: number): void {
      putByte(defined, definition);
      if (levels.mostRepeated > 0) putByte(repeated, repetition);
      if (repetition === 0) rows++;
      if (definition === levels.mostDefined) values.put(value as Value);
      else nulls++;
    },
    /** Writes what was added since the last time. */
    finish(to: ByteWriter): Chunk {
      const encoded = values.finish();
      const known = { defined: taken(defined), repeated: taken(repeated), nulls, rows };
      nulls = rows = 0;
      const start = to.offset;
      const isIndexed = encoded.places !== undefined;
      let size = isIndexed ? writeDictionary(to, encoded) : 0;
      const page = to.offset;
      size += writePage(to, encoded, { levels, ...known });
      const { least, most } = encoded;
      return {
        file_offset: BigInt(start),
        meta_data: {
          type: values.type,
          encodings: isIndexed ? ['PLAIN', 'RLE_DICTIONARY'] : ['PLAIN'],
          path_in_schema: path,
          codec: 'ZSTD',
          num_values: BigInt(known.defined.length),
          total_compressed_size: BigInt(to.offset - start),
          total_uncompressed_size: BigInt(size),
          data_page_offset: BigInt(page),
          ...(isIndexed && { dictionary_page_offset: BigInt(start) }),
          statistics: {
            null_count: BigInt(known.nulls),
            ...(least !== undefined && { min_value: least, max_value: most! }),
          },
        },
      };
    },
  };
}

/** With room for the largest answer there can be (ZSTD_COMPRESSBOUND), zstd takes all bytes at once and copies none. */
const LEAST_ROOM = 64;

/** Smaller than the library's own Snappy, and compiled code. */
function compress(bytes: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes, {
    chunkSize: bytes.length + (bytes.length >>> 8) + LEAST_ROOM,
    params: { [constants.ZSTD_c_compressionLevel]: 1 },
  });
}

/** Returns its size before compression. */
function writeDictionary(to: ByteWriter, { plain, places }: EncodedValues): number {
  const compressed = compress(plain);
  const start = to.offset;
  writePageHeader(to, {
    type: 'DICTIONARY_PAGE',
    uncompressed_page_size: plain.length,
    compressed_page_size: compressed.length,
    dictionary_page_header: { num_values: places!.count, encoding: 'PLAIN' },
  });
  const head = to.offset - start;
  to.appendBytes(compressed);
  return head + plain.length;
}

type Page = { levels: Levels; defined: Uint8Array; repeated: Uint8Array; nulls: number; rows: number };

/** Returns its size before compression. */
function writePage(
  to: ByteWriter,
  { plain, places }: EncodedValues,
  { levels, defined, repeated, nulls, rows }: Page,
): number {
  const ofRepeated = packed(repeated, levels.mostRepeated);
  const ofDefined = packed(defined, levels.mostDefined);
  const values = places ? placesOf(places) : plain;
  const compressed = compress(values);
  const levelBytes = ofRepeated.length + ofDefined.length;
  const start = to.offset;
  writePageHeader(to, {
    type: 'DATA_PAGE_V2',
    uncompressed_page_size: levelBytes + values.length,
    compressed_page_size: levelBytes + compressed.length,
    data_page_header_v2: {
      num_values: defined.length,
      num_nulls: nulls,
      num_rows: rows,
      encoding: places ? 'RLE_DICTIONARY' : 'PLAIN',
      definition_levels_byte_length: ofDefined.length,
      repetition_levels_byte_length: ofRepeated.length,
      is_compressed: true,
    },
  });
  const head = to.offset - start;
  to.appendBytes(ofRepeated);
  to.appendBytes(ofDefined);
  to.appendBytes(compressed);
  return head + levelBytes + values.length;
}

const bitsFor = (most: number) => 32 - Math.clz32(most);

function packed(numbers: Uint8Array | Uint32Array, most: number, head: readonly number[] = []): Uint8Array {
  const to = new ByteWriter();
  for (const byte of head) to.appendUint8(byte);
  if (most > 0 || head.length > 0) writeRleBitPackedHybrid(to, numbers, bitsFor(most));
  return to.getBytes();
}

function placesOf({ of, count }: NonNullable<EncodedValues['places']>): Uint8Array {
  return packed(of, count - 1, [bitsFor(count - 1)]);
}
