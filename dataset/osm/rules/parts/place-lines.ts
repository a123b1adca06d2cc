import type { Area, Position } from '#lib/contract/geometry.ts';
import { CORRIDOR_METRES } from '#lib/golf/carries.ts';
import { type HazardType, HOLE_REACH_METRES } from '#lib/golf/hazards.ts';
import { isPointInArea } from '../../../geometry/area.ts';
import { type BoxIndex, boxOfCoordinates, indexBoxes } from '../../../geometry/box-index.ts';
import { distanceBetweenLines } from '../../../geometry/line-distance.ts';
import { type StripWidth, stripAlong } from '../../../geometry/line-strip.ts';
import { normalizeArea } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { HoleLine } from '../holes/join-pieces.ts';
import { type OsmCourse, touch } from '../osm-course.ts';
import { type Placing, rejectPart } from './placing.ts';

/** Metres, of a burn or a fence whose width isn't tagged. */
const usualWidth = 2;
const [leastWidth, mostWidth] = [1, 60];
/** Metres of sea in front of the coast. */
const seaMetres = 50;
/** Metres from a fence to the holes that it bounds: a sliced ball flies farther than a burn is wide. */
const boundsMetres = 60;
/** Metres from a course's holes: what is farther off of a river isn't the course's. */
const nearMetres = 60;

export const isLine = (feature: OsmFeature): feature is HoleLine => feature.geometry.type === 'LineString';

/** Hazards that are drawn as lines, tagged as golf: burns, and fences of out of bounds. */
export function placeTaggedLines(lines: readonly HoleLine[], type: HazardType, placing: Placing): void {
  for (const line of lines) {
    if (isClosed(line)) {
      rejectPart(line, 'invalid-geometry', placing);
      continue;
    }
    const reach = type === 'out_of_bounds' ? boundsMetres : HOLE_REACH_METRES.every;
    const near = placing.ground.holesNear(line.geometry, reach);
    const courses = Map.groupBy(near, ({ course }) => course);
    const around = placing.ground.courseAround(line.geometry.coordinates[0]!);
    if (courses.size === 0 && around) courses.set(around, []);
    if (courses.size === 0) rejectPart(line, 'hazard-outside-courses', placing);
    for (const [course, holes] of courses) {
      const keys = holes.map(({ hole }) => hole.key);
      addHazard(course, { line, runs: [line.geometry.coordinates], type, keys }, bothSides(line));
    }
  }
}

/** Then it was meant as an area, and has no inside. */
function isClosed({ geometry: { coordinates } }: HoleLine): boolean {
  return String(coordinates[0]) === String(coordinates.at(-1));
}

/**
 * Streams, ditches and rivers where a hole's line crosses them, and the sea where one crosses the coast or runs along
 * it. Not what runs through mapped water.
 */
export function placeWaters(
  { watercourses, coasts, waters }: Record<'watercourses' | 'coasts' | 'waters', OsmFeature[]>,
  placing: Placing,
): void {
  const index = indexBoxes(waters, ({ geometry }) => boxOfCoordinates(geometry.coordinates));
  placing.remarks.nextRule();
  for (const line of watercourses.filter(isLine)) placeWater(line, 0, bothSides(line), index, placing);
  // The sea is on the right of a coastline.
  const sea = { left: 0, right: seaMetres };
  for (const line of coasts.filter(isLine)) placeWater(line, CORRIDOR_METRES, sea, index, placing);
}

function placeWater(
  line: HoleLine,
  /** Within which a hole of a course must come, so that it's the course's. */
  metres: number,
  width: StripWidth,
  waters: BoxIndex<OsmFeature>,
  { ground }: Placing,
): void {
  const near = ground.holesNear(line.geometry, CORRIDOR_METRES);
  if (near.every((each) => each.metres > metres)) return;
  const dry = runsOf(line.geometry.coordinates, (a, b) => !isInAny(middleOf(a, b), waters));
  for (const [course, holes] of Map.groupBy(near, (each) => each.course)) {
    const lines = course.holes.map((hole) => hole.line);
    const runs = dry.flatMap((run) =>
      runsOf(run, (a, b) => lines.some((hole) => isWithin(a, b, hole, nearMetres))),
    );
    const inReach = holes.filter(({ hole }) => runs.some((run) => reaches(run, hole.line, CORRIDOR_METRES)));
    const isInPlay = inReach.some(({ hole }) => runs.some((run) => reaches(run, hole.line, metres)));
    const keys = inReach.map(({ hole }) => hole.key);
    if (isInPlay) addHazard(course, { line, runs, type: 'water', keys }, width);
  }
}

type LineHazard = {
  line: HoleLine;
  runs: readonly (readonly Position[])[];
  type: HazardType;
  keys: string[];
};

function addHazard(course: OsmCourse, { line, runs, type, keys }: LineHazard, width: StripWidth): void {
  const rings = runs.map((run) => stripAlong(run, width)).filter((ring) => ring !== null);
  const { area } = normalizeArea({ type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) });
  if (!area) return;
  const name = line.tags.name?.trim() || null;
  course.hazards.push({ key: line.id, type, name, geometry: area, holeKeys: keys.sort() });
  touch(course, line);
}

function bothSides({ tags }: OsmFeature): StripWidth {
  const tagged = Number(/^\s*(\d+(?:\.\d+)?)\s*(?:m|metres?)?\s*$/.exec(tags.width ?? '')?.[1] ?? usualWidth);
  const half = Math.min(mostWidth, Math.max(leastWidth, tagged)) / 2;
  return { left: half, right: half };
}

/** The parts of a line of which all segments pass. */
function runsOf(
  line: readonly Position[],
  passes: (a: Position, b: Position) => boolean,
): (readonly Position[])[] {
  const runs: Position[][] = [];
  let run: Position[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    if (!passes(a, b)) run = [];
    else if (run.length > 0) run.push(b);
    else {
      run = [a, b];
      runs.push(run);
    }
  }
  return runs;
}

const middleOf = (a: Position, b: Position): Position => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function isInAny(point: Position, waters: BoxIndex<OsmFeature>): boolean {
  return waters
    .near(boxOfCoordinates(point), 0)
    .some(({ geometry }) => isArea(geometry) && isPointInArea(point, geometry));
}

function isArea(geometry: OsmFeature['geometry']): geometry is Area {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

function isWithin(a: Position, b: Position, line: readonly Position[], metres: number): boolean {
  return distanceBetweenLines([a, b], line, metres) <= metres;
}

function reaches(run: readonly Position[], line: readonly Position[], metres: number): boolean {
  return distanceBetweenLines(run, line, metres) <= metres;
}
