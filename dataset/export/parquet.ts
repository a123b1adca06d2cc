import { ByteWriter, type KeyValue, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import { type Chunk, FLAT, LIST, openChunk } from './column-chunk.ts';
import {
  booleanValues,
  type ColumnValues,
  numberValues,
  plainTexts,
  textValues,
  wkbValues,
} from './column-values.ts';
import type { Shape } from './flat-profile.ts';

/** `strings` is a list, `json` is text in JSON, `bbox` and `wkb` are of a shape. */
export type ColumnType = 'string' | 'strings' | 'int' | 'double' | 'boolean' | 'json' | 'wkb' | 'bbox';

export type Column<Row, Whole> = ColumnHead & {
  /** `whole` is what the row is a part of. */
  of: (row: Row, whole: Whole) => unknown;
};

export type ColumnHead = {
  name: string;
  type: ColumnType;
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

/** "PAR1". */
const MAGIC = 0x31524150;
const HEADER_BYTES = 4;

/**
 * Takes rows as they come, so that what they're made from needn't be kept. All parts are made in the same room: asking
 * for it takes longer than filling it.
 */
export function openPart<Row, Whole>(columns: readonly Column<Row, Whole>[]) {
  const opened = columns.map(openColumn);
  const types = new Set<string>();
  let rows = 0;
  let bbox: Bounds | null = null;
  return {
    add(more: readonly Row[], whole: Whole): void {
      rows += more.length;
      for (let at = 0; at < columns.length; at++) {
        const { type, of } = columns[at]!;
        const { add } = opened[at]!;
        for (const row of more) {
          const value = of(row, whole) ?? null;
          if (value !== null && type === 'wkb') types.add((value as Shape).type);
          if (value === null || type !== 'bbox') add(value);
          else {
            const box = boundsOf(value as Shape);
            bbox = bbox === null ? box : union(bbox, box);
            add(box);
          }
        }
      }
    },
    /** What was added since the last time. */
    finish(): ParquetPart {
      const writer = new ByteWriter();
      writer.appendUint32(MAGIC);
      const rowGroups =
        rows > 0
          ? [
              toRowGroup(
                opened.flatMap((column) => column.finish(writer)),
                rows,
              ),
            ]
          : [];
      const bytes = writer.getBytes().slice(HEADER_BYTES);
      const part = { bytes, rowGroups, rows, bbox, geometryTypes: [...types].sort() };
      types.clear();
      rows = 0;
      bbox = null;
      return part;
    },
  };
}

function toRowGroup(columns: Chunk[], rows: number): ParquetWriter['row_groups'][number] {
  const sum = (of: (chunk: NonNullable<Chunk['meta_data']>) => bigint) =>
    columns.reduce((total, { meta_data }) => total + of(meta_data!), 0n);
  return {
    columns,
    num_rows: BigInt(rows),
    total_byte_size: sum((chunk) => chunk.total_uncompressed_size),
    total_compressed_size: sum((chunk) => chunk.total_compressed_size),
  };
}

type OpenColumn = { add(value: unknown): void; finish(to: ByteWriter): Chunk[] };

function openColumn({ name, type, isUnique }: ColumnHead): OpenColumn {
  if (type === 'bbox') return openBoxes(name);
  if (type === 'strings') return openLists(name);
  const chunk = openChunk([name], FLAT, valuesOf(type, isUnique === true));
  return {
    add: (value) => chunk.add(value, value === null ? 0 : 1, 0),
    finish: (to) => [chunk.finish(to)],
  };
}

function valuesOf(type: Exclude<ColumnType, 'strings' | 'bbox'>, isUnique: boolean): ColumnValues<unknown> {
  const values = {
    string: isUnique ? plainTexts : textValues,
    json: plainTexts,
    int: () => numberValues('INT32'),
    double: () => numberValues('DOUBLE'),
    boolean: booleanValues,
    wkb: wkbValues,
  }[type]();
  return values as ColumnValues<unknown>;
}

function openBoxes(name: string): OpenColumn {
  const sides = COVERING.map((side) => openChunk([name, side], FLAT, numberValues('DOUBLE')));
  return {
    add(value) {
      const box = value as Bounds | null;
      for (let side = 0; side < sides.length; side++)
        sides[side]!.add(box && box[side]!, box === null ? 0 : 1, 0);
    },
    finish: (to) => sides.map((side) => side.finish(to)),
  };
}

function openLists(name: string): OpenColumn {
  const chunk = openChunk([name, 'list', 'element'], LIST, textValues());
  return {
    add(value) {
      const list = value as string[] | null;
      if (list === null || list.length === 0) chunk.add(null, list === null ? 0 : 1, 0);
      else for (let at = 0; at < list.length; at++) chunk.add(list[at]!, 3, at === 0 ? 0 : 1);
    },
    finish: (to) => [chunk.finish(to)],
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

function schemaOf(columns: readonly ColumnHead[]): SchemaElement[] {
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
export function joinParts(columns: readonly ColumnHead[], append: (bytes: Uint8Array) => void) {
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
