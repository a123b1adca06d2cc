import { around, distance } from 'geokdbush';
import type KDBush from 'kdbush';
import { memoize } from '#lib/cache/memoize.ts';
import type { Position } from '#lib/contract/geometry.ts';
import { foldedWords } from '#lib/text/fold.ts';
import { indexPoints } from '../geometry/point-index.ts';
import { SPELT_OUT } from '../text/course-name.ts';
import { COMMON_WORDS, GOLF_WORDS, SISTER_WORDS } from '../text/golf-words.ts';
import { giveSlug } from '../text/slug.ts';
import { isBeyondWater, spotAt } from './islands.ts';
import type { Country, Named, PlaceHints } from './place.ts';
import type { Regions } from './read-regions.ts';
import type { SettlementRecord } from './read-settlements.ts';

export type Town = {
  record: SettlementRecord;
  regionCode: string;
  region: Named;
};

/** A town and how far off it is. */
export type NearTown = { town: Town; kilometres: number };

export type Gazetteer = {
  country: Country;
  towns: Town[];
  regions: Regions | null;
  near(position: Position, count: number, maxKilometres: number, regionCode?: string): NearTown[];
  slugOf(town: Town): string;
  speltNameOf(town: Town): string;
  /** Towns by region code and spelt name. */
  namedTowns(regionCode: string, speltName: string): readonly Town[];
};

/** A town without a region joins that of the nearest town with one; if no town has one, the country is the region. */
export function makeGazetteer(
  country: Country,
  records: SettlementRecord[],
  regions: Regions | null,
  districtName: (record: SettlementRecord) => string,
): Gazetteer {
  const itself: Named = { name: country.name, slug: country.slug };
  const isPlaced = (record: SettlementRecord) => regions?.byCode.has(record.admin1) ?? false;
  const placed = records.filter(isPlaced);
  const placedIndex = placed.length > 0 && placed.length < records.length ? indexTowns(placed) : null;
  const towns = records.map((record): Town => {
    const neighbour =
      placedIndex && !isPlaced(record) ? around(placedIndex, record.lon, record.lat, 1)[0] : undefined;
    const regionCode = neighbour === undefined ? record.admin1 : placed[neighbour]!.admin1;
    const region = regions?.byCode.get(regionCode);
    return region ? { record, regionCode, region } : { record, regionCode: '', region: itself };
  });
  let index: KDBush | null = null;
  const near: Gazetteer['near'] = ([lon, lat], count, maxKilometres, regionCode) => {
    index ??= indexTowns(records);
    const isWanted =
      regionCode === undefined ? undefined : (id: number) => towns[id]!.regionCode === regionCode;
    return around(index, lon, lat, count, maxKilometres, isWanted).map((id) => {
      const town = towns[id]!;
      return { town, kilometres: distance(lon, lat, town.record.lon, town.record.lat) };
    });
  };
  const slugs = memoize((regionCode: string) =>
    giveTownSlugs(
      towns.filter((town) => town.regionCode === regionCode),
      districtName,
    ),
  );
  const speltNameOf = memoize((town: Town) => spelt(town.record.name));
  const slugOf = (town: Town) => slugs(town.regionCode).get(town)!;
  const byName = memoize((regionCode: string) =>
    Map.groupBy(
      towns.filter((town) => town.regionCode === regionCode),
      speltNameOf,
    ),
  );
  const namedTowns = (regionCode: string, name: string) => byName(regionCode).get(name) ?? [];
  return { country, towns, regions, near, slugOf, speltNameOf, namedTowns };
}

/** Folded, and "St", "Mt" and "Ft" spelt out. */
function spelt(name: string): string {
  return foldedWords(name)
    .map((word) => SPELT_OUT.get(word) ?? word)
    .join(' ');
}

export function indexTowns(records: readonly SettlementRecord[]): KDBush {
  return indexPoints(records.map(({ lon, lat }) => [lon, lat]));
}

/** Slugs: within a region the largest town of a name has the plain one; namesakes add their district. */
function giveTownSlugs(towns: Town[], districtName: (record: SettlementRecord) => string): Map<Town, string> {
  const byRank = towns.toSorted(
    (a, b) => b.record.population - a.record.population || a.record.geonameId - b.record.geonameId,
  );
  const slugs = new Map<Town, string>();
  const taken = new Set<string>();
  const give = (town: Town, slug: string) => {
    slugs.set(town, slug);
    taken.add(slug);
  };
  const isTaken = (slug: string) => taken.has(slug);
  const namesakes: Town[] = [];
  const plain = new Set<string>();
  for (const town of byRank) {
    const slug = giveSlug(town.record.name, [], () => false, 'place');
    if (plain.has(slug)) namesakes.push(town);
    else give(town, slug);
    plain.add(slug);
  }
  for (const town of namesakes)
    give(town, giveSlug(town.record.name, [districtName(town.record)], isTaken, 'place'));
  return slugs;
}

/** Towns further away aren't weighed. */
const WEIGHED_KM = 60;

/**
 * How far a city reaches. At least half of the US courses that are nearer to their best known town have it in their postal address, a third
 * of those 15 to 20 km from it, and a tenth of those beyond.
 */
const CITY_REACH_KM = 15;
/** Melbourne's clubs are up to 25 km from its middle, in suburbs that the gazetteer has as parts of it. */
const METROPOLIS_REACH_KM = 25;
const METROPOLIS_PEOPLE = 1_000_000;

/** How far the town next door is: where the address names another place, any other is a guess. */
const NEXT_DOOR_KM = 8;

/** A town so much higher or lower than the nearest one is in another valley. */
const RIDGE_METRES = 600;

/** How far a capital reaches, by the root of its people: 4 km in Oslo, 9 km in Paris, 16 km in London. */
const KM_OF_ROOT = 0.0055;

/** How many towns are weighed. */
const CANDIDATES = 24;

/** A postal address's town is this near, or it's the address of an office. Cities reach further. */
const HINT_REACH_KM = 25;
const HINT_REACH_OF_CITIES_KM = 40;
const CITY_PEOPLE = 50_000;

/**
 * The town of a course, with the nearest town of any name (for time zone and height). Within the region; the source's city name
 * wins where it is a known town nearby, in any language, then a town that the course is called after, then the best known.
 */
export function townOf(
  gazetteer: Gazetteer,
  position: Position,
  regionCode: string,
  { name = null, cityName, notTowns }: Pick<PlaceHints, 'name' | 'cityName' | 'notTowns'>,
): { city: Town | null; isStated: boolean; nearest: NearTown | null } {
  const near = gazetteer.near(position, CANDIDATES, WEIGHED_KM);
  const inRegion = near.filter(({ town }) => town.regionCode === regionCode);
  const candidates =
    inRegion.length > 0 ? inRegion : gazetteer.near(position, CANDIDATES, WEIGHED_KM, regionCode);
  const stated = cityName === null ? null : namedTown(gazetteer, position, regionCode, cityName, candidates);
  const nearest = candidates[0] ?? near[0] ?? gazetteer.near(position, 1, 20_038)[0] ?? null;
  if (stated) return { city: stated, isStated: true, nearest };
  const possible = onSameLand(
    position,
    candidates.filter(({ town }) => !notTowns?.has(town.record.geonameId)),
  );
  const ofName = name === null ? null : townInName(gazetteer, name, possible);
  return { city: ofName ?? guess(possible, cityName), isStated: false, nearest };
}

/** Courses are called after a town this near: of 1,960 in the United States 87 % are in it, and 81 % in the best known. */
const NAMESAKE_KM = 8;

/** The nearest whose name the course's begins with, after words like "Golf Club de". */
function townInName(gazetteer: Gazetteer, name: string, candidates: readonly NearTown[]): Town | null {
  const words = spelt(name).split(' ');
  const first = words.findIndex((word) => !GOLF_WORDS.has(word));
  const begins = [words, words.slice(Math.max(0, first))].map((each) => `${each.join(' ')} `);
  const found = candidates.find(({ town, kilometres }) => {
    if (kilometres > NAMESAKE_KM) return false;
    const ofTown = gazetteer.speltNameOf(town);
    return begins.some((begin) => begin.startsWith(`${ofTown} `)) && isTelling(ofTown);
  });
  return found?.town ?? null;
}

/** Towns called Country Club, Golf or Lakeview Links, say, are named after the course, or match by chance. */
function isTelling(townName: string): boolean {
  const words = townName.split(' ');
  const isCommon = (word: string) => COMMON_WORDS.has(word) || SISTER_WORDS.has(word);
  return !words.some((word) => GOLF_OF_TOWNS.has(word)) && !(words.length === 1 && isCommon(words[0]!));
}

const GOLF_OF_TOWNS: ReadonlySet<string> = new Set(['golf', 'country', 'club', 'links', 'course', 'resort']);

function namedTown(
  gazetteer: Gazetteer,
  [lon, lat]: Position,
  regionCode: string,
  cityName: string,
  candidates: NearTown[],
): Town | null {
  const wanted = spelt(cityName);
  if (wanted === '') return null;
  const named = gazetteer
    .namedTowns(regionCode, wanted)
    .map((town) => ({ town, kilometres: distance(lon, lat, town.record.lon, town.record.lat) }))
    .sort((a, b) => a.kilometres - b.kilometres);
  const hasOtherName = ({ town }: NearTown) =>
    town.record.alternateNames.split(',').some((name) => spelt(name) === wanted);
  const found = named.find(isInReach) ?? candidates.filter(isInReach).find(hasOtherName);
  return found?.town ?? null;
}

function isInReach({ town, kilometres }: NearTown): boolean {
  const isCity = town.record.population >= CITY_PEOPLE;
  return kilometres <= (isCity ? HINT_REACH_OF_CITIES_KM : HINT_REACH_KM);
}

function onSameLand(position: Position, candidates: NearTown[]): NearTown[] {
  const spot = spotAt(position);
  return candidates.filter(({ town }) => !isBeyondWater(spot, spotOf(town.record)));
}

const spotOf = memoize(({ lon, lat }: SettlementRecord) => spotAt([lon, lat]));

function guess(candidates: NearTown[], cityName: string | null): Town | null {
  const best = bestKnown(candidates.filter(isNamedHere));
  const isDoubtful = best !== null && cityName !== null && best.kilometres > NEXT_DOOR_KM;
  return isDoubtful ? null : (best?.town ?? null);
}

function isNamedHere({ town, kilometres }: NearTown): boolean {
  const isMetropolis = town.record.population >= METROPOLIS_PEOPLE;
  return kilometres <= (isMetropolis ? METROPOLIS_REACH_KM : CITY_REACH_KM);
}

/**
 * The town with the best of nearness and size: distance over population to the power of 0.3, the exponent
 * under which most of 15,453 US courses are put in the town of their own postal address (58 %; nearest town:
 * 49 %). Not a town in another valley, and for a suburb that is itself a town neither the capital nor a
 * town beyond it.
 */
function bestKnown(candidates: NearTown[]): NearTown | null {
  const [nearest] = candidates;
  const capital = candidates.find((candidate) => isCapitalOfSuburb(candidate, nearest));
  let best: NearTown | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const { town, kilometres } = candidate;
    if (capital && kilometres >= capital.kilometres) break;
    if (isBeyondRidge(candidate, nearest)) continue;
    const score = (kilometres + 0.7) / (town.record.population + 300) ** 0.3;
    if (score < bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

function isBeyondRidge({ town }: NearTown, nearest: NearTown | undefined): boolean {
  const [height, near] = [town.record.elevation, nearest?.town.record.elevation ?? null];
  return height !== null && near !== null && Math.abs(height - near) > RIDGE_METRES;
}

function isCapitalOfSuburb({ town, kilometres }: NearTown, nearest: NearTown | undefined): boolean {
  if (!town.record.isCapital || nearest === undefined || nearest.town === town) return false;
  return kilometres > KM_OF_ROOT * Math.sqrt(town.record.population);
}
