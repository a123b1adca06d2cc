import { distance } from 'geokdbush';
import { memoize } from '#lib/cache/memoize.ts';
import type { Position } from '#lib/contract/geometry.ts';
import { fold } from '#lib/text/fold.ts';
import { countryAt, isCountryNear, isSovereignOf } from '../places/countries.ts';
import type { ListedCourse } from './course-files.ts';
import type { Doubts, TownsOf } from './doubtful-names.ts';
import type { MergedCourse } from './merge-courses.ts';

/** Farther than any course is from the town in its address. */
const FAR_KM = 40;
/** Postal codes that share this many first characters are near each other. */
const CODE_LETTERS = 3;
/** A course has another with such a code nearer than this, even in the country. */
const CODE_KM = 30;
/** The fewest courses that show where a code is. */
const ENOUGH_OF_CODE = 3;

/** Courses of one club are listed this near to each other, in the right place or in a wrong one. */
const CLUB_KM = 3;

/**
 * Courses that a list puts elsewhere than their own address says, each with the reason: the town is far
 * off, and so are all courses with such a postal code. If only the town is far off, the town may be the
 * mistake; and if it's in another region than the list says, the postal code has to confirm it.
 */
export function findStrayPlaces(courses: readonly MergedCourse[], townsOf: TownsOf): Doubts {
  const listed = courses.filter(({ osmIndex }) => osmIndex === null);
  const byCode = Map.groupBy(
    listed.flatMap(({ records }) => records.slice(0, 1)),
    codeAreaOf,
  );
  const townsIn = memoize(townsOf);
  const townsByName = memoize((countryCode: string) =>
    Map.groupBy(townsIn(countryCode), ({ name }) => fold(name)),
  );
  const doubts: Doubts = new Map();
  for (const course of listed) {
    const [record] = course.records;
    if (!record || record.countryCode === null) continue;
    const contradictions = contradict(record, townsIn);
    if (contradictions !== null) {
      const value = `${course.head.name}: ${contradictions.join('; ')}`;
      doubts.set(course, { rule: 'place-contradicted', value });
    }
    if (contradictions !== null || record.cityName === null) continue;
    const ofCode = byCode.get(codeAreaOf(record)) ?? [];
    if (!isFarFromCode(record, ofCode)) continue;
    const towns = townsByName(record.countryCode).get(fold(record.cityName)) ?? [];
    const kilometres = Math.min(...towns.map(({ position }) => distance(...record.position, ...position)));
    const isAddress = ({ regionCode, position }: (typeof towns)[number]) =>
      regionCode === record.regionCode ||
      ofCode.some((other) => distance(...other.position, ...position) <= CODE_KM);
    if (kilometres <= FAR_KM || !towns.some(isAddress)) continue;
    const value = `${course.head.name}: ${record.cityName} is ${Math.round(kilometres)} km away`;
    doubts.set(course, { rule: 'place-unlike-address', value });
  }
  return doubts;
}

/** How far beyond a border: nearer, the list may have the border wrong. */
const FAR_FROM_COUNTRY_KM = 200;

/**
 * What a point says against its own line, if it's hundreds of kilometres from every town of the country that the line states;
 * null for all others. Territories far from their country are in it.
 */
function contradict(
  { countryCode, regionCode, cityName, position }: ListedCourse,
  townsIn: TownsOf,
): string[] | null {
  const [code, [lon, lat]] = [countryCode!, position];
  if (isIn(code, position)) return null;
  const towns = townsIn(code);
  if (towns.length === 0) return null;
  const from = (town: (typeof towns)[number]) => distance(lon, lat, ...town.position);
  const nearest = towns.reduce((best, town) => (from(town) < from(best) ? town : best));
  const country = countryAt(position);
  if (
    from(nearest) < FAR_FROM_COUNTRY_KM ||
    (country !== null && isAtItsTown(cityName, townsIn(country), from))
  )
    return null;
  const namesakes = cityName === null ? [] : towns.filter(({ name }) => fold(name) === fold(cityName));
  const far = (towns: readonly (typeof nearest)[]) => Math.round(Math.min(...towns.map(from)));
  const ofRegion = towns.filter((town) => regionCode !== null && town.regionCode === regionCode);
  const isExchanged = Math.abs(lon) <= 90 && isIn(code, [lat, lon]);
  return [
    `${code} at ${lat}, ${lon}, ${country === null ? 'in the sea' : `in ${country}`}`,
    `its nearest town, ${nearest.name}, is ${far([nearest])} km away`,
    ...(ofRegion.length > 0 ? [`the region ${regionCode} is ${far(ofRegion)} km away`] : []),
    ...(namesakes.length > 0 ? [`${cityName} is ${far(namesakes)} km away`] : []),
    ...(isExchanged ? [`with latitude and longitude exchanged it would be in ${code}`] : []),
  ];
}

/** Whether a place is at the town that it's said to be in, so that only the country is wrong: Sudbury in Ontario, listed in the United States. */
function isAtItsTown<Town extends { name: string }>(
  cityName: string | null,
  towns: readonly Town[],
  kilometresTo: (town: Town) => number,
): boolean {
  if (cityName === null) return false;
  const isNamed = ({ name }: Town) => ` ${fold(name)} `.includes(` ${fold(cityName)} `);
  return towns.some((town) => isNamed(town) && kilometresTo(town) <= FAR_KM);
}

function isIn(code: string, position: Position): boolean {
  const country = countryAt(position);
  return isCountryNear(code, position) || (country !== null && isSovereignOf(code, country));
}

function codeAreaOf({ countryCode, postalCode }: ListedCourse): string | null {
  return postalCode === null ? null : `${countryCode} ${postalCode.slice(0, CODE_LETTERS)}`;
}

function isFarFromCode(record: ListedCourse, ofCode: readonly ListedCourse[]): boolean {
  if (record.postalCode === null || ofCode.length <= ENOUGH_OF_CODE) return false;
  return ofCode.every((other) => {
    const kilometres = distance(...record.position, ...other.position);
    return kilometres > CODE_KM || kilometres < CLUB_KM;
  });
}
