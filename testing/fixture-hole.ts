import type { Hole } from '#lib/contract/hole.ts';
import type { HoleFacts } from '#lib/contract/hole-facts.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { holeShapes } from '#lib/golf/hole-shapes.ts';
import { toYards } from '#lib/golf/units.ts';
import type { FixtureCourse } from './fixture-profile.ts';

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

export const fixturePar = (number: number) => 3 + ((number - 1) % 3);

/** A hole that runs straight north, with a length by its number. */
export function fixtureHole(course: Pick<FixtureCourse, 'golfId' | 'position'>, number: number): Hole {
  const ruler = rulerAt(course.position[1]);
  const length = 120 + 40 * ((number * 7) % 9);
  const toPosition = (east: number, north: number): [number, number] => {
    const [lon, lat] = ruler.offset(course.position, east, north);
    return [round(lon > 180 ? lon - 360 : lon, 6), round(Math.max(-90, Math.min(90, lat)), 6)];
  };
  const tee = toPosition(number * 80, 0);
  const green = toPosition(number * 80, length);
  return {
    hole_id: `${course.golfId}-${number}`,
    number,
    number_source: 'declared',
    loop: null,
    name: null,
    tee: { type: 'Point', coordinates: tee },
    green: { type: 'Point', coordinates: green },
    line: { type: 'LineString', coordinates: [tee, green] },
    par: fixturePar(number),
    par_source: 'card',
    length,
    length_yards: toYards(length),
    length_traced: length,
    measured_from: { teebox_id: `${course.golfId}-white`, name: 'White', ahead: 0 },
    straight_distance: null,
    bearing: 0,
    elevation_change: (number % 5) - 2,
    tee_elevation: 20,
    green_elevation: 18 + (number % 5),
    hazard_ids: [`${course.golfId}-b${number}`],
    carries: [
      {
        hazard_id: `${course.golfId}-b${number}`,
        type: 'bunker',
        side: 'right',
        reach: length - 25,
        carry: length - 15,
      },
    ],
    green_distances: { front: length - 10, middle: length, back: length + 10 },
    origin: { source: 'osm', id: `way/${course.golfId}0${number}` },
    facts: toFacts(course.golfId, number),
  };
}

/** Facts that differ as much as searches need, not those of its straight line. */
function toFacts(golfId: number, number: number): HoleFacts {
  const seed = golfId * 31 + number * 7;
  const shape = holeShapes[seed % holeShapes.length]!;
  const start = 40 + (seed % 90);
  return {
    turn: shape === 'straight' ? 0.5 : ((seed % 60) + 15.5) * (shape.endsWith('left') ? -1 : 1),
    shape,
    forced_carry: seed % 4 === 0 ? { start, end: start + 12 + (seed % 140) } : null,
    island_green: number % 8 === 7 ? null : seed % 28 === 0,
    greenside_bunkers: number % 8 === 7 ? null : seed % 4,
    fairway_bunkers: number % 8 === 7 ? null : seed % 3,
    water_in_play: seed % 4 === 0,
    green: number % 8 === 7 ? null : { area: 250 + (seed % 500) + 0.5, depth: 15 + (seed % 20), width: 18.5 },
  };
}
