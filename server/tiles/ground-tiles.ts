import { GeoJSONVT } from '@maplibre/geojson-vt';
import type { Feature } from 'geojson';
import { LRUCache } from 'lru-cache';
import type { Area, LineString, Point } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { unwrapGeometry } from '#lib/geo/longitude.ts';
import { latitudeAt, mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { groundOf } from '#lib/golf/hazards.ts';
import type { GroundKind } from '#lib/golf/surfaces.ts';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { readGolfProfile } from '../store/read-golf-profile.ts';

/** The zooms with tiles of their own; on closer ones tiles are enlarged: a unit is 0.6 m at the equator. */
export const GROUND_TILE_ZOOMS = { minZoom: 12, maxZoom: 14 };

/** The first zoom at which everything is drawn, the holes' lines and numbers too. */
const WHOLE_FROM_ZOOM = 13;
const SEEN_FROM_AFAR: ReadonlySet<GroundKind> = new Set(['outline', 'fairway', 'green', 'water'] as const);

/** Metres from a course's position to its farthest ground. */
const REACH = 4000;
const EQUATOR_METRES = 40_075_017;

/** Courses, cut into tiles on first use; each takes some hundred kilobytes. */
const KEPT_COURSES = 64;

type CutCourse = { ground: GeoJSONVT; holes: GeoJSONVT };

/**
 * Layers `ground` (tag `kind`), and from zoom 13 on `hole` (lines) and `tee` (tag `label`, its number): what's mapped
 * of the courses on a tile. The id of a feature is the golf_id.
 */
export function groundTile(dataset: Dataset, z: number, x: number, y: number): Uint8Array {
  const layers: Record<'ground' | 'hole' | 'tee', TileFeature[]> = { ground: [], hole: [], tee: [] };
  for (const course of coursesOn(dataset, z, x, y)) {
    const cut = cutCourse(dataset, course);
    for (const feature of cut.ground.getTile(z, x, y)?.features ?? []) {
      if (z >= WHOLE_FROM_ZOOM || SEEN_FROM_AFAR.has(feature.tags?.kind)) layers.ground.push(feature);
    }
    if (z < WHOLE_FROM_ZOOM) continue;
    for (const feature of cut.holes.getTile(z, x, y)?.features ?? []) {
      layers[feature.type === 1 ? 'tee' : 'hole'].push(feature);
    }
  }
  return encodeTile(layers);
}

/** The indexes of the courses on a tile. */
function coursesOn({ courses }: Dataset, z: number, x: number, y: number): IteratorObject<number> {
  const across = 2 ** z;
  const latitude = latitudeAt((y + 0.5) / across);
  const tileMetres = (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / across;
  const reach = 0.5 + REACH / tileMetres;
  return courses.golfIds.keys().filter((index) => {
    const eastward = mercatorX(courses.longitudes[index]!) * across - x - 0.5;
    const aside = Math.abs(eastward - across * Math.round(eastward / across));
    if (aside > reach) return false;
    const row = mercatorY(courses.latitudes[index]!) * across;
    return Math.abs(row - y - 0.5) <= reach;
  });
}

function cutCourse(dataset: Dataset, index: number): CutCourse {
  const memoMethod = (each: number) => cutProfile(readGolfProfile(dataset, each));
  const make = () => new LRUCache<number, CutCourse>({ max: KEPT_COURSES, memoMethod });
  return dataset.memo('ground of courses', make).memo(index);
}

function cutProfile(profile: GolfProfile): CutCourse {
  const { longitude } = profile.location;
  const feature = (geometry: Area | LineString | Point, properties: Feature['properties']): Feature => ({
    type: 'Feature',
    id: Number(profile.golf_id),
    // What then lies beyond the antimeridian is cut for the tiles of the other side.
    geometry: unwrapGeometry(geometry, longitude),
    properties,
  });
  const ground = groundOf(profile).flatMap(({ kind, geometry }) =>
    kind === null ? [] : [feature(geometry, { kind })],
  );
  const holes = profile.holes.flatMap(({ line, tee, number }) => [
    ...(line ? [feature(line, {})] : []),
    ...(tee && number !== null ? [feature(tee, { label: String(number) })] : []),
  ]);
  return { ground: cutterOf(ground), holes: cutterOf(holes) };
}

function cutterOf(features: Feature[]): GeoJSONVT {
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: GROUND_TILE_ZOOMS.maxZoom, indexMaxZoom: 0, tolerance: 3, extent: TILE_EXTENT, buffer: 64 },
  );
}
