import { countryNamesAbroad } from '#lib/gazetteer/country-names.ts';
import { otherNamesOf, partsOfRegion } from '#lib/gazetteer/other-names.ts';
import { FEWEST_COURSES_OF_A_CITY } from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { fold } from '#lib/text/fold.ts';
import { isFiller, spellingsOf } from '#lib/text/search-words.ts';
import type { RegionEntry } from './directory.ts';
import { areTwoEditsApart, isOneEditApart } from './edits.ts';
import { firstOf } from './first-of.ts';
import type { Dataset } from './open-dataset.ts';

/** A place that a search found. */
export type FoundPlace = {
  type: 'continent' | 'country' | 'region' | 'district' | 'city';
  name: string;
  /** Its page, relative to the website's root. */
  path: string;
  course_count: number;
  /** The places it's in, smallest first. */
  within: string[];
  /** Another name, by which it was found. */
  found_as: string | null;
};

type Place = Omit<FoundPlace, 'found_as'>;

/** A place's own name, whose words its courses have; the name of a part of it; or its name in another language. */
type NameKind = 'own' | 'part' | 'abroad';
type Named = {
  text: string;
  place: Place;
  name: string;
  kind: NameKind;
  parents: readonly string[];
  /** Null for towns, continents and parts of regions. */
  area: Area | null;
};

/** A country or a part of one: which column of the course table it's in, and by which number. */
export type Area = { column: 'countryIds' | 'regionIds' | 'districtIds'; id: number };

export type PlaceNames = {
  /** All names, by their folded form. */
  sorted: Named[];
  /** Places larger than a city, by each word of their names; those with most courses first. */
  largerByWord: Map<string, Named[]>;
};

/** Shorter texts aren't matched as beginnings or typos of places. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_TYPO = 4;
const SHORTEST_TWO_TYPOS = 8;
/** "WI" only narrows a search to a place. */
const SHORTEST_OTHER_NAME = 3;

/** Names of every place with a page. */
export function placeNames(dataset: Dataset): PlaceNames {
  return dataset.memo('placeNames', () => readPlaceNames(dataset));
}

function readPlaceNames({ directory, prepare }: Dataset): PlaceNames {
  const named: Named[] = [];
  const add = (
    place: Place,
    names: readonly string[],
    { kind = 'own', parents, area = null }: Pick<Named, 'parents'> & Partial<Pick<Named, 'kind' | 'area'>>,
  ) => {
    const byText = new Map<string, string>();
    for (const name of names) {
      for (const text of waysToType(toKey(name)))
        if (text !== '' && !byText.has(text)) byText.set(text, name);
    }
    for (const [text, name] of byText) named.push({ text, place, name, kind, parents, area });
  };
  for (const { record } of directory.continents) {
    add(toPlace('continent', record, pagePath.continent(record.slug), []), [record.name], { parents: [] });
  }
  for (const { id, record, regions } of directory.countries) {
    const code = record.code ?? '';
    const inContinent = [record.continent.name];
    const parents = inContinent.map(nameKey);
    const area: Area = { column: 'countryIds', id };
    const country = toPlace('country', record, pagePath.country(record.slug), inContinent);
    add(country, [record.name, ...otherNamesOf(code)], { parents, area });
    add(country, countryNamesAbroad(code), { kind: 'abroad', parents, area });
    if (!record.lists_regions) continue;
    const within = [...parents, ...[record.name, ...otherNamesOf(code)].map(nameKey)];
    for (const region of regions) {
      const { name, slug } = region.record;
      const others = otherNamesOf(code, slug).filter((other) => toKey(other).length >= SHORTEST_OTHER_NAME);
      const regionArea: Area = { column: 'regionIds', id: region.id };
      const place = toPlace('region', region.record, pagePath.region(record.slug, slug), [record.name]);
      add(place, [name, ...others], { parents: within, area: regionArea });
      add(place, partsOfRegion(code, slug), { kind: 'part', parents: within });
      const inRegion = [...within, ...[name, ...otherNamesOf(code, slug)].map(nameKey)];
      for (const district of region.districts) {
        const districtArea: Area = { column: 'districtIds', id: district.id };
        const path = pagePath.district(record.slug, slug, district.record.slug);
        const found = toPlace('district', district.record, path, [name, record.name]);
        add(found, [district.record.name], { parents: inRegion, area: districtArea });
      }
    }
  }
  const regions = new Map(
    directory.countries.flatMap(({ regions }) => regions.map((region) => [region.id, region])),
  );
  const cities = prepare('SELECT region_id, slug, name, course_count FROM city WHERE course_count >= ?');
  // Thousands of cities share them.
  const parentsIn = new Map<RegionEntry, string[]>();
  for (const row of cities.iterate(FEWEST_COURSES_OF_A_CITY)) {
    const city = row as { region_id: number; slug: string; name: string; course_count: number };
    const region = regions.get(city.region_id)!;
    const { record, country } = region;
    const code = country.record.code ?? '';
    const within = [record.name, country.record.name];
    const others = [...otherNamesOf(code), ...otherNamesOf(code, record.slug)];
    const parents = parentsIn.get(region) ?? [...within, ...others].map(nameKey);
    parentsIn.set(region, parents);
    const path = pagePath.city(country.record.slug, record.slug, city.slug);
    add(toPlace('city', city, path, within), [city.name], { parents });
  }
  named.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : byCourses(a, b)));
  const largerByWord = groupByWord(named.filter(isLarger).sort(byCourses));
  return { sorted: named, largerByWord };
}

function toPlace(
  type: Place['type'],
  { name, course_count }: Pick<Place, 'name' | 'course_count'>,
  path: string,
  within: string[],
): Place {
  return { type, name, path, course_count, within };
}

function isLarger({ kind, place }: Named): boolean {
  return kind === 'own' && place.type !== 'city';
}

function groupByWord(named: readonly Named[]): Map<string, Named[]> {
  const pairs = named.flatMap((each) => [...new Set(each.text.split(' '))].map((word) => ({ word, each })));
  const byWord = Map.groupBy(pairs, ({ word }) => word);
  return new Map([...byWord].map(([word, found]) => [word, found.map(({ each }) => each)]));
}

export type FoundPlaces = {
  /** `isWhole`: the text is the whole of its name; `isBegun`: the first of its words. */
  places: (FoundPlace & { isWhole: boolean; isBegun: boolean })[];
  /** The area of the first place, if the text is its whole name. */
  area: Area | null;
  /** The name that its courses use, if the text is its name in another language. */
  ownName: string | null;
};

/** Exact names before beginnings, then larger places with the word ("ayrshire"), then typos; within each, most courses first. */
export function findPlaces(names: PlaceNames, text: string, limit: number): FoundPlaces {
  const { sorted } = names;
  const whole = toKey(text);
  const name = withoutFillers(whole);
  if (name === '') return { places: [], area: null, ownName: null };
  const exact = withName(names, whole);
  if (name !== whole) exact.push(...withName(names, name));
  exact.push(...withParent(names, name.split(' ')));
  const others = exact.length === 0 || name.length >= SHORTEST_BEGINNING ? beginningWith(sorted, name) : [];
  let found = [...exact.sort(byCourses), ...others.sort(byCourses)];
  if (found.length === 0) found = havingWords(names, name);
  if (found.length === 0) found = withTyposFrom(names, name);
  const places: FoundPlaces['places'] = [];
  for (const [at, { text: begun, place, name, kind }] of found.entries()) {
    if (places.length === limit) break;
    if (places.some(({ path }) => path === place.path)) continue;
    // A part of a region isn't another name of it.
    const foundAs = kind === 'part' || name === place.name ? null : name;
    const isBegun = begun.startsWith(`${whole} `);
    places.push({ ...place, found_as: foundAs, isWhole: at < exact.length, isBegun });
  }
  const first = exact[0];
  return {
    places,
    area: first?.area ?? null,
    ownName: first?.kind === 'abroad' ? first.place.name : null,
  };
}

/** A name, without "the" and "of", and written as one word, as in "jejudo". */
function waysToType(key: string): string[] {
  const short = withoutFillers(key);
  return [key, short, short.replaceAll(' ', '')];
}

/** What names and texts have in common that mean the same: "The Gleneagles Golf Course" and "gleneagles". */
export function nameKey(text: string): string {
  return withoutFillers(toKey(text));
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

function withName({ sorted }: PlaceNames, name: string): Named[] {
  const found: Named[] = [];
  for (let at = lowerBound(sorted, name); sorted[at]?.text === name; at++) found.push(sorted[at]!);
  return found;
}

/** "tokyo japan", "scottsdale az", "france normandie". */
function withParent(names: PlaceNames, words: readonly string[]): Named[] {
  for (let length = words.length - 1; length > 0; length--) {
    const parts = [words.slice(0, length).join(' '), words.slice(length).join(' ')] as const;
    for (const [name, parent] of [parts, [parts[1], parts[0]]] as const) {
      const found = withName(names, name).filter(({ parents }) => parents.includes(parent));
      if (found.length > 0) return found;
    }
  }
  return [];
}

function beginningWith(sorted: readonly Named[], text: string): Named[] {
  if (text.length < SHORTEST_BEGINNING) return [];
  const from = lowerBound(sorted, text);
  return sorted.slice(from, lowerBound(sorted, `${text}\uffff`)).filter((each) => each.text !== text);
}

function havingWords({ largerByWord }: PlaceNames, text: string): Named[] {
  if (text.length < SHORTEST_TYPO) return [];
  const [first, ...others] = text.split(' ');
  const found = largerByWord.get(first!) ?? [];
  return others.length === 0 ? found : found.filter((each) => ` ${each.text} `.includes(` ${text} `));
}

/** One typo before two in long names; the first letter is right. */
function withTyposFrom({ sorted }: PlaceNames, text: string): Named[] {
  if (text.length < SHORTEST_TYPO) return [];
  const sameLetter = sorted.slice(lowerBound(sorted, text[0]!), lowerBound(sorted, `${text[0]}\uffff`));
  let found = sameLetter.filter((each) => isOneEditApart(text, each.text));
  if (found.length === 0 && text.length >= SHORTEST_TWO_TYPOS) {
    found = sameLetter.filter((each) => areTwoEditsApart(text, each.text));
  }
  return found.sort(byCourses);
}

function byCourses(a: Named, b: Named): number {
  return b.place.course_count - a.place.course_count || (a.place.path < b.place.path ? -1 : 1);
}

/** The first that doesn't come before `text`. */
function lowerBound(sorted: readonly Named[], text: string): number {
  return firstOf(sorted.length, (at) => sorted[at]!.text >= text);
}
