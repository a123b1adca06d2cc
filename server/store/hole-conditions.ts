import { type HoleShape, holeShapes } from '#lib/golf/hole-shapes.ts';
import type { ColumnBounds, HoleConditions } from './hole-search.ts';

/** As the parameters of searchHoles. */
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

/** All but the place. */
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
