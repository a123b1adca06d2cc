import { clipPolygon, clipPolyline } from 'lineclip';
import type { Position } from '#lib/contract/geometry.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import { simplifyLine, simplifyRing } from '#lib/geo/simplify-line.ts';
import type { CourseWater } from '../../../course/course-in-progress.ts';
import { areaSquareMetres, isPointInArea, polygonsOf } from '../../../geometry/area.ts';
import { type BoxIndex, boxAround, boxOfCoordinates, type PlainBox } from '../../../geometry/box-index.ts';
import { normalizeArea, normalizeLine } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { isDry } from '../golf-kind.ts';
import type { OsmCourse } from '../osm-course.ts';
import { closeCoast } from './close-coast.ts';

/** How far around a course waters are kept. */
export const NEARBY_METRES = 3000;
/** Metres around a course: smaller frames for the sea, where its coast isn't whole. */
const FRAMES = [NEARBY_METRES, 1000, 500] as const;
/** Metres that an edge may stray, and how much coarser each attempt is that has too many positions. */
const [FINEST_METRES, COARSER] = [6, 2];
/** Some 20 bytes each, a third of that compressed. */
const MOST_POSITIONS = 800;

/** Sea, lakes and rivers around a mapped course, for its drawings: cut to a rectangle and simplified until they're small. */
export function nearbyWaters(
  { outlines, holes }: OsmCourse,
  position: Position,
  waters: BoxIndex<OsmFeature>,
): CourseWater[] {
  const lines = holes.map(({ line }) => line);
  if (outlines.length + lines.length === 0) return [];
  const course = boxOfCoordinates([...outlines.map(({ area }) => area.coordinates), lines]);
  const near = waters.near(course, NEARBY_METRES).filter(({ tags }) => !isDry(tags));
  if (near.length === 0) return [];
  const frame = boxAround(course, NEARBY_METRES);
  const land = [position, ...lines.flatMap((line) => [line[0]!, line.at(-1)!])];
  const all = [...seaOf(course, land, near), ...near.flatMap((feature) => waterOf(feature, frame))];
  for (let metres = FINEST_METRES; ; metres *= COARSER) {
    const simpler = all.flatMap((water) => simplified(water, metres));
    if (simpler.reduce((sum, water) => sum + positionsOf(water), 0) <= MOST_POSITIONS) return simpler;
  }
}

function seaOf(course: PlainBox, land: readonly Position[], near: readonly OsmFeature[]): CourseWater[] {
  const coasts = near.flatMap(({ tags, geometry }) =>
    tags.natural === 'coastline' && geometry.type === 'LineString' ? [geometry.coordinates] : [],
  );
  for (const metres of FRAMES) {
    const sea = closeCoast(coasts, boxAround(course, metres));
    if (sea === null) continue;
    const geometry = { type: 'MultiPolygon' as const, coordinates: sea };
    return land.some((place) => isPointInArea(place, geometry)) ? [] : [{ type: 'sea', geometry }];
  }
  return [];
}

function waterOf({ tags, geometry }: OsmFeature, frame: PlainBox): CourseWater[] {
  if (geometry.type === 'LineString') {
    if (tags.waterway !== 'river') return [];
    return clipPolyline(geometry.coordinates, [...frame])
      .filter((line) => line.length > 1)
      .map((coordinates) => ({ type: 'river', geometry: { type: 'LineString', coordinates } }));
  }
  if (geometry.type === 'Point') return [];
  const coordinates = polygonsOf(geometry).map((rings) =>
    rings.map((ring): Position[] => clipPolygon([...ring] as Position[], [...frame])),
  );
  const type = tags.water === 'river' || tags.waterway === 'riverbank' ? 'river' : 'lake';
  return [{ type, geometry: { type: 'MultiPolygon', coordinates } }];
}

/** What is smaller than this many times the tolerance is left out. */
const SMALLEST = 8;

function simplified({ type, geometry }: CourseWater, metres: number): CourseWater[] {
  const [first] = geometry.type === 'LineString' ? geometry.coordinates : polygonsOf(geometry).flat(2);
  if (!first) return [];
  const [, latitude] = first as LonLat;
  const { kx, ky } = rulerAt(latitude);
  const toPlane = ([lon, lat]: LonLat): Position => [lon * kx, lat * ky];
  const toDegrees = ([x, y]: LonLat): Position => [x / kx, y / ky];
  if (geometry.type === 'LineString') {
    const line = simplifyLine(geometry.coordinates.map(toPlane), metres).map(toDegrees);
    const coordinates = normalizeLine(line, toMetre);
    const isLong = rulerAt(latitude).lineDistance(coordinates) > SMALLEST * metres;
    return isLong ? [{ type, geometry: { type: 'LineString', coordinates } }] : [];
  }
  const simple = polygonsOf(geometry).map((rings) =>
    rings.map((ring) => simplifyRing(ring.map(toPlane), metres).map(toDegrees)),
  );
  const { area } = normalizeArea({ type: 'MultiPolygon', coordinates: simple }, toMetre);
  const isLarge = area !== null && areaSquareMetres(area) > (SMALLEST * metres) ** 2;
  return isLarge ? [{ type, geometry: area }] : [];
}

/** Rounds to five decimals, about a metre. */
function toMetre([lon, lat]: LonLat): Position {
  return [Math.round(lon * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5];
}

function positionsOf({ geometry }: CourseWater): number {
  if (geometry.type === 'LineString') return geometry.coordinates.length;
  return polygonsOf(geometry).flat(2).length;
}
