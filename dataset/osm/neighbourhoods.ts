import { type DisjointSets, disjointSets } from '../disjoint-sets.ts';

/** West, south, east and north of feature i, in ten-millionths of a degree, are at 4 i and following. */
export type Boxes = Int32Array;

/** Groups of features, more than a kilometre from each other: no rule looks further than that. */
export type Neighbourhoods = {
  /** The group of each of the given features, in their order. Groups are numbered by their first features. */
  groupOf: Uint32Array;
  count: number;
  /** The groups that a box, or what is within a kilometre of it, has to do with, in ascending order. */
  near(box: ArrayLike<number>): number[];
  /** The group whose ground holds a position, in degrees; null where there's none. */
  at(lon: number, lat: number): number | null;
};

/** Cells of a hundredth of a degree: 1.1 km from south to north. */
const UNITS_A_CELL = 100_000;
const [COLUMNS, LAST_ROW] = [36_000, 9000];
/** Metres from west to east that must lie between groups. */
const APART_METRES = 1050;
/** A cell on the equator of WGS84 (radius 6,378,137 m), rounded down; times the cosine of the latitude elsewhere. */
const METRES_A_CELL = 1113;
/** Wider features are broken, or lie around many courses: their groups are joined. */
const WIDEST = 50;

export function findNeighbourhoods(features: Uint32Array, boxes: Boxes): Neighbourhoods {
  const cells = new Map<number, number>();
  const add = (row: number, column: number) => {
    const cell = row * COLUMNS + column;
    if (!cells.has(cell)) cells.set(cell, cells.size);
  };
  for (const feature of features) {
    const [west, south, east, north] = cellsOf(boxes, feature);
    if (isWide(west, south, east, north)) add(south, west);
    else
      for (let row = south; row <= north; row++)
        for (let column = west; column <= east; column++) add(row, column);
  }
  const sets = disjointSets(cells.size);
  const joinIf = (index: number, other: number | undefined) => {
    if (other !== undefined) sets.join(index, other);
  };
  for (const [cell, index] of cells) {
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
    const reach = Math.max(reachOf(row), reachOf(row + 1));
    for (let d = 1; d <= reach; d++) joinIf(index, cells.get(cell + d));
    for (let d = -reach; d <= reach; d++) joinIf(index, cells.get((row + 1) * COLUMNS + column + d));
  }
  const within = (box: readonly number[]) => cellsWithin(cells, box);
  for (const feature of features) {
    const [west, south, east, north] = cellsOf(boxes, feature);
    if (!isWide(west, south, east, north)) continue;
    const own = cells.get(south * COLUMNS + west)!;
    for (const other of within(grown(west, south, east, north))) sets.join(own, other);
  }
  return numbered(features, boxes, cells, sets);
}

function numbered(
  features: Uint32Array,
  boxes: Boxes,
  cells: Map<number, number>,
  sets: DisjointSets,
): Neighbourhoods {
  const groups = new Int32Array(cells.size).fill(-1);
  const groupOf = new Uint32Array(features.length);
  let count = 0;
  for (let i = 0; i < features.length; i++) {
    const [west, south] = cellsOf(boxes, features[i]!);
    const root = sets.find(cells.get(south * COLUMNS + west)!);
    if (groups[root] === -1) groups[root] = count++;
    groupOf[i] = groups[root]!;
  }
  const groupAt = (index: number) => groups[sets.find(index)]!;
  return {
    groupOf,
    count,
    near(box) {
      const [west, south, east, north] = cellsOf(box, 0);
      return [...new Set(cellsWithin(cells, grown(west, south, east, north)).map(groupAt))].sort(
        (a, b) => a - b,
      );
    },
    at(lon, lat) {
      const index = cells.get(rowOf(lat * 1e7) * COLUMNS + columnOf(lon * 1e7));
      return index === undefined ? null : groupAt(index);
    },
  };
}

function rowOf(units: number): number {
  return Math.min(LAST_ROW * 2 - 1, Math.floor(units / UNITS_A_CELL) + LAST_ROW);
}

function columnOf(units: number): number {
  return Math.min(COLUMNS - 1, Math.floor(units / UNITS_A_CELL) + COLUMNS / 2);
}

function cellsOf(boxes: ArrayLike<number>, feature: number): [number, number, number, number] {
  const at = 4 * feature;
  return [columnOf(boxes[at]!), rowOf(boxes[at + 1]!), columnOf(boxes[at + 2]!), rowOf(boxes[at + 3]!)];
}

function isWide(west: number, south: number, east: number, north: number): boolean {
  return Math.max(east - west, north - south) > WIDEST;
}

/** How many columns further a cell is still too near, on the row's side towards the pole, where cells are narrower. */
function reachOf(row: number): number {
  const degrees = Math.min(89.99, (Math.abs(row - LAST_ROW) + 1) / 100);
  return Math.ceil(APART_METRES / (METRES_A_CELL * Math.cos((degrees * Math.PI) / 180)));
}

function grown(west: number, south: number, east: number, north: number): number[] {
  const reach = Math.max(reachOf(south), reachOf(north));
  return [Math.max(0, west - reach), Math.max(0, south - 2), Math.min(COLUMNS - 1, east + reach), north + 2];
}

function cellsWithin(cells: Map<number, number>, [west, south, east, north]: readonly number[]): number[] {
  const found: number[] = [];
  if ((east! - west! + 1) * (north! - south! + 1) > cells.size) {
    for (const [cell, index] of cells) {
      const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
      if (row >= south! && row <= north! && column >= west! && column <= east!) found.push(index);
    }
    return found;
  }
  for (let row = south!; row <= north!; row++) {
    for (let column = west!; column <= east!; column++) {
      const index = cells.get(row * COLUMNS + column);
      if (index !== undefined) found.push(index);
    }
  }
  return found;
}
