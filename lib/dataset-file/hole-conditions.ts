import { type HoleShape, holeShapes } from '../golf/hole-shapes.ts';
import { columnRange, HOLE_COLUMNS, type HoleColumnName, type StoredHoles } from './hole-columns.ts';

/** Inclusive, in the unit of the records; unknown values are never within. */
export type ColumnBounds = { column: HoleColumnName; least?: number | undefined; most?: number | undefined };

export type HoleConditions = {
  bounds: readonly ColumnBounds[];
  /** Degrees, to either side. */
  leastTurn: number | undefined;
  /** Greenside and fairway bunkers. */
  bunkers: { least: number | undefined; most: number | undefined };
};

/** The parameters of searchHoles. */
type Asked = {
  par?: number | undefined;
  number?: number | undefined;
  min_length?: number | undefined;
  max_length?: number | undefined;
  min_change?: number | undefined;
  max_change?: number | undefined;
  over_water?: true | undefined;
  island_green?: true | undefined;
  no_water?: true | undefined;
  min_carry?: number | undefined;
  shape?: HoleShape | undefined;
  min_turn?: number | undefined;
  min_bunkers?: number | undefined;
  max_bunkers?: number | undefined;
  min_greenside_bunkers?: number | undefined;
  min_green_area?: number | undefined;
  max_green_area?: number | undefined;
  holes_numbered?: true | undefined;
};

/** Every condition of a search but the place. */
export function conditionsOf(query: Asked): HoleConditions {
  const exactly = (value: number | undefined) => ({ least: value, most: value });
  const bounds: ColumnBounds[] = [
    { column: 'par', ...exactly(query.par) },
    { column: 'length', least: query.min_length, most: query.max_length },
    { column: 'elevation_change', least: query.min_change, most: query.max_change },
    { column: 'carry_length', least: query.min_carry ?? (query.over_water && 0) },
    { column: 'island_green', least: query.island_green && 1 },
    { column: 'water_in_play', most: query.no_water && 0 },
    { column: 'shape', ...exactly(query.shape && holeShapes.indexOf(query.shape)) },
    { column: 'greenside_bunkers', least: query.min_greenside_bunkers },
    { column: 'green_area', least: query.min_green_area, most: query.max_green_area },
    {
      column: 'number',
      ...(query.number === undefined ? { least: query.holes_numbered && 1 } : exactly(query.number)),
    },
  ];
  return {
    bounds: bounds.filter(({ least, most }) => least !== undefined || most !== undefined),
    leastTurn: query.min_turn,
    bunkers: { least: query.min_bunkers, most: query.max_bunkers },
  };
}

/** Bounds as the column's whole numbers. */
export function storedBounds({ column, least, most }: ColumnBounds): { low: number; high: number } {
  const range = columnRange(column);
  const { times } = HOLE_COLUMNS[column];
  return {
    low: least === undefined ? range.least : Math.max(range.least, Math.ceil(scaled(least, times))),
    high: most === undefined ? range.most : Math.min(range.most, Math.floor(scaled(most, times))),
  };
}

/** The least turn, to either side, as the column's whole number. */
export function storedTurn(degrees: number): number {
  return Math.ceil(scaled(degrees, HOLE_COLUMNS.turn.times));
}

/** The product, rounded to a millionth: 1.1 × 10 would be 11.000000000000002. */
function scaled(value: number, times: number): number {
  return Math.round(value * times * 1e6) / 1e6;
}

/** How many holes of each course meet the conditions, by the course's place. */
export function countByCourse(
  { columns, starts }: Pick<StoredHoles, 'columns' | 'starts'>,
  { bounds, leastTurn, bunkers }: HoleConditions,
): Uint16Array {
  const wanted = bounds.map((each) => ({ values: columns[each.column], ...storedBounds(each) }));
  const { turn, greenside_bunkers: greenside, fairway_bunkers: fairway } = columns;
  const turns = leastTurn === undefined ? null : storedTurn(leastTurn);
  const { least = 0, most = Number.POSITIVE_INFINITY } = bunkers;
  const asksForBunkers = bunkers.least !== undefined || bunkers.most !== undefined;
  const unknown = { turn: columnRange('turn').unknown, bunkers: columnRange('greenside_bunkers').unknown };
  const isWanted = (hole: number): boolean => {
    if (!wanted.every(({ values, low, high }) => values[hole]! >= low && values[hole]! <= high)) return false;
    if (turns !== null && (turn[hole] === unknown.turn || Math.abs(turn[hole]!) < turns)) return false;
    if (!asksForBunkers) return true;
    const [near, far] = [greenside[hole]!, fairway[hole]!];
    return near !== unknown.bunkers && far !== unknown.bunkers && near + far >= least && near + far <= most;
  };
  const counts = new Uint16Array(starts.length - 1);
  for (let course = 0; course < counts.length; course++) {
    for (let hole = starts[course]!; hole < starts[course + 1]!; hole++) {
      if (isWanted(hole)) counts[course]!++;
    }
  }
  return counts;
}
