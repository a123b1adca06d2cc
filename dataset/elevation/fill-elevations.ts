import { basename } from 'node:path';
import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseHole } from '../course/course-in-progress.ts';
import type { CoursesInProgress } from '../courses-in-progress.ts';
import type { Finding } from '../finding.ts';
import { canBeLand } from '../places/low-land.ts';
import type { SourceTally } from '../source-tally.ts';
import { type CourseHeights, type Heights, withHeights } from './course-heights.ts';
import type { ElevationSource } from './open-elevation.ts';
import { boundsOf } from './tile-place.ts';

/** Averages with points around it, which evens out single bad pixels. */
const AROUND_METRES = 8;
const POINTS = 5;
/** Some tens of megabytes of positions. */
const HOLES_AT_A_TIME = 20_000;

export type FilledCourses = { inProgress: CoursesInProgress; tally: SourceTally };

/**
 * The height at each course's own point, and tee and green of each mapped hole: the mean of the point and four points
 * 8 m around it, as far as known, else null. Holes are sampled by degree, so that each tile is read once. The tally counts
 * courses and holes.
 */
export async function fillElevations(
  inProgress: CoursesInProgress,
  source: ElevationSource,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<FilledCourses> {
  const heightsOf: HeightsByCourse = new Map();
  const tally: SourceTally = { key: 'elevation', itemsRead: 0, itemsKept: 0, itemsRejected: 0, findings: [] };
  let waiting: { index: number; holes: CourseHole[] }[] = [];
  let holesWaiting = 0;
  let done = 0;
  const flush = async () => {
    const holes = waiting.flatMap((course) => course.holes);
    const heights = await sampleHoles(source, holes);
    let first = 0;
    for (const { index, holes: ofCourse } of waiting) {
      heightsOf.set(index, heights.slice(first, first + ofCourse.length));
      first += ofCourse.length;
    }
    tally.itemsRead += holes.length;
    tally.itemsKept += heights.filter(({ tee, green }) => tee !== null || green !== null).length;
    done += waiting.length;
    onProgress(done, inProgress.heads.length);
    waiting = [];
    holesWaiting = 0;
  };
  for (const index of byDegree(inProgress)) {
    const { holes } = inProgress.details(index);
    if (holes.length === 0) continue;
    waiting.push({ index, holes });
    holesWaiting += holes.length;
    if (holesWaiting >= HOLES_AT_A_TIME) await flush();
  }
  await flush();
  const altitudes = await sampleCourses(source, inProgress);
  tally.itemsRead += altitudes.length;
  tally.itemsKept += altitudes.filter((altitude) => altitude !== null).length;
  tally.findings.push(...idleTiles(source), ...source.findings());
  return { inProgress: withHeightsOfAll(inProgress, heightsOf, altitudes), tally };
}

/** A planet's tiles are mostly sea. */
const MOST_NAMED = 20;

/** The extents of tiles that no course is on, or that are void where courses are. */
function idleTiles(source: ElevationSource): Finding[] {
  return source
    .idleTiles()
    .slice(0, MOST_NAMED)
    .map((tile) => {
      const { west, south, east, north } = boundsOf(tile);
      const value = `longitude ${degrees(west)} to ${degrees(east)}, latitude ${degrees(south)} to ${degrees(north)}`;
      return {
        source: 'elevation',
        place: basename(tile.path),
        rule: tile.isAsked ? 'tile-without-heights' : 'tile-without-course',
        value: tile.isAsked ? `no height there: ${value}` : value,
        action: 'noted',
      };
    });
}

function degrees(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** Heights by the course's index, in the order of its holes. */
type HeightsByCourse = Map<number, Heights[]>;

function withHeightsOfAll(
  { heads, details, parts }: CoursesInProgress,
  heightsOf: HeightsByCourse,
  altitudes: readonly (number | null)[],
): CoursesInProgress {
  const heightsAt = (index: number): CourseHeights => {
    const heights = heightsOf.get(index) ?? [];
    const hasHeights = heights.some(({ tee, green }) => tee !== null || green !== null);
    return { holes: hasHeights ? heights : null, altitude: altitudes[index]! };
  };
  return {
    heads,
    details: (index) => withHeights(details(index), heightsAt(index)),
    ...(parts && { parts: (index) => ({ ...parts(index), heights: heightsAt(index) }) }),
  };
}

function byDegree({ heads }: CoursesInProgress): number[] {
  const key = ({ position: [lon, lat] }: (typeof heads)[number]) => Math.floor(lat) * 360 + Math.floor(lon);
  return heads.map((_, i) => i).sort((a, b) => key(heads[a]!) - key(heads[b]!) || a - b);
}

/** Metres at each course's point; null where no dry land can be so low. */
async function sampleCourses(
  source: ElevationSource,
  { heads }: CoursesInProgress,
): Promise<(number | null)[]> {
  const altitudes = await source.sample(heads.map(({ position }) => position));
  return altitudes.map((altitude, i) =>
    altitude !== null && canBeLand(heads[i]!.position, altitude) ? altitude : null,
  );
}

/** Metres with one decimal. */
async function sampleHoles(source: ElevationSource, holes: readonly CourseHole[]): Promise<Heights[]> {
  const points = holes.flatMap((hole) => [...pointsAround(hole.tee), ...pointsAround(hole.green)]);
  const heights = await source.sample(points);
  return holes.map((_, i) => ({
    tee: mean(heights.slice(2 * i * POINTS, (2 * i + 1) * POINTS)),
    green: mean(heights.slice((2 * i + 1) * POINTS, (2 * i + 2) * POINTS)),
  }));
}

/** 8 m east, north, west and south. */
function pointsAround([lon, lat]: Position): Position[] {
  const { kx, ky } = rulerAt(lat);
  const [x, y] = [AROUND_METRES / kx, AROUND_METRES / ky];
  return [
    [lon, lat],
    [lon + x, lat],
    [lon, lat + y],
    [lon - x, lat],
    [lon, lat - y],
  ];
}

function mean(heights: readonly (number | null)[]): number | null {
  const known = heights.filter((height) => height !== null);
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, height) => sum + height, 0) / known.length) * 10) / 10;
}
