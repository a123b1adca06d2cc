import type { Position } from '#lib/contract/geometry.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { Place, Places } from './place.ts';

/** Metres above the sea; null where no tile is. */
export type HeightsAt = (positions: readonly Position[]) => Promise<(number | null)[]>;

/** Metres above the higher of course and town. */
const RIDGE_METRES = 600;
/** No such ridge fits in between. */
const NEAR_KM = 3;
const STEP_KM = 0.75;
const LINES_AT_A_TIME = 5000;

/** Gives `places` other towns if theirs are beyond a ridge, where heights are known. Towns that a source states stay. */
export async function leaveTownsBeyondRidges(
  places: Place[],
  heads: readonly CourseHead[],
  world: Places,
  heightsAt: HeightsAt,
): Promise<void> {
  const beyond = new Map<number, Set<number>>();
  const isFar = (index: number) => {
    const town = places[index]!.town;
    return town !== undefined && town !== null && !town.isStated && town.kilometres > NEAR_KM;
  };
  const altitudes = await heightsAt(heads.map(({ position }) => position));
  let open = [...places.keys()].filter((index) => altitudes[index] !== null && isFar(index));
  while (open.length > 0) {
    const ridges = await areRidges(
      open.map((index) => lineTo(heads[index]!.position, places[index]!.town!)),
      heightsAt,
    );
    open = open.filter((_, i) => ridges[i]);
    for (const index of open) {
      const notTowns = new Set([...(beyond.get(index) ?? []), places[index]!.town!.id]);
      beyond.set(index, notTowns);
      places[index] = world.locate(heads[index]!.position, { ...heads[index]!, notTowns });
    }
    open = open.filter(isFar);
  }
}

function lineTo(
  [lon, lat]: Position,
  { position: [townLon, townLat], kilometres }: NonNullable<Place['town']>,
) {
  const steps = Math.ceil(kilometres / STEP_KM);
  return Array.from({ length: steps + 1 }, (_, i): Position => {
    const share = i / steps;
    return [lon + share * (townLon - lon), lat + share * (townLat - lat)];
  });
}

async function areRidges(lines: readonly Position[][], heightsAt: HeightsAt): Promise<boolean[]> {
  const ridges: boolean[] = [];
  for (let start = 0; start < lines.length; start += LINES_AT_A_TIME) {
    const some = lines.slice(start, start + LINES_AT_A_TIME);
    const heights = await heightsAt(some.flat());
    let first = 0;
    for (const { length } of some) {
      ridges.push(hasRidge(heights.slice(first, first + length)));
      first += length;
    }
  }
  return ridges;
}

function hasRidge(heights: readonly (number | null)[]): boolean {
  const [course = null, town = null] = [heights[0], heights.at(-1)];
  if (course === null || town === null) return false;
  return Math.max(...heights.map((height) => height ?? 0)) > Math.max(course, town) + RIDGE_METRES;
}
