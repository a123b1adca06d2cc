import type { BboxTuple } from '#lib/geo/bbox.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import type { CourseHole, CourseProfile } from '../course-profile.ts';
import { holeBearing, holeLine } from '../hole-geometry.ts';
import { fitHole, type HoleCamera } from './hole-camera.ts';

interface Size {
  width: number;
  height: number;
}

/** Wide enough for the hole's card to stand beside the hole; on narrower maps it stands below. */
const CARD_BESIDE_FROM = 640;
/** Pixels that the card takes at the bottom of a narrow map, with a margin. */
const CARD_BELOW_HEIGHT = 154;

/**
 * The whole course, turned as its plan is: `turn` degrees clockwise, north up where that is 0. A course without
 * geometry from where its neighbourhood can be seen.
 */
export function courseCamera(profile: CourseProfile, turn: number, size: Size): HoleCamera {
  const points = pointsOf(profile);
  if (points.length === 0) {
    const { longitude, latitude } = profile.location;
    return { center: [longitude, latitude], zoom: 13, bearing: 0 };
  }
  // The controls stand beside the course where there is room, and in a row over it where there is not,
  // with legend and scale below.
  const isWide = size.width >= CARD_BESIDE_FROM;
  const padding = isWide
    ? { top: 40, right: 72, bottom: 48, left: 40 }
    : { top: 68, right: 24, bottom: 68, left: 24 };
  return fitHole(points, -turn, { ...size, padding });
}

/** What is to be seen of a whole course: its outline and holes, or, where no outline is traced, the box around it. */
function pointsOf({ surfaces, holes, bbox }: CourseProfile): LonLat[] {
  const outline = surfaces
    .filter(({ type }) => type === 'outline')
    .flatMap(({ geometry: { type, coordinates } }) =>
      type === 'MultiPolygon' ? coordinates.flat() : type === 'Polygon' ? coordinates : [],
    )
    .flat();
  const lines = holes.flatMap(holeLine);
  return outline.length > 0 ? [...outline, ...lines] : bbox ? corners(bbox) : lines;
}

/** One hole with its tee at the bottom and its green at the top, clear of the card with its facts. */
export function holeCamera(profile: CourseProfile, hole: CourseHole, turn: number, size: Size): HoleCamera {
  const line = holeLine(hole);
  if (line.length === 0) return courseCamera(profile, turn, size);
  const isBeside = size.width >= CARD_BESIDE_FROM;
  const padding = isBeside
    ? { top: 64, right: 72, bottom: 56, left: 300 }
    : { top: 40, right: 64, bottom: CARD_BELOW_HEIGHT, left: 40 };
  return fitHole([...line, ...teesOf(profile, hole)], holeBearing(hole) ?? 0, { ...size, padding });
}

function teesOf(profile: CourseProfile, hole: CourseHole): LonLat[] {
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
