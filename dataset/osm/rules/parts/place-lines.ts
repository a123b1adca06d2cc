import type { Area, LineString, Position } from '#lib/contract/geometry.ts';
import { CORRIDOR_METRES } from '#lib/golf/carries.ts';
import { type HazardType, HOLE_REACH_METRES } from '#lib/golf/hazards.ts';
import { isArea, isPointInArea } from '../../../geometry/area.ts';
import { type BoxIndex, boxOfCoordinates, indexBoxes } from '../../../geometry/box-index.ts';
import { distanceBetweenLines } from '../../../geometry/line-distance.ts';
import { type StripWidth, stripAlong } from '../../../geometry/line-strip.ts';
import { normalizeArea } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { HoleLine } from '../holes/join-pieces.ts';
import { type OsmCourse, touch } from '../osm-course.ts';
import { crossingsOf, type Shore } from './over-bays.ts';
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
      addHazard(course, { feature: line, runs: [line.geometry.coordinates], type, keys }, bothSides(line));
    }
  }
}

/** Whether it ends where it began: it was meant as an area, and has no inside. */
function isClosed({ geometry: { coordinates } }: HoleLine): boolean {
  return String(coordinates[0]) === String(coordinates.at(-1));
}

/** Places watercourses that a hole's line crosses, and the sea that one crosses or runs along, outside of mapped water. */
export function placeWaters(
  { watercourses, coasts, waters }: Record<'watercourses' | 'coasts' | 'waters', OsmFeature[]>,
  placing: Placing,
): void {
  const index = indexBoxes(waters, ({ geometry }) => boxOfCoordinates(geometry.coordinates));
  placing.remarks.nextRule();
  const placeDry = (line: HoleLine, more: Pick<Water, 'metres' | 'width' | 'shores'>) => {
    const lines = runsOf(line.geometry.coordinates, (a, b) => !isInAny(middleOf(a, b), index));
    placeWater({ feature: line, geometry: line.geometry, lines, ...more }, placing);
  };
  for (const line of watercourses.filter(isLine))
    placeDry(line, { metres: 0, width: bothSides(line), shores: [] });
  // The sea is on the right of a coastline.
  const coastlines = coasts.filter(isLine);
  const shores = coastlines.map((line) => ({ feature: line, line: line.geometry.coordinates }));
  for (const line of coastlines)
    placeDry(line, { metres: CORRIDOR_METRES, width: { left: 0, right: seaMetres }, shores });
}

/** A lake as large as landscape, along its shore, as the sea. */
export function placeShore(feature: OsmFeature, geometry: Area, placing: Placing): void {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  // A whole ring around an island would be a strip that touches itself.
  const lines = rings.flatMap((ring) => [
    ring.slice(0, Math.ceil(ring.length / 2)),
    ring.slice(Math.ceil(ring.length / 2) - 1),
  ]);
  // An area is on the left of its rings.
  const width = { left: seaMetres, right: 0 };
  const shores = rings.map((ring) => ({ feature, line: ring.toReversed() }));
  placeWater({ feature, geometry, lines, metres: CORRIDOR_METRES, width, shores }, placing);
}

type Water = {
  feature: OsmFeature;
  geometry: LineString | Area;
  lines: readonly (readonly Position[])[];
  /** How near a hole of a course must come for the water to be the course's. */
  metres: number;
  width: StripWidth;
  /** All of the sea or the lake, which a hole may leave on one line and reach again on another. */
  shores: readonly Shore[];
};

function placeWater(water: Water, { ground }: Placing): void {
  const { feature, geometry, lines, metres, width, shores } = water;
  const near = ground.holesNear(geometry, CORRIDOR_METRES);
  if (near.every((each) => each.metres > metres)) return;
  for (const [course, holes] of Map.groupBy(near, (each) => each.course)) {
    const runs = lines.flatMap((line) =>
      runsOf(line, (a, b) => course.holes.some((hole) => isWithin(a, b, hole.line, nearMetres))),
    );
    const inReach = holes.filter(({ hole }) => runs.some((run) => reaches(run, hole.line, CORRIDOR_METRES)));
    const isInPlay = inReach.some(({ hole }) => runs.some((run) => reaches(run, hole.line, metres)));
    if (!isInPlay) continue;
    const keys = inReach.map(({ hole }) => hole.key);
    // Strips along both shores of a bay don't fill it.
    const bays = inReach
      .flatMap(({ hole }) => crossingsOf(hole.line, shores))
      .filter(({ shore }) => shore.feature === feature)
      .map(({ line }) => stripAlong(line, bothSides(feature)));
    addHazard(course, { feature, runs, type: 'water', keys, bays }, width);
  }
}

type LineHazard = {
  feature: OsmFeature;
  runs: readonly (readonly Position[])[];
  type: HazardType;
  keys: string[];
  /** Rings of further water. */
  bays?: (Position[] | null)[];
};

function addHazard(
  course: OsmCourse,
  { feature, runs, type, keys, bays = [] }: LineHazard,
  width: StripWidth,
): void {
  const rings = [...runs.map((run) => stripAlong(run, width)), ...bays].filter((ring) => ring !== null);
  const { area } = normalizeArea({ type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) });
  if (!area) return;
  const name = feature.tags.name?.trim() || null;
  course.hazards.push({ key: feature.id, type, name, geometry: area, holeKeys: keys.sort() });
  touch(course, feature);
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

function isWithin(a: Position, b: Position, line: readonly Position[], metres: number): boolean {
  return distanceBetweenLines([a, b], line, metres) <= metres;
}

function reaches(run: readonly Position[], line: readonly Position[], metres: number): boolean {
  return distanceBetweenLines(run, line, metres) <= metres;
}
