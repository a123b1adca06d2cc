import { constants, zstdCompressSync } from 'node:zlib';
import {
  ByteWriter,
  type ColumnSource,
  type KeyValue,
  ParquetWriter,
  type SchemaElement,
} from 'hyparquet-writer';
import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import { toWkb } from './wkb.ts';

type Geometry = Area | LineString | Point;

/** `strings` is a list, `json` is text in JSON, `bbox` and `wkb` are of a geometry. */
export type ColumnType = 'string' | 'strings' | 'int' | 'double' | 'boolean' | 'json' | 'wkb' | 'bbox';

export type Column<Row> = { name: string; type: ColumnType; of: (row: Row) => unknown };

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

export function encodePart<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ParquetPart {
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({ writer, schema: schemaOf(columns), codec: 'ZSTD', compressors });
  const types = new Set<string>();
  let bbox: Bounds | null = null;
  const columnData = columns.map(({ name, type, of }): ColumnSource => {
    const values = rows.map((row) => of(row) ?? null);
    if (type !== 'wkb' && type !== 'bbox') return { name, data: values, offsetIndex: false };
    const geometries = values as (Geometry | null)[];
    if (type === 'wkb') {
      for (const geometry of geometries) if (geometry) types.add(geometry.type);
      return {
        name,
        data: geometries.map((each) => each && toWkb(each)),
        offsetIndex: false,
        statistics: false,
      };
    }
    const boxes = geometries.map((each) => each && boundsOf(each));
    for (const box of boxes) if (box) bbox = bbox === null ? box : union(bbox, box);
    return { name, data: boxes.map((box) => box && toCovering(box)), offsetIndex: false };
  });
  if (rows.length > 0) parquet.write({ columnData, rowGroupSize: rows.length });
  const bytes = writer.getBytes().slice(HEADER_BYTES);
  return { bytes, rowGroups: parquet.row_groups, rows: rows.length, bbox, geometryTypes: [...types].sort() };
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

function boundsOf(geometry: Geometry): Bounds {
  const box: Bounds = [180, 90, -180, -90];
  const take = ([x, y]: Position) => {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  };
  if (geometry.type === 'Point') take(geometry.coordinates);
  else if (geometry.type === 'LineString') geometry.coordinates.forEach(take);
  else if (geometry.type === 'Polygon') for (const ring of geometry.coordinates) ring.forEach(take);
  else for (const polygon of geometry.coordinates) for (const ring of polygon) ring.forEach(take);
  return box;
}
