import type { CourseRow } from '#lib/contract/course-row.ts';
import { indexWords, isFiller, queryWords } from '#lib/text/search-words.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { type FoundPlace, type FoundPlaces, nameKey } from '../store/place-names.ts';
import { readGolfProfile } from '../store/read-golf-profile.ts';
import type { TextRequest } from '../store/text-pages.ts';

/** The courses that a text finds; if it's a place's name in another language, which no course has, those of that place. */
export function searchAsNamed(dataset: Dataset, { area, ownName }: FoundPlaces, request: TextRequest) {
  const isHome = area ? (course: number) => dataset.courses[area.column][course] === area.id : undefined;
  const asTyped = dataset.searchText({ ...request, isHome });
  const isMissing = asTyped.total === 0 || asTyped.isPartial;
  return isMissing && ownName !== null ? dataset.searchText({ ...request, text: ownName, isHome }) : asTyped;
}

/** The course's alternate name that has most of the typed words. */
export function otherNameOf(dataset: Dataset, course: number, text: string): string | null {
  const typed = queryWords(text);
  const shared = (name: string) =>
    indexWords(name)
      .split(' ')
      .filter((word) => typed.includes(word)).length;
  const names = readGolfProfile(dataset, course).alternate_names;
  return names.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

/**
 * Says which places to list before the courses: those whose name is the text or begins with it, and all of them if no course has
 * every word of the text in its names.
 */
export function placesAround(places: FoundPlaces['places'], courses: readonly FoundCourse[], text: string) {
  const words = queryWords(text).filter((word) => !isFiller(word));
  const isCourse = courses.some(({ name, name_latin: latin, club_name: club, found_as: other }) => {
    const inNames = indexWords([name, latin, club, other].join(' ')).split(' ');
    return words.every((word) => inNames.includes(word));
  });
  return places.map(({ isWhole, isBegun, ...place }) => ({
    ...place,
    before_courses: isWhole || isBegun || !isCourse,
  }));
}

type FoundCourse = CourseRow & { found_as: string | null };

/**
 * The regions and countries, smallest first, that have a place or a course of this very name, if there are several. The best
 * match is one of them even if its name is longer ("Birkdale" is Royal Birkdale first); a course that's named after a country or a
 * part of one isn't meant.
 */
export function areasWithName(
  { places, area }: FoundPlaces,
  courses: readonly FoundCourse[],
  text: string,
): string[][] {
  const key = nameKey(text);
  if (key === '') return [];
  const isNamed = (name: string) => nameKey(name.replace(/ \(.*\)$/, '')) === key;
  const named = courses.filter(({ name, name_latin: latin }) => isNamed(name) || isNamed(latin ?? ''));
  const meant = area !== null || named.length === 0 ? [] : [courses[0]!, ...named];
  const areas = [
    ...places.filter(({ isWhole }) => isWhole).map(areaOf),
    ...meant.map(({ region, country }) => [...(region ? [region.name] : []), country.name]),
  ];
  const byName = new Map(areas.map((names) => [names.join(), names]));
  return byName.size > 1 ? [...byName.values()] : [];
}

function areaOf({ type, name, within }: FoundPlace): string[] {
  return type === 'city' || type === 'district' ? within : type === 'region' ? [name, ...within] : [name];
}
