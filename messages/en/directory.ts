import type { CourseOrder } from '#lib/golf/course-lists.ts';
import { parts } from '../grammar.ts';
import { counts, formatWhole } from './numbers.ts';
import { nameInSentence } from './place-names.ts';

export const placeLabels = {
  courses: 'Courses',
  countries: 'Countries',
  countriesAndTerritories: 'Countries and territories',
  continents: 'Continents',
  regions: 'Regions',
  counties: 'Counties',
  cities: 'Cities',
  map: 'Map',
  mapped: 'Mapped',
  letters: 'Letters',
};

/** "1,204 courses in 32 countries" */
export const coursesInCountries = (courses: number, countries: number) =>
  `${counts.courses(courses)} in ${counts.countries(countries)}`;

export const courseRowTexts = {
  par: (par: number) => `par ${par}`,
  unnamed: (count: number) =>
    count === 1
      ? '1 course whose name isn’t recorded'
      : `${formatWhole(count)} courses whose names aren’t recorded`,
};

/** Filters and orders of lists. */
export const listTexts = {
  title: 'Golf courses, filtered',
  description: 'The golf courses of a place, by holes, access, map and scorecard.',
  heading: (place: string) => `Courses in ${nameInSentence(place)}`,
  crumb: 'Filtered',
  lead: (total: number) => (total === 0 ? '' : `${counts.golfCourses(total)}.`),
  none: 'No course here matches all of these filters. Try removing one.',
  controls: 'Filter and sort',
  all: 'All courses, A–Z',
  holes: 'Holes',
  access: 'Access',
  order: 'Sort by',
  orders: {
    prominence: 'Most facts first',
    name: 'Name',
    length: 'Longest first',
    slope: 'Highest slope first',
  } satisfies Record<CourseOrder, string>,
  mapped: 'Mapped',
  withCard: 'With a scorecard',
  show: 'Show',
  nearest: 'Nearest to me',
};

export const homeTexts = {
  title: (site: string) => `${site}: the world’s golf courses`,
  description:
    'Golf courses all over the world by country, region and city, with the scorecards, hole maps, hazards and ratings that are known.',
  heading: 'The world’s golf courses',
  lead: (courses: number, mapped: number) => {
    if (mapped === 0) return `${counts.courses(courses)}.`;
    return mapped === courses
      ? `${counts.courses(courses)}, drawn hole by hole, with the distance to carry every mapped bunker and pond.`
      : `${counts.courses(courses)}. ${formatWhole(mapped)} drawn hole by hole, and growing.`;
  },
  browse: 'Browse by country',
  world: 'Around the world',
  worldMap: (courses: number, countries: number) => `World map: ${coursesInCountries(courses, countries)}`,
  continents: 'By continent',
  allCountries: (countries: number) => `All ${counts.countries(countries)}`,
  best: 'The best, by members’ reviews',
  bestNote: 'Many courses have only a few reviews, so treat this as a guide',
  top: 'See the top 100',
  finest: 'Mapped in detail',
  records: 'All rankings by the numbers',
  picture: {
    title: 'The world’s golf courses',
    lead: 'By country, region and city',
    alt: 'World map of golf courses',
  },
};

export const countriesTexts = {
  title: 'The world’s golf courses, by country',
  description: 'Every continent and country with golf courses, and how many each has.',
  heading: 'Golf courses',
  lead: 'Every country and territory with a golf course, from A to Z.',
};

const facts = 'scorecards, lengths, hazards and ratings';
const pageSuffix = (page: number) => (page === 1 ? '' : `, page ${page}`);
const coursesOfPage = (total: number, page: number) =>
  page === 1 ? counts.golfCourses(total) : `Page ${page} of the ${counts.golfCourses(total)}`;

export const placeTexts = {
  title: (place: string) => `Golf courses in ${nameInSentence(place)}`,
  best: (place: string) => `Best courses in ${nameInSentence(place)}`,
  map: (place: string) => `Map of the golf courses in ${nameInSentence(place)}`,
  sketch: (place: string) => `Sketch map of ${nameInSentence(place)} with its courses`,
};

export const continentTexts = {
  description: (continent: string, courses: number, countries: number) =>
    `${counts.golfCourses(courses)} across ${counts.countries(countries)} in ${nameInSentence(continent)}, by country and region.`,
  lead: (courses: number, countries: number) =>
    `${counts.golfCourses(courses)} in ${counts.countries(countries)}.`,
  pictureLead: 'Golf courses by country',
};

export const countryTexts = {
  description: (country: string, courses: number, regions: number) =>
    regions > 1
      ? `${counts.golfCourses(courses)} across ${counts.regions(regions)} in ${nameInSentence(country)}: ${facts}.`
      : `${counts.golfCourses(courses)} in ${nameInSentence(country)}: ${facts}.`,
  lead: (courses: number, regions: number) =>
    regions > 1
      ? `${counts.golfCourses(courses)} in ${counts.regions(regions)}.`
      : `${counts.golfCourses(courses)}.`,
  bestKnown: 'Best known courses',
  firstOf: (shown: number, total: number) => `The first ${shown} of ${formatWhole(total)}`,
  rest: <Link>(region: Link, map: Link) =>
    parts`The rest are listed by ${region}, and they’re all on the ${map}.`,
  restRegion: 'region',
  restMap: 'map',
  pictureLead: 'Golf courses by region',
};

type PlaceList = { name: string; country: string; total: number; page: number };

/** Texts of the pages of a region, district or city. */
export const placeListTexts = {
  title: ({ name, country, page }: PlaceList) => `Golf courses in ${name}, ${country}${pageSuffix(page)}`,
  description: ({ name, country, total, page }: PlaceList) =>
    `${coursesOfPage(total, page)} in ${name}, ${country}: ${facts}.`,
  /** `place` is the place and what it's in. */
  lead: ({ place, total, page }: { place: readonly string[]; total: number; page: number }) =>
    `${coursesOfPage(total, page)} in ${place.join(', ')}.`,
};

export const searchPageTexts = {
  heading: 'Search',
  title: 'Search golf courses',
  titleFound: (query: string) => `Golf courses matching “${query}”`,
  description: 'Search golf courses by name, club or town.',
  places: 'Or start with a place',
  best: 'Or with the best courses',
  found: <Query>(total: number, query: Query) =>
    total === 0
      ? parts<Query | string>`Nothing found for ${query}`
      : parts<Query | string>`${counts.courses(total)} for ${query}`,
  someWords: 'No course matches all of these words. These match some of them.',
  foundPlaces: 'Places',
  /** The question before links to the regions that have the typed name. */
  which: 'Which one do you mean?',
  area: (within: readonly string[]) => within.join(', '),
  advice: <Link>(country: Link) => parts`Try fewer words or the name of the town, or browse by ${country}.`,
  adviceCountry: 'country',
};
