import { distance } from 'geokdbush';
import type { GolfProfile, Scorecard } from '#lib/contract/golf-profile.ts';
import type { StatedSource, ValueOrigin } from '#lib/contract/origins.ts';
import { sourceCatalogue } from '../source-catalogue.ts';

/** One thing that must be true of a dataset. */
export type ProfileCheck = {
  row: string;
  most: number;
  /** How many things of a course were looked at, and those that break the rule, each in a few words. */
  look(profile: GolfProfile): { found: number; broken: string[] };
};

/**
 * Checks of cards, hole counts, origins and licences. Those over several courses remember what they have seen: make new
 * ones for each dataset. `sourcesOf` says which sources a page may name for a value of this origin.
 */
export function profileChecks(sourcesOf: SourcesOf): ProfileCheck[] {
  return [
    { row: 'Canadian postal codes in the United States', most: 1, look: lookForCanadianCodes },
    { row: 'whole cards of courses over 3 km from each other', most: 0, look: lookForSharedCards() },
    { row: 'courses of 7, 8, 16 or 17 holes', most: 1, look: lookForOddCounts },
    { row: 'pars impossible for the number of holes', most: 0, look: lookForOddPars },
    { row: 'cards over 25 m from their lines on average', most: 0, look: lookForFarCards },
    { row: 'holes that end where they begin', most: 0, look: lookForClosedHoles },
    { row: 'values without an origin', most: 0, look: lookForOrigins },
    { row: 'pages that leave out a source or its licence', most: 0, look: lookForLicences(sourcesOf) },
  ];
}

function lookForCanadianCodes({ location: { country_code, postal_code } }: GolfProfile) {
  if (country_code !== 'US' || !postal_code) return { found: 0, broken: [] };
  return { found: 1, broken: /^[A-Z]\d[A-Z]/.test(postal_code) ? [postal_code] : [] };
}

const SHARED_KM = 3;

function lookForSharedCards(): ProfileCheck['look'] {
  const seen = new Map<string, GolfProfile['location']>();
  return ({ location, scorecards }) => {
    const whole = scorecards.flatMap((card) => {
      const key = keyOf(card);
      return key === null ? [] : [{ card, key }];
    });
    const broken = whole.flatMap(({ card, key }) => {
      const first = seen.get(key);
      if (!first) seen.set(key, location);
      const isFar =
        first && distance(first.longitude, first.latitude, location.longitude, location.latitude) > SHARED_KM;
      return isFar ? [card.name] : [];
    });
    return { found: whole.length, broken };
  };
}

/** Null for a card that is shorter than eighteen holes or lacks something. */
function keyOf({ holes }: Scorecard): string | null {
  const isWhole =
    holes.length === 18 && holes.every(({ par, stroke_index }) => par !== null && stroke_index !== null);
  return isWhole ? holes.map(({ par, stroke_index }) => `${par}/${stroke_index}`).join(' ') : null;
}

function lookForOddCounts({ hole_count }: GolfProfile) {
  const isOdd = hole_count !== null && [7, 8, 16, 17].includes(hole_count);
  return { found: hole_count === null ? 0 : 1, broken: isOdd ? [`${hole_count} holes`] : [] };
}

/** A round on a larger course is eighteen of its holes. */
function lookForOddPars({ hole_count, par }: GolfProfile) {
  if (hole_count === null || par === null || hole_count > 18) return { found: 0, broken: [] };
  const isOdd = par < 2.9 * hole_count || par > 4.5 * hole_count;
  return { found: 1, broken: isOdd ? [`par ${par} on ${hole_count} holes`] : [] };
}

const MOST_FROM_LINES_METRES = 25;

/** By each card's best-fitting tee. */
function lookForFarCards({ scorecards, teeboxes, holes }: GolfProfile) {
  const lines = new Map(holes.map(({ hole_id, length }) => [hole_id, length]));
  const misses = scorecards.flatMap(({ name, teebox_ids }) => {
    const means = teeboxes.flatMap((teebox) => {
      if (!teebox_ids.includes(teebox.teebox_id)) return [];
      const ofHoles = teebox.holes.flatMap(({ hole_id, length }) => {
        const line = hole_id === null ? null : (lines.get(hole_id) ?? null);
        return line === null || length === null ? [] : [Math.abs(length - line)];
      });
      return ofHoles.length === 0 ? [] : [ofHoles.reduce((sum, each) => sum + each, 0) / ofHoles.length];
    });
    return means.length === 0 ? [] : [{ name, best: Math.min(...means) }];
  });
  // Lengths are rounded to whole metres.
  const far = misses.filter(({ best }) => best > MOST_FROM_LINES_METRES + 1);
  return { found: misses.length, broken: far.map(({ name, best }) => `${name}: ${Math.round(best)} m`) };
}

const CLOSED_KM = 0.015;

function lookForClosedHoles({ holes }: GolfProfile) {
  const drawn = holes.filter(({ line }) => line !== null);
  const closed = drawn.filter(({ line }) => {
    const [start, end] = [line!.coordinates[0]!, line!.coordinates.at(-1)!];
    return distance(start[0], start[1], end[0], end[1]) <= CLOSED_KM;
  });
  return { found: drawn.length, broken: closed.map(({ hole_id }) => hole_id) };
}

function lookForOrigins({ origins, ...profile }: GolfProfile) {
  const paths = origins.flatMap((origin) => origin.paths.map((path) => path.split('.')));
  const covers = (path: string[], leaf: string[]) =>
    path.length <= leaf.length && path.every((key, i) => key === '*' || key === leaf[i]);
  const values = leaves(profile);
  const broken = values.filter((leaf) => !paths.some((path) => covers(path, leaf)));
  return { found: values.length, broken: broken.map((leaf) => leaf.join('.')) };
}

/** Undefined if any source will do, because the atlas adds such values itself. */
export type SourcesOf = (origin: ValueOrigin) => readonly StatedSource[] | undefined;

/**
 * Each origin's source is on the page as it states itself, and elevation is credited only where there are
 * heights.
 */
function lookForLicences(sourcesOf: SourcesOf): ProfileCheck['look'] {
  const keyOfSource = ({ name, licence, url }: StatedSource) => JSON.stringify([name, licence, url]);
  return ({ sources, origins }) => {
    const shown = new Set(sources.map(keyOfSource));
    const left = origins.filter((origin) => {
      const wanted = sourcesOf(origin);
      return wanted !== undefined && !wanted.some((source) => shown.has(keyOfSource(source)));
    });
    const { elevation } = sourceCatalogue;
    const isCreditedInError =
      shown.has(keyOfSource(elevation!)) && !origins.some(({ source }) => source === 'elevation');
    const unsaid = [...new Set(left.map(({ source, id }) => id ?? source))];
    const broken = isCreditedInError ? [...unsaid, 'elevation, without heights'] : unsaid;
    return { found: 1, broken: broken.length === 0 ? [] : [broken.join(', ')] };
  };
}

/** The keys down to each value that isn't null. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (value === null) return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value as object).flatMap(([key, each]) => leaves(each, [...path, key]));
}
