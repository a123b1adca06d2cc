import { memoize } from '#lib/cache/memoize.ts';
import type { Position } from '#lib/contract/geometry.ts';
import { readOutlineLines } from '#lib/gazetteer/read-gazetteer.ts';
import { isInBbox } from '#lib/geo/bbox.ts';
import { fold } from '#lib/text/fold.ts';
import { isPointInRing } from '../geometry/area.ts';
import { boxOfCoordinates } from '../geometry/box-index.ts';
import type { Named } from './place.ts';
import type { Gazetteer, NearTown, Town } from './towns.ts';

type Ring = [lon: number, lat: number][];

/** The outline of a region or of a part of it, simplified to about half a kilometre; lakes are left out. */
export type RegionOutline = {
  regionCode: string;
  /** The letters after the hyphen of ISO 3166-2 ('CA' of US-CA) in the countries of ISO_LETTERS. */
  letters: string;
  contains(position: Position): boolean;
  /** Which of its rings a position is in; undefined outside. */
  ringAround(position: Position): Ring | undefined;
};

/** Countries whose outlines have the letters of ISO 3166-2. */
const ISO_LETTERS: ReadonlySet<string> = new Set(['BR', 'CA', 'US']);

/** Australia's letters by ISO 3166-2, which sources use, and their codes in GeoNames. */
const AUSTRALIA = { ACT: '01', NSW: '02', NT: '03', QLD: '04', SA: '05', TAS: '06', VIC: '07', WA: '08' };

/** A degree, in the whole numbers of the outlines. */
const STEPS = 1000;

/**
 * The outlines of regions by country, from Natural Earth (public domain), the smallest first: a city that is a region
 * comes before the one around it. Where borders run between towns, they know better than the nearest town does.
 * A country's are parsed when asked for.
 */
export function readRegionOutlines(read = readOutlineLines): (countryCode: string) => RegionOutline[] {
  const lines = Map.groupBy(read(), (line) => line.slice(0, 2));
  return (countryCode) => (lines.get(countryCode) ?? []).map(parseOutline).sort((a, b) => a.size - b.size);
}

function parseOutline(line: string): RegionOutline & { size: number } {
  const [, regionCode = '', letters = '', rings = ''] = line.split('\t');
  const parts = rings.split(';').map((text) => {
    const ring = parseRing(text);
    return { ring, box: boxOfCoordinates(ring) };
  });
  const whole = boxOfCoordinates(parts.map(({ ring }) => ring));
  const ringAround = (position: Position) =>
    isInBbox(whole, position)
      ? parts.find(({ ring, box }) => isInBbox(box, position) && isPointInRing(position, ring))?.ring
      : undefined;
  return {
    regionCode,
    letters,
    size: parts.reduce(
      (sum, { box: [west, south, east, north] }) => sum + (east - west) * (north - south),
      0,
    ),
    contains: (position) => ringAround(position) !== undefined,
    ringAround,
  };
}

function parseRing(text: string): Ring {
  const steps = text.split(' ');
  const ring: Ring = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += Number(steps[i]);
    y += Number(steps[i + 1]);
    ring.push([x / STEPS, y / STEPS]);
  }
  return ring;
}

export type RegionFinder = {
  regionOf(position: Position, hint: string | null): { region: Named; regionCode: string };
};

/** How many towns vote, and how their votes fall with distance. */
export const VOTERS = 5;
const HALF_KILOMETRE = 0.5;

/** A town this near that an outline puts in the wrong region shows that the outline is wrong here. */
const WITNESS_KM = 3;
const NEIGHBOURS = 2;

/** How far a course may be from the nearest town of the region its source names. */
const HINT_REACH_KM = 100;

/** Half the Earth's circumference. */
const ANYWHERE_KM = 20_038;

/**
 * The source's word where it names a region nearby; else the outline around the position, unless it misplaces the
 * nearest town, whose municipality may have changed regions since; else the vote of
 * the five nearest towns, each weighed by the inverse square of its distance.
 */
export function makeRegionFinder(gazetteer: Gazetteer, outlines: RegionOutline[]): RegionFinder {
  const { country, regions } = gazetteer;
  const itself: Named = { name: country.name, slug: country.slug };
  const codesByLetters = codesOfLetters(country.code, outlines);

  const codesOf = memoize((outline: RegionOutline) => codesInRings(outline, gazetteer.towns));
  const straysOf = memoize((outline: RegionOutline) => findStrays(outline, codesOf(outline)));
  const outlineAround = (position: Position): string | null => {
    const outline = outlines.find((candidate) => candidate.contains(position));
    if (outline === undefined) return null;
    const stray = straysOf(outline).get(outline.ringAround(position)!);
    const code = stray === undefined ? outline.regionCode : stray;
    return code !== null && regions?.byCode.has(code) ? code : null;
  };
  /** GeoNames' own code of a town may be wrong, so one of its neighbours must agree. */
  const isSure = ({ record: { lon, lat }, regionCode }: Town): boolean =>
    gazetteer
      .near([lon, lat], NEIGHBOURS + 1, ANYWHERE_KM)
      .slice(1)
      .some(({ town }) => town.regionCode === regionCode);
  const isMisplaced = memoize((town: Town): boolean => {
    const found = outlineAround([town.record.lon, town.record.lat]);
    return found !== null && found !== town.regionCode && isSure(town);
  });
  /** Okinoerabu is drawn under Okinawa, so small that its towns are off the coast. */
  const isTownless = (position: Position): boolean => {
    const outline = outlines.find((candidate) => candidate.contains(position));
    return outline !== undefined && !codesOf(outline).has(outline.ringAround(position)!);
  };
  const isOffCoast = ({ record: { lon, lat } }: Town): boolean => outlineAround([lon, lat]) === null;
  const byOutline = (position: Position): string | null => {
    const [nearest] = gazetteer.near(position, 1, WITNESS_KM);
    const isDoubtful =
      nearest &&
      (isMisplaced(nearest.town) ||
        (isOffCoast(nearest.town) && isSure(nearest.town) && isTownless(position)));
    return isDoubtful ? null : outlineAround(position);
  };
  const byHint = (position: Position, hint: string): string | null => {
    const code = codeOfHint(hint);
    if (code === null) return null;
    return gazetteer.near(position, 1, HINT_REACH_KM, code).length > 0 ? code : null;
  };
  const codeOfHint = (hint: string): string | null => {
    const letters = /^(?:[A-Z]{2}-)?([A-Z]{2,3})$/.exec(hint.trim().toUpperCase())?.[1];
    if (letters !== undefined) {
      const code = codesByLetters.get(letters) ?? letters;
      if (regions?.byCode.has(code)) return code;
    }
    // Figures are ignored: ISO 3166-2 and GeoNames number regions differently (JP-13, JP.40).
    return regions?.codeByName.get(fold(hint)) ?? null;
  };

  return {
    regionOf(position, hint) {
      const code =
        (hint === null ? null : byHint(position, hint)) ??
        byOutline(position) ??
        vote(gazetteer.near(position, VOTERS, ANYWHERE_KM), ({ regionCode }) => regionCode);
      const region = regions?.byCode.get(code);
      return region ? { region, regionCode: code } : { region: itself, regionCode: '' };
    },
  };
}

/** Towns that decide about a ring, if all are of one other region, and about a whole outline. */
const TOWNS_OF_RING = 2;
const TOWNS_OF_OUTLINE = 8;
/** The least share of its own among the towns in an outline: with fewer it's that of another region, around a city. */
const LEAST_OWN = 0.15;
/** GeoNames files the towns of Lima's province under the region around it. */
const SURE_OUTLINES: ReadonlySet<string> = new Set(['LMA']);

type CodesInRings = ReadonlyMap<Ring, ReadonlyMap<string, number>>;

/** How many towns of each region are in a ring; rings without towns are left out. */
function codesInRings(outline: RegionOutline, towns: readonly Town[]): CodesInRings {
  const codesIn = new Map<Ring, Map<string, number>>();
  for (const { record, regionCode } of towns) {
    const ring = outline.ringAround([record.lon, record.lat]);
    if (!ring) continue;
    const codes = codesIn.get(ring) ?? new Map<string, number>();
    codesIn.set(ring, codes.set(regionCode, (codes.get(regionCode) ?? 0) + 1));
  }
  return codesIn;
}

/**
 * Natural Earth files some land under a region that it isn't part of: Northeast Iceland under Reykjavík's, Amami under
 * Okinawa, New Taipei under Taipei. Gives the code for such rings, null where only the towns around say it.
 */
function findStrays(outline: RegionOutline, codesIn: CodesInRings): ReadonlyMap<Ring, string | null> {
  const strays = [...codesIn].flatMap(([ring, codes]): [Ring, string | null][] => {
    const all = [...codes.values()].reduce((sum, count) => sum + count, 0);
    const own = codes.get(outline.regionCode) ?? 0;
    const [code] = codes.keys();
    if (own === 0 && codes.size === 1 && all >= TOWNS_OF_RING) return [[ring, code!]];
    const isDoubtful = all >= TOWNS_OF_OUTLINE && own < LEAST_OWN * all;
    return isDoubtful && !SURE_OUTLINES.has(outline.regionCode) ? [[ring, null]] : [];
  });
  return new Map(strays);
}

/** Each town's vote counts by the inverse square of its distance. '' without towns. */
export function vote(near: readonly NearTown[], codeOf: (town: Town) => string): string {
  const weights = new Map<string, number>();
  for (const { town, kilometres } of near) {
    const weight = 1 / (kilometres + HALF_KILOMETRE) ** 2;
    weights.set(codeOf(town), (weights.get(codeOf(town)) ?? 0) + weight);
  }
  let winner = '';
  for (const [code, weight] of weights) if (weight > (weights.get(winner) ?? 0)) winner = code;
  return winner;
}

/** GeoNames' region code for the letters of ISO 3166-2, in the large federations that sources name so. */
function codesOfLetters(
  countryCode: string,
  outlines: readonly RegionOutline[],
): ReadonlyMap<string, string> {
  if (countryCode === 'AU') return new Map(Object.entries(AUSTRALIA));
  if (!ISO_LETTERS.has(countryCode)) return new Map();
  return new Map(outlines.map(({ letters, regionCode }) => [letters, regionCode]));
}
