import { ringsOf } from '#components/drawing/course-shapes.ts';
import { boxAround, turnPoint } from '#components/drawing/plane.ts';
import { holeBearing } from '#components/map/hole-geometry.ts';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import type { BboxTuple } from '#lib/geo/bbox.ts';
import { unwrapLongitude, wrapLongitude } from '#lib/geo/longitude.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { playedLine } from '#lib/golf/played-line.ts';

interface Size {
  width: number;
  height: number;
}

/** The width in pixels from which the hole's card is next to the map, and not below. */
const WIDE_FROM = 640;
/** The height of a card below, with a margin, in pixels. */
const CARD_BELOW_HEIGHT = 216;

/** The whole course, `turn` degrees clockwise as its plan. Without geometry, its neighbourhood. */
export function courseCamera(profile: GolfProfile, turn: number, size: Size): HoleCamera {
  const points = pointsOf(profile);
  if (points.length === 0) {
    const { longitude, latitude } = profile.location;
    return { center: [longitude, latitude], zoom: 13, bearing: 0 };
  }
  // The controls are next to the course, or on narrow maps in a row over it, with legend and scale below.
  const isWide = size.width >= WIDE_FROM;
  const padding = isWide
    ? { top: 40, right: 72, bottom: 48, left: 40 }
    : { top: 68, right: 24, bottom: 68, left: 24 };
  return fitHole(points, -turn, { ...size, padding });
}

function pointsOf({ surfaces, holes, bbox }: GolfProfile): LonLat[] {
  const outline = surfaces
    .filter(({ type }) => type === 'outline')
    .flatMap(({ geometry }) => ringsOf(geometry).flat());
  const lines = holes.flatMap((hole) => playedLine(hole));
  return outline.length > 0 ? [...outline, ...lines] : bbox ? corners(bbox) : lines;
}

export function holeCamera(profile: GolfProfile, hole: Hole, turn: number, size: Size): HoleCamera {
  const line = playedLine(hole);
  if (line.length === 0) return courseCamera(profile, turn, size);
  const isWide = size.width >= WIDE_FROM;
  const padding = isWide
    ? { top: 64, right: 72, bottom: 56, left: 300 }
    : { top: 40, right: 64, bottom: CARD_BELOW_HEIGHT, left: 40 };
  return fitHole([...line, ...teesOf(profile, hole)], holeBearing(hole) ?? 0, { ...size, padding });
}

function teesOf(profile: GolfProfile, hole: Hole): LonLat[] {
  return profile.teeboxes.flatMap((teebox) =>
    teebox.holes.flatMap(({ hole_id, tee }) => (hole_id === hole.hole_id && tee ? [tee.coordinates] : [])),
  );
}

function corners([west, south, east, north]: BboxTuple): LonLat[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

export interface HoleCamera {
  center: [lon: number, lat: number];
  zoom: number;
  /** Degrees clockwise from north that point up on the screen. */
  bearing: number;
}

/** CSS pixels; the padding stays free of the hole. */
export interface Viewport {
  width: number;
  height: number;
  padding: { top: number; right: number; bottom: number; left: number };
}

/** About 0.15 m a pixel, beyond the precision of the mapping. */
const CLOSEST_ZOOM = 19;
/** Pixels at zoom 0, in MapLibre's tile size. */
const WORLD = 512;

/**
 * The closest view of all points with `bearing` pointing up. Exact in the Web Mercator plane (MapLibre's
 * `cameraForBounds` fits the upright box instead, which leaves turned holes too small).
 */
export function fitHole(points: readonly LonLat[], bearing: number, viewport: Viewport): HoleCamera {
  const near = points[0]?.[0] ?? 0;
  const box = boxAround(
    points.map(([lon, lat]) => turnPoint([mercatorX(unwrapLongitude(lon, near)), mercatorY(lat)], -bearing)),
  );
  const { padding } = viewport;
  const freeWidth = Math.max(viewport.width - padding.left - padding.right, 1);
  const freeHeight = Math.max(viewport.height - padding.top - padding.bottom, 1);
  const scale = Math.min(
    freeWidth / Math.max(box.right - box.left, 1e-12),
    freeHeight / Math.max(box.bottom - box.top, 1e-12),
    WORLD * 2 ** CLOSEST_ZOOM,
  );
  // With uneven margins the window's middle isn't the free part's.
  const right = (box.left + box.right) / 2 + (padding.right - padding.left) / 2 / scale;
  const down = (box.top + box.bottom) / 2 + (padding.bottom - padding.top) / 2 / scale;
  const [x, y] = turnPoint([right, down], bearing);
  const center: HoleCamera['center'] = [wrapLongitude(longitudeAt(x)), latitudeAt(y)];
  return { center, zoom: Math.log2(scale / WORLD), bearing };
}
