import { distanceFromGeometry } from '../../../geometry/line-distance.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { isPracticePart, numberOf } from '../holes/number-by-parts.ts';
import type { OsmCourse } from '../osm-course.ts';

/** Metres. A line that stops this short of a green is meant to end on it. */
const onGreenMetres = 15;
/** How far from a line's end a green may be that no line ends on, in metres. */
const nearbyMetres = 60;
/** The same for a green that has the hole's number. */
const numberedMetres = 120;
/** If at least this share of a course's holes have two greens, second greens aren't practice greens. */
const twoGreensShare = 0.5;
const leastTwoGreens = 6;

/**
 * Keys of the holes that a green is played on, by its id: those whose lines end on it; else the one whose number it has,
 * or the nearest one, whose line ends on none. Practice greens belong to no hole. Where most holes have a second green next to the first (as in Japan), both are
 * theirs.
 */
export function greensOfHoles(greens: readonly OsmFeature[], { holes }: OsmCourse): Map<string, string[]> {
  const played = greens.filter(({ tags }) => !isPracticePart(tags));
  const distances = new Map(
    played.map((green) => {
      const distance = distanceFromGeometry(green.geometry, numberedMetres);
      return [
        green,
        holes.map(({ key, number, line }) => ({ key, number, metres: distance([line.at(-1)!]) })),
      ];
    }),
  );
  const keysOf = new Map<string, string[]>();
  const withGreen = new Set<string>();
  for (const [green, ends] of distances) {
    const keys = ends.filter(({ metres }) => metres <= onGreenMetres).map(({ key }) => key);
    if (keys.length > 0) keysOf.set(green.id, keys.sort());
    for (const key of keys) withGreen.add(key);
  }
  for (const [green, ends] of distances) {
    const number = keysOf.has(green.id) ? null : numberOf(green);
    if (number === null) continue;
    const own = ends.filter((hole) => hole.number === number);
    if (own.length !== 1 || withGreen.has(own[0]!.key)) continue;
    if (own[0]!.metres > numberedMetres) continue;
    keysOf.set(green.id, [own[0]!.key]);
    withGreen.add(own[0]!.key);
  }
  const nearby = [...distances]
    .filter(([{ id }]) => !keysOf.has(id))
    .flatMap(([{ id }, ends]) => {
      const [nearest] = ends
        .filter(({ metres }) => metres <= nearbyMetres)
        .sort((a, b) => a.metres - b.metres);
      return nearest ? [{ id, ...nearest }] : [];
    })
    .sort((a, b) => a.metres - b.metres);
  const seconds = new Set(nearby.filter(({ key }) => withGreen.has(key)).map(({ key }) => key));
  const hasTwoGreens = seconds.size >= Math.max(leastTwoGreens, twoGreensShare * holes.length);
  for (const { id, key } of nearby) {
    if (withGreen.has(key) && !(hasTwoGreens && seconds.delete(key))) continue;
    withGreen.add(key);
    keysOf.set(id, [key]);
  }
  return keysOf;
}
