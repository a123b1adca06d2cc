import type { DatabaseSync } from 'node:sqlite';
import type { GolfProfile } from '../contract/golf-profile.ts';
import type { Hole } from '../contract/hole.ts';
import { holeAnchors } from '../golf/hole-names.ts';
import { holeShapes } from '../golf/hole-shapes.ts';
import { numberSources } from '../golf/number-sources.ts';
import { parSources } from '../golf/par-by-length.ts';
import { readColumn } from './packed-column.ts';

type ColumnType = typeof Uint8Array | typeof Uint16Array | typeof Int16Array | typeof Int32Array;
export type HoleColumnArray = Uint8Array | Uint16Array | Int16Array | Int32Array;

type HoleColumn = {
  type: ColumnType;
  /** A stored whole number is this many times the value. */
  times: number;
  of: (hole: Hole) => number | null;
};

const flag = (value: boolean | null) => (value === null ? null : Number(value));
const length = (carry: { start: number; end: number } | null) => carry && carry.end - carry.start;

/**
 * What searches for holes need, in the file's form: a typed array for each of these, with the holes of all
 * courses by golf_id, then hole_id.
 */
export const HOLE_COLUMNS = {
  number: { type: Uint16Array, times: 1, of: (hole) => hole.number },
  number_source: {
    type: Uint8Array,
    times: 1,
    of: (hole) => (hole.number_source === null ? null : numberSources.indexOf(hole.number_source)),
  },
  par: { type: Uint8Array, times: 1, of: (hole) => hole.par },
  par_source: {
    type: Uint8Array,
    times: 1,
    of: (hole) => (hole.par_source === null ? null : parSources.indexOf(hole.par_source)),
  },
  length: { type: Uint16Array, times: 1, of: (hole) => hole.length },
  length_traced: { type: Uint16Array, times: 1, of: (hole) => hole.length_traced },
  elevation_change: { type: Int16Array, times: 10, of: (hole) => hole.elevation_change },
  turn: { type: Int16Array, times: 10, of: ({ facts }) => facts.turn },
  shape: {
    type: Uint8Array,
    times: 1,
    of: ({ facts }) => (facts.shape === null ? null : holeShapes.indexOf(facts.shape)),
  },
  carry_start: { type: Uint16Array, times: 1, of: ({ facts }) => facts.forced_carry?.start ?? null },
  carry_length: { type: Uint16Array, times: 1, of: ({ facts }) => length(facts.forced_carry) },
  island_green: { type: Uint8Array, times: 1, of: ({ facts }) => flag(facts.island_green) },
  greenside_bunkers: { type: Uint8Array, times: 1, of: ({ facts }) => facts.greenside_bunkers },
  fairway_bunkers: { type: Uint8Array, times: 1, of: ({ facts }) => facts.fairway_bunkers },
  water_in_play: { type: Uint8Array, times: 1, of: ({ facts }) => flag(facts.water_in_play) },
  green_area: { type: Int32Array, times: 10, of: ({ facts }) => facts.green?.area ?? null },
  green_depth: { type: Uint16Array, times: 10, of: ({ facts }) => facts.green?.depth ?? null },
  green_width: { type: Uint16Array, times: 10, of: ({ facts }) => facts.green?.width ?? null },
  tee_longitude: { type: Int32Array, times: 1e6, of: ({ tee }) => tee?.coordinates[0] ?? null },
  tee_latitude: { type: Int32Array, times: 1e6, of: ({ tee }) => tee?.coordinates[1] ?? null },
} satisfies Record<string, HoleColumn>;

export type HoleColumnName = keyof typeof HOLE_COLUMNS;
export const holeColumnNames = Object.keys(HOLE_COLUMNS) as HoleColumnName[];

/** Two more columns: how many holes each course has (Uint16, all courses by golf_id), and their ids as text. */
export const HOLES_OF_COURSE = 'holes_of_course';
export const HOLE_IDS = 'hole_ids';

/** What a column can hold; `unknown` stands for null and is outside of it. */
export function columnRange(name: HoleColumnName): { least: number; most: number; unknown: number } {
  const { type } = HOLE_COLUMNS[name];
  const bits = type.BYTES_PER_ELEMENT * 8;
  if (type === Uint8Array || type === Uint16Array) {
    return { least: 0, most: 2 ** bits - 2, unknown: 2 ** bits - 1 };
  }
  return { least: 1 - 2 ** (bits - 1), most: 2 ** (bits - 1) - 1, unknown: -(2 ** (bits - 1)) };
}

const columnsInOrder = holeColumnNames.map((name): HoleColumn & ReturnType<typeof columnRange> => ({
  ...HOLE_COLUMNS[name],
  ...columnRange(name),
}));

/** A course's holes by hole_id: the columns' numbers hole by hole, and a line of `ids` for each. */
export type EncodedHoles = { count: number; numbers: Int32Array<ArrayBuffer>; ids: string };

/**
 * A line of `ids` is what follows `{golf_id}-` in the hole_id and, where that isn't its number, what follows
 * `#hole-` in the page's address.
 */
export function encodeHoles(profile: Pick<GolfProfile, 'golf_id' | 'holes'>): EncodedHoles {
  const holes = profile.holes.toSorted((a, b) => (a.hole_id < b.hole_id ? -1 : 1));
  const anchors = holeAnchors(profile.holes);
  const numbers = new Int32Array(holes.length * holeColumnNames.length);
  let ids = '';
  let at = 0;
  for (const hole of holes) {
    for (const { of, times, least, most, unknown } of columnsInOrder) {
      const value = of(hole);
      numbers[at++] = value === null ? unknown : Math.min(Math.max(Math.round(value * times), least), most);
    }
    const anchor = anchors.get(hole.hole_id)!;
    ids += hole.hole_id.slice(profile.golf_id.length + 1);
    ids += anchor === String(hole.number) ? '\n' : ` ${anchor}\n`;
  }
  return { count: holes.length, numbers, ids };
}

/** The columns that a file has; `starts` and `lines` are where each course's holes and its text begin, and the end. */
export type StoredHoles = {
  columns: Readonly<Record<HoleColumnName, HoleColumnArray>>;
  /** The index of each course's first hole, by golf_id; one more entry at the end. */
  starts: Int32Array;
  ids: Uint8Array;
  lines: Int32Array;
};

/** Throws a RangeError where a column is lacking. */
export function readStoredHoles(database: DatabaseSync): StoredHoles {
  const starts = sums(readColumn(database, 'hole', HOLES_OF_COURSE, Uint16Array));
  const columns = {} as Record<HoleColumnName, HoleColumnArray>;
  for (const name of holeColumnNames) {
    const { type }: HoleColumn = HOLE_COLUMNS[name];
    columns[name] = readColumn<HoleColumnArray>(database, 'hole', name, type);
  }
  const ids = readColumn(database, 'hole', HOLE_IDS, Uint8Array);
  return { columns, starts, ids, lines: lineStarts(ids, starts) };
}

function sums(counts: Uint16Array): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) starts[i + 1] = starts[i]! + counts[i]!;
  return starts;
}

const NEWLINE = 10;

/** The places at which the lines of each course begin. */
function lineStarts(text: Uint8Array, starts: Int32Array): Int32Array {
  const lines = new Int32Array(starts.length);
  let [at, hole] = [0, 0];
  for (let course = 1; course < starts.length; course++) {
    for (; hole < starts[course]!; hole++) at = text.indexOf(NEWLINE, at) + 1;
    lines[course] = at;
  }
  return lines;
}
