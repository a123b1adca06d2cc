import { zstdCompressSync } from 'node:zlib';
import {
  type ColumnSource,
  fileWriter,
  geojsonToWkb,
  type KeyValue,
  ParquetWriter,
  type SchemaElement,
} from 'hyparquet-writer';
import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import { boxOfCoordinates } from '../geometry/box-index.ts';

/** `strings` is a list, `json` is text in JSON, `bbox` and `wkb` are of a geometry. */
export type ColumnType = 'string' | 'strings' | 'int' | 'double' | 'boolean' | 'json' | 'wkb' | 'bbox';

export type Column<Row, Whole> = {
  name: string;
  type: ColumnType;
  /** `whole` is what the row is a part of. */
  of: (row: Row, whole: Whole) => unknown;
};

export type Shape = Point | LineString | Area;

/** Rows are kept until there are this many, then written together, column by column. */
const ROWS_A_GROUP = 10_000;

const COMPRESSORS = { ZSTD: (bytes: Uint8Array) => zstdCompressSync(bytes) };

/** A table in Apache Parquet; a GeoParquet file if it has geometry. `texts` are in the file's own metadata. */
export function openParquet<Row, Whole>(
  path: string,
  columns: readonly Column<Row, Whole>[],
  texts: Readonly<Record<string, string>>,
) {
  const kvMetadata: KeyValue[] = Object.entries(texts).map(([key, value]) => ({ key, value }));
  const file = new ParquetWriter({
    writer: fileWriter(path),
    schema: schemaOf(columns),
    codec: 'ZSTD',
    compressors: COMPRESSORS,
    kvMetadata,
    createdBy: 'fairway-atlas',
  });
  const geometry = openGeometryMetadata();
  let waiting: unknown[][] = columns.map(() => []);
  let rows = 0;
  const writeGroup = () => {
    file.write({
      columnData: columns.map((column, at) => toSource(column, waiting[at]!)),
      rowGroupSize: ROWS_A_GROUP,
    });
    waiting = columns.map(() => []);
  };
  return {
    add(row: Row, whole: Whole): void {
      for (const [at, { type, of }] of columns.entries()) {
        const value = of(row, whole) ?? null;
        if (type === 'wkb' && value !== null) geometry.add(value as Shape);
        waiting[at]!.push(value === null ? null : toValue(type, value));
      }
      if (++rows % ROWS_A_GROUP === 0) writeGroup();
    },
    /** Returns how many rows there are. */
    finish(): number {
      writeGroup();
      if (columns.some(({ type }) => type === 'wkb'))
        kvMetadata.push({ key: 'geo', value: JSON.stringify(geometry.finish()) });
      file.finish();
      return rows;
    },
  };
}

function toValue(type: ColumnType, value: unknown): unknown {
  if (type === 'wkb') return geojsonToWkb(value as Shape);
  if (type === 'bbox') {
    const [xmin, ymin, xmax, ymax] = boxOfCoordinates((value as Shape).coordinates);
    return { xmin, ymin, xmax, ymax };
  }
  return value;
}

/** Least and greatest values are only worth stating where a reader may ask for a range of them. */
function toSource(
  { name, type }: Pick<Column<never, never>, 'name' | 'type'>,
  data: unknown[],
): ColumnSource {
  return { name, data, statistics: type !== 'wkb' && type !== 'json' };
}

const LEAVES: Record<Exclude<ColumnType, 'strings' | 'bbox'>, Omit<SchemaElement, 'name'>> = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  int: { type: 'INT32' },
  double: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  wkb: { type: 'BYTE_ARRAY' },
};

const SIDES = ['xmin', 'ymin', 'xmax', 'ymax'] as const;

function schemaOf(columns: readonly Pick<Column<never, never>, 'name' | 'type'>[]): SchemaElement[] {
  const elements = columns.flatMap(({ name, type }): SchemaElement[] => {
    if (type === 'bbox') {
      const leaves = SIDES.map(
        (side) => ({ name: side, type: 'DOUBLE', repetition_type: 'REQUIRED' }) as const,
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

/** The metadata of GeoParquet 1.1; coordinates are longitude and latitude on WGS84, its default. */
function openGeometryMetadata() {
  const types = new Set<string>();
  /** The corners of the box around all shapes. */
  let corners: readonly Position[] = [];
  return {
    add({ type, coordinates }: Shape): void {
      types.add(type);
      const [west, south, east, north] = boxOfCoordinates([corners, coordinates]);
      corners = [
        [west, south],
        [east, north],
      ];
    },
    finish() {
      const covering = { bbox: Object.fromEntries(SIDES.map((side) => [side, ['bbox', side]])) };
      const bbox = corners.length > 0 && { bbox: corners.flat() };
      const geometry = { encoding: 'WKB', geometry_types: [...types].sort(), ...bbox, covering };
      return { version: '1.1.0', primary_column: 'geometry', columns: { geometry } };
    },
  };
}
