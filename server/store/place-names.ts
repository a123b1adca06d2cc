import { otherNamesOf } from '#lib/gazetteer/other-names.ts';
import { FEWEST_COURSES_OF_A_CITY } from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { fold } from '#lib/text/fold.ts';
import { isFiller, spellingsOf } from '#lib/text/search-words.ts';
import type { ContinentEntry, CountryEntry, RegionEntry } from './directory.ts';
import { isOneEditApart } from './one-edit.ts';
import type { Dataset } from './open-dataset.ts';

export type FoundPlace = {
  type: 'continent' | 'country' | 'region' | 'district' | 'city';
  name: string;
  /** Its page, relative to the website's root. */
  path: string;
  course_count: number;
  /** The places it's in, smallest first. */
  within: string[];
};

/** `code` is its country's. */
type Named = { text: string; place: FoundPlace; code: string };

export type PlaceNames = {
  /** By folded name. */
  sorted: Named[];
};

const CITIES_A_STEP = 1000;
/** Shorter texts aren't taken for beginnings or typos of places. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_TYPO = 4;

/** Names of every place with a page, in steps. */
export function* readPlaceNames({ directory, read }: Dataset): Generator<void, PlaceNames, void> {
  const named: Named[] = [];
  const add = (place: FoundPlace, code = '', others: readonly string[] = []) => {
    const names = [place.name, ...others].map(toKey);
    for (const text of new Set([...names, ...names.map(withoutFillers)])) {
      if (text !== '') named.push({ text, place, code });
    }
  };
  for (const continent of directory.continents) add(toContinent(continent));
  for (const country of directory.countries) {
    const code = country.record.code ?? '';
    add(toCountry(country), code, otherNamesOf(code));
    if (!country.record.lists_regions) continue;
    for (const region of country.regions) {
      add(toRegion(region), code, otherNamesOf(code, region.record.slug));
      for (const district of region.districts) add(toDistrict(district.record, region), code);
    }
  }
  yield;
  const regions = new Map(
    directory.countries.flatMap(({ regions }) => regions.map((region) => [region.id, region])),
  );
  const cities = read((database) =>
    database.prepare('SELECT region_id, slug, name, course_count FROM city WHERE course_count >= ?'),
  );
  let done = 0;
  for (const row of cities.iterate(FEWEST_COURSES_OF_A_CITY)) {
    const region = regions.get(Number(row.region_id))!;
    add(toCity(row as CityRow, region), region.country.record.code ?? '');
    if (++done % CITIES_A_STEP === 0) yield;
  }
  yield;
  named.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : byCourses(a, b)));
  return { sorted: named };
}

/**
 * Exact names before beginnings, and those before typos; within each, most courses first. `isArea`
 * says that the first has exactly this name, and is larger than a town.
 */
export function findPlaces(
  { sorted }: PlaceNames,
  text: string,
  limit: number,
): { places: FoundPlace[]; isArea: boolean } {
  const whole = toKey(text);
  const name = withoutFillers(whole);
  if (name === '') return { places: [], isArea: false };
  const exact = [
    ...withName(sorted, whole),
    ...withName(sorted, name),
    ...withParent(sorted, name.split(' ')),
  ];
  const others = exact.length === 0 || name.length >= SHORTEST_BEGINNING ? beginningWith(sorted, name) : [];
  const found = [...exact.sort(byCourses), ...others.sort(byCourses)];
  const all = found.length > 0 ? found : oneTypoFrom(sorted, name).sort(byCourses);
  const places = [...new Set(all.map(({ place }) => place))].slice(0, limit);
  return { places, isArea: exact.length > 0 && exact[0]!.place.type !== 'city' };
}

/** "golf courses in the isle of man" → "isle man". */
function withoutFillers(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => !isFiller(word))
    .join(' ');
}

/** Folded, and "saint" as "st". */
function toKey(name: string): string {
  return fold(name)
    .split(' ')
    .map((word) => spellingsOf(word).sort()[0])
    .join(' ');
}

function withName(sorted: readonly Named[], name: string): Named[] {
  const found: Named[] = [];
  for (let at = lowerBound(sorted, name); sorted[at]?.text === name; at++) found.push(sorted[at]!);
  return found;
}

/** "tokyo japan", "california usa". */
function withParent(sorted: readonly Named[], words: readonly string[]): Named[] {
  for (let length = words.length - 1; length > 0; length--) {
    const rest = words.slice(length).join(' ');
    const found = withName(sorted, words.slice(0, length).join(' ')).filter(({ place, code }) =>
      [...place.within, ...otherNamesOf(code)].some((parent) => withoutFillers(toKey(parent)) === rest),
    );
    if (found.length > 0) return found;
  }
  return [];
}

function beginningWith(sorted: readonly Named[], text: string): Named[] {
  if (text.length < SHORTEST_BEGINNING) return [];
  const from = lowerBound(sorted, text);
  return sorted.slice(from, lowerBound(sorted, `${text}\uffff`)).filter((each) => each.text !== text);
}

/** The first letter is right. */
function oneTypoFrom(sorted: readonly Named[], text: string): Named[] {
  if (text.length < SHORTEST_TYPO) return [];
  const from = lowerBound(sorted, text[0]!);
  const to = lowerBound(sorted, `${text[0]}\uffff`);
  return sorted.slice(from, to).filter((each) => isOneEditApart(text, each.text));
}

function byCourses(a: Named, b: Named): number {
  return b.place.course_count - a.place.course_count || (a.place.path < b.place.path ? -1 : 1);
}

/** The first that doesn't come before `text`. */
function lowerBound(sorted: readonly Named[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.text < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toContinent({ record }: ContinentEntry): FoundPlace {
  const { name, slug, course_count } = record;
  return { type: 'continent', name, path: pagePath.continent(slug), course_count, within: [] };
}

function toCountry({ record }: CountryEntry): FoundPlace {
  const { name, slug, course_count } = record;
  return {
    type: 'country',
    name,
    path: pagePath.country(slug),
    course_count,
    within: [record.continent.name],
  };
}

function toRegion({ record }: RegionEntry): FoundPlace {
  const { name, slug, course_count, country } = record;
  return {
    type: 'region',
    name,
    path: pagePath.region(country.slug, slug),
    course_count,
    within: [country.name],
  };
}

function toDistrict(
  { name, slug, course_count }: RegionEntry['districts'][number]['record'],
  { record }: RegionEntry,
): FoundPlace {
  const { country } = record;
  return {
    type: 'district',
    name,
    path: pagePath.district(country.slug, record.slug, slug),
    course_count,
    within: [record.name, country.name],
  };
}

type CityRow = { slug: string; name: string; course_count: number };

function toCity({ name, slug, course_count }: CityRow, { record }: RegionEntry): FoundPlace {
  const { country } = record;
  return {
    type: 'city',
    name,
    path: pagePath.city(country.slug, record.slug, slug),
    course_count,
    within: [record.name, country.name],
  };
}
