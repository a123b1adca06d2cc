import { clipPolygon, clipPolyline } from 'lineclip';
import { degreesEast } from '#lib/geo/longitude.ts';
import { groundOf, type HazardType, type MappedGround } from '#lib/golf/hazards.ts';
import { holeLetters } from '#lib/golf/hole-names.ts';
import { type HoleOnGround, playedLine } from '#lib/golf/played-line.ts';
import { GROUND, type GroundKind, type SurfaceType } from '#lib/golf/surfaces.ts';
import { type Edge, linePath, ringPath } from './path-data.ts';
import { type Box, boxAround, type PlanePoint, planeAround, UNITS_PER_METRE } from './plane.ts';

type Positions = readonly (readonly [lon: number, lat: number])[];

/** A profile's geometry, `[lon, lat]`. */
export type MappedGeometry =
  | { type: 'Polygon'; coordinates: readonly Positions[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Positions[])[] }
  | { type: 'LineString'; coordinates: Positions };

/** A hole, drawn along its line, or straight from tee to green. */
export interface HoleToDraw extends HoleOnGround<readonly [lon: number, lat: number]> {
  hole_id: string;
  number: number | null;
  loop?: string | null;
}

/** What drawings need of a profile. */
export interface MappedCourse {
  holes: readonly HoleToDraw[];
  hazards: readonly { type: HazardType; hole_ids: readonly string[]; geometry: MappedGeometry }[];
  surfaces: readonly { type: SurfaceType; hole_ids: readonly string[]; geometry: MappedGeometry }[];
  nearby_waters?: readonly { geometry: MappedGeometry }[];
}

export interface Shape {
  /** A letter and digits, distinct within the course: usable in an id. */
  id: string;
  kind: GroundKind;
  path: string;
  /** The boxes of the pieces that it is made of. */
  boxes: readonly Box[];
  holeIds: readonly string[];
}

/** Tee first, in the course's plane. */
export interface DrawnHole {
  holeId: string;
  mark: string;
  /** The name of its nine, where the club has several. */
  loop: string | null;
  points: readonly PlanePoint[];
}

/** A course in its own plane: the origin in its middle, x east, y south, in drawing units. */
export interface CourseShapes {
  /** `[lon, lat]` of the plane's origin. */
  origin: readonly [lon: number, lat: number];
  /** The shapes in drawing order. */
  shapes: readonly Shape[];
  holes: readonly DrawnHole[];
  /** Path data; null where it isn't mapped. */
  outline: string | null;
  extent: readonly PlanePoint[];
  /** Path data of the sea, lakes and rivers around it. */
  waters: { areas: string; lines: string };
}

/**
 * Simplified to what a page can show, or `coarseness` times as much for a small picture; null without any
 * geometry.
 */
export function courseShapes(course: MappedCourse, coarseness = 1): CourseShapes | null {
  const lines = course.holes
    .map((hole) => ({ ...hole, positions: playedLine(hole) }))
    .filter(({ positions }) => positions.length >= 2);
  const ground = groundOf(course);
  const origin = middleOf([
    ...lines.flatMap(({ positions }) => positions),
    ...ground.flatMap(({ geometry }) => ringsOf(geometry)[0] ?? []),
  ]);
  if (!origin) return null;
  const toPlane = planeAround(origin);
  const letters = holeLetters(course.holes);
  const holes = lines.map(({ hole_id, number, loop = null, positions }) => ({
    holeId: hole_id,
    mark: letters.get(hole_id) ?? String(number),
    loop,
    points: positions.map(toPlane),
  }));
  const outlineRings = ground
    .filter(({ kind }) => kind === 'outline')
    .flatMap(({ geometry }) => ringsOf(geometry).map((ring) => ring.map(toPlane)));
  const shapes = toShapes(ground, toPlane, coarseness);
  const extent = [
    ...outlineRings.flat(),
    ...holes.flatMap(({ points }) => points),
    ...(outlineRings.length > 0 ? [] : shapes.flatMap(({ boxes }) => boxes.flatMap(cornersOf))),
  ];
  return {
    origin,
    shapes,
    holes,
    outline: outlineRings.map((ring) => ringPath(ring, OUTLINE)).join('') || null,
    extent,
    waters: watersAround(extent, course.nearby_waters ?? [], toPlane, coarseness),
  };
}

/** Units around a course that its frame has at most, however it's turned. */
const MOST_MARGIN = 100 * UNITS_PER_METRE;

/** Cut to what a frame can show. */
function watersAround(
  extent: readonly PlanePoint[],
  waters: NonNullable<MappedCourse['nearby_waters']>,
  toPlane: (position: readonly [number, number]) => PlanePoint,
  coarseness: number,
): CourseShapes['waters'] {
  const { left, top, right, bottom } = boxAround(extent);
  const reach = Math.hypot(right - left, bottom - top) + MOST_MARGIN;
  const frame: [number, number, number, number] = [-reach, -reach, reach, reach];
  const edge = { ...OUTLINE, tolerance: OUTLINE.tolerance * coarseness };
  const paths = { areas: '', lines: '' };
  for (const { geometry } of waters) {
    for (const ring of ringsOf(geometry)) {
      const points = ring.map((position): [number, number] => [...toPlane(position)]);
      if (geometry.type === 'LineString')
        paths.lines += clipPolyline(points, frame)
          .map((line) => linePath(line, edge))
          .join('');
      else paths.areas += ringPath(clipPolygon(points, frame), edge);
    }
  }
  return paths;
}

function toShapes(
  ground: readonly MappedGround<MappedGeometry>[],
  toPlane: (position: readonly [number, number]) => PlanePoint,
  coarseness: number,
): Shape[] {
  const shapes = ground.flatMap(({ kind, holeIds, geometry }) => {
    const fine = kind && GROUND[kind].edge;
    if (kind === null || fine === null) return [];
    const edge = { tolerance: fine.toleranceMetres * UNITS_PER_METRE * coarseness, smooth: fine.smooth };
    const rings = ringsOf(geometry).map((ring) => ring.map(toPlane));
    const path = rings
      .map((ring) => (geometry.type === 'LineString' ? linePath(ring, edge) : ringPath(ring, edge)))
      .join('');
    return path === '' ? [] : [{ kind, path, boxes: [boxAround(rings.flat())], holeIds }];
  });
  return mergeAlike(shapes)
    .sort((a, b) => GROUND[a.kind].level - GROUND[b.kind].level)
    .map((shape, index) => ({ id: `g${index}`, ...shape }));
}

type Piece = Omit<Shape, 'id'>;

/** Pieces of one kind of the same holes become one shape, so that a page names them once. */
function mergeAlike(pieces: readonly Piece[]): Piece[] {
  const alike = Map.groupBy(pieces, ({ kind, holeIds }) => [kind, ...holeIds].join(' '));
  return [...alike.values()].map((some) => ({
    ...some[0]!,
    path: some.map(({ path }) => path).join(''),
    boxes: some.flatMap(({ boxes }) => boxes),
  }));
}

/** The ground's edge. */
const OUTLINE: Edge = { tolerance: 2.5 * UNITS_PER_METRE, smooth: false };

export function ringsOf(geometry: MappedGeometry): readonly (readonly (readonly [number, number])[])[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

/** The middle of the box, counted from the first position so that the antimeridian doesn't split it. */
function middleOf(positions: readonly (readonly [number, number])[]): [number, number] | null {
  const first = positions[0];
  if (!first) return null;
  const box = boxAround(positions.map(([lon, lat]): PlanePoint => [degreesEast(first[0], lon), lat]));
  return [first[0] + (box.left + box.right) / 2, (box.top + box.bottom) / 2];
}

function cornersOf({ left, top, right, bottom }: Box): PlanePoint[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
