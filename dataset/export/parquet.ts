import { constants, zstdCompressSync } from 'node:zlib';
import {
  ByteWriter,
  type ColumnSource,
  type KeyValue,
  ParquetWriter,
  type SchemaElement,
} from 'hyparquet-writer';
import type { Shape } from './flat-profile.ts';
import { toWkb } from './wkb.ts';

/** `strings` is a list, `json` is text in JSON, `bbox` and `wkb` are of a shape. */
export type ColumnType = 'string' | 'strings' | 'int' | 'double' | 'boolean' | 'json' | 'wkb' | 'bbox';

export type Column<Row> = {
  name: string;
  type: ColumnType;
  of: (row: Row) => unknown;
  /** Each row has another text: no dictionary is worth trying, and no least and greatest worth stating. */
  isUnique?: boolean;
};

/** A row group, without the file around it. */
export type ParquetPart = {
  bytes: Uint8Array<ArrayBuffer>;
  rowGroups: ParquetWriter['row_groups'];
  rows: number;
  /** West, south, east, north of its geometries; null without one. */
  bbox: Bounds | null;
  geometryTypes: string[];
};

type Bounds = [west: number, south: number, east: number, north: number];

const HEADER_BYTES = 4;

/** Smaller than the library's own Snappy, and compiled code. */
const compressors = {
  ZSTD: (bytes: Uint8Array) =>
    zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
};

/** Takes rows one by one, so that what they're made from needn't be kept. */
export function openPart<Row>(columns: readonly Column<Row>[]) {
  const data = columns.map((): unknown[] => []);
  const types = new Set<string>();
  let rows = 0;
  let bbox: Bounds | null = null;
  const toValue = (column: Column<Row>, row: Row): unknown => {
    const value = column.of(row) ?? null;
    if (column.isUnique && typeof value === 'string') return Buffer.from(value);
    if (value === null || (column.type !== 'wkb' && column.type !== 'bbox')) return value;
    const shape = value as Shape;
    if (column.type === 'wkb') {
      types.add(shape.type);
      return toWkb(shape);
    }
    const box = boundsOf(shape);
    bbox = bbox === null ? box : union(bbox, box);
    return toCovering(box);
  };
  return {
    add(row: Row): void {
      rows++;
      for (let at = 0; at < columns.length; at++) data[at]!.push(toValue(columns[at]!, row));
    },
    finish(): ParquetPart {
      const writer = new ByteWriter();
      const parquet = new ParquetWriter({ writer, schema: schemaOf(columns), codec: 'ZSTD', compressors });
      const columnData = columns.map(({ name, type, isUnique }, at): ColumnSource => {
        const isPlain = isUnique === true || type === 'wkb';
        return {
          name,
          data: data[at]!,
          offsetIndex: false,
          ...(isPlain && { encoding: 'PLAIN' as const, statistics: false }),
        };
      });
      if (rows > 0) parquet.write({ columnData, rowGroupSize: rows });
      const bytes = writer.getBytes().slice(HEADER_BYTES);
      return { bytes, rowGroups: parquet.row_groups, rows, bbox, geometryTypes: [...types].sort() };
    },
  };
}

const LEAVES: Record<Exclude<ColumnType, 'strings' | 'bbox'>, Omit<SchemaElement, 'name'>> = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  int: { type: 'INT32' },
  double: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  wkb: { type: 'BYTE_ARRAY' },
};

const COVERING = ['xmin', 'ymin', 'xmax', 'ymax'] as const;

function schemaOf<Row>(columns: readonly Column<Row>[]): SchemaElement[] {
  const elements = columns.flatMap(({ name, type }): SchemaElement[] => {
    if (type === 'bbox') {
      const leaves = COVERING.map(
        (leaf): SchemaElement => ({ name: leaf, type: 'DOUBLE', repetition_type: 'REQUIRED' }),
      );
      return [{ name, num_children: leaves.length, repetition_type: 'OPTIONAL' }, ...leaves];
    }
    if (type === 'strings') {
      return [
        { name, converted_type: 'LIST', num_children: 1, repetition_type: 'OPTIONAL' },
        { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
        { name: 'element', ...LEAVES.string, repetition_type: 'OPTIONAL' },
      ];
    }
    return [{ name, ...LEAVES[type], repetition_type: 'OPTIONAL' }];
  });
  return [{ name: 'root', num_children: columns.length }, ...elements];
}

/** Puts parts after each other into one file. `append` writes to it. */
export function joinParts<Row>(columns: readonly Column<Row>[], append: (bytes: Uint8Array) => void) {
  append(Buffer.from('PAR1'));
  let offset = HEADER_BYTES;
  let rows = 0;
  let bbox: Bounds | null = null;
  const types = new Set<string>();
  const rowGroups: ParquetWriter['row_groups'] = [];
  return {
    add(part: ParquetPart): void {
      const shift = BigInt(offset - HEADER_BYTES);
      for (const group of part.rowGroups) {
        for (const { meta_data: chunk } of group.columns) {
          if (!chunk) continue;
          chunk.data_page_offset += shift;
          if (chunk.dictionary_page_offset !== undefined) chunk.dictionary_page_offset += shift;
        }
        for (const column of group.columns) column.file_offset += shift;
        rowGroups.push(group);
      }
      append(part.bytes);
      offset += part.bytes.length;
      rows += part.rows;
      for (const type of part.geometryTypes) types.add(type);
      if (part.bbox) bbox = bbox === null ? part.bbox : union(bbox, part.bbox);
    },
    /** `texts` are in the file's own metadata. */
    finish(texts: Readonly<Record<string, string>>): number {
      const writer = new ByteWriter();
      const kvMetadata: KeyValue[] = Object.entries(texts).map(([key, value]) => ({ key, value }));
      const hasGeometry = columns.some(({ type }) => type === 'wkb');
      if (hasGeometry)
        kvMetadata.push({ key: 'geo', value: JSON.stringify(geoMetadata([...types].sort(), bbox)) });
      const footer = new ParquetWriter({
        writer,
        schema: schemaOf(columns),
        kvMetadata,
        createdBy: 'fairway-atlas',
      });
      footer.row_groups = rowGroups;
      footer.num_rows = BigInt(rows);
      footer.finish();
      append(writer.getBytes().slice(HEADER_BYTES));
      return rows;
    },
  };
}

/** GeoParquet 1.1; coordinates are longitude and latitude on WGS84, its default. */
function geoMetadata(geometryTypes: readonly string[], bbox: Bounds | null) {
  const covering = { bbox: Object.fromEntries(COVERING.map((side) => [side, ['bbox', side]])) };
  const geometry = { encoding: 'WKB', geometry_types: geometryTypes, ...(bbox && { bbox }), covering };
  return { version: '1.1.0', primary_column: 'geometry', columns: { geometry } };
}

function toCovering([xmin, ymin, xmax, ymax]: Bounds) {
  return { xmin, ymin, xmax, ymax };
}

function union(a: Bounds, b: Bounds): Bounds {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function boundsOf({ positions, rings }: Shape): Bounds {
  let [west, south, east, north] = [180, 90, -180, -90];
  const end = rings.at(-1)!;
  for (let at = rings[0]!; at < end; at += 2) {
    const [x, y] = [positions[at]!, positions[at + 1]!];
    if (x < west) west = x;
    if (y < south) south = y;
    if (x > east) east = x;
    if (y > north) north = y;
  }
  return [west, south, east, north];
}
