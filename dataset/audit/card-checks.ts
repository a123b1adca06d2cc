import { distance } from 'geokdbush';
import type { GolfProfile, Scorecard } from '#lib/contract/golf-profile.ts';

/** One thing that must hold of a dataset: what it counts in each course, and how many are too many. */
export type AuditCheck = {
  name: string;
  most: number;
  /** The cases found in a course, each as a few words. */
  find(profile: GolfProfile): string[];
};

/** Checks of cards, hole counts and origins. Those over several courses remember what they have seen: make new ones for each dataset. */
export function cardChecks(): AuditCheck[] {
  return [
    { name: 'whole cards shared over 3 km apart', most: 0, find: findSharedCards() },
    { name: 'courses of 7, 8, 16 or 17 holes', most: 1, find: findOddCounts },
    { name: 'cards over 25 m from their lines in the mean', most: 0, find: findFarCards },
    { name: 'holes that end where they begin', most: 0, find: findClosedHoles },
    { name: 'values without an origin', most: 0, find: findWithoutOrigin },
  ];
}

const SHARED_KM = 3;

function findSharedCards(): AuditCheck['find'] {
  const seen = new Map<string, GolfProfile['location']>();
  return ({ location, scorecards }) =>
    scorecards.flatMap((card) => {
      const key = keyOf(card);
      if (key === null) return [];
      const first = seen.get(key);
      if (!first) seen.set(key, location);
      const isFar =
        first && distance(first.longitude, first.latitude, location.longitude, location.latitude) > SHARED_KM;
      return isFar ? [card.name] : [];
    });
}

function keyOf({ holes }: Scorecard): string | null {
  const isWhole =
    holes.length === 18 && holes.every(({ par, stroke_index }) => par !== null && stroke_index !== null);
  return isWhole ? holes.map(({ par, stroke_index }) => `${par}/${stroke_index}`).join(' ') : null;
}

function findOddCounts({ hole_count }: GolfProfile): string[] {
  return hole_count !== null && [7, 8, 16, 17].includes(hole_count) ? [`${hole_count} holes`] : [];
}

const MOST_FROM_LINES_METRES = 25;

function findFarCards({ scorecards, teeboxes, holes }: GolfProfile): string[] {
  const lines = new Map(holes.map(({ hole_id, length }) => [hole_id, length]));
  return scorecards.flatMap(({ name, teebox_ids }) => {
    const means = teeboxes.flatMap((teebox) => {
      if (!teebox_ids.includes(teebox.teebox_id)) return [];
      const misses = teebox.holes.flatMap(({ hole_id, length }) => {
        const line = hole_id === null ? null : (lines.get(hole_id) ?? null);
        return line === null || length === null ? [] : [Math.abs(length - line)];
      });
      return misses.length === 0 ? [] : [misses.reduce((sum, each) => sum + each, 0) / misses.length];
    });
    const best = Math.min(...means);
    // Lengths are rounded to whole metres.
    return means.length > 0 && best > MOST_FROM_LINES_METRES + 1 ? [`${name}: ${Math.round(best)} m`] : [];
  });
}

const CLOSED_KM = 0.015;

function findClosedHoles({ holes }: GolfProfile): string[] {
  return holes.flatMap(({ hole_id, line }) => {
    if (line === null) return [];
    const [start, end] = [line.coordinates[0]!, line.coordinates.at(-1)!];
    return distance(start[0], start[1], end[0], end[1]) <= CLOSED_KM ? [hole_id] : [];
  });
}

function findWithoutOrigin({ origins, ...profile }: GolfProfile): string[] {
  const paths = origins.flatMap((origin) => origin.paths.map((path) => path.split('.')));
  const covers = (path: string[], leaf: string[]) =>
    path.length <= leaf.length && path.every((key, i) => key === '*' || key === leaf[i]);
  return leaves(profile)
    .filter((leaf) => !paths.some((path) => covers(path, leaf)))
    .map((leaf) => leaf.join('.'));
}

/** The keys down to each value that isn't null. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (value === null) return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value as object).flatMap(([key, each]) => leaves(each, [...path, key]));
}
