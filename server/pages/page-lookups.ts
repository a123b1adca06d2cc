import { isHoleQuestion } from '#lib/golf/hole-questions.ts';
import { embedChoices, isDrawingFile } from '#lib/site/embeds.ts';
import { holeQueryNames } from '#lib/site/hole-query.ts';
import {
  COURSES_A_PAGE,
  COURSES_A_SITEMAP,
  FEWEST_COURSES_OF_A_CITY,
  parsePageNumber,
} from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { holeQuestionPages } from '../store/hole-questions.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { renderCosts } from './admission.ts';

export type PageLookup = {
  /** Whether the dataset has such a page; left out where it always has. */
  exists?: (dataset: Dataset, parameters: readonly string[]) => boolean;
  /** The page that it leads to instead, if it does. */
  leadsTo?: (dataset: Dataset, parameters: readonly string[]) => string | null;
  /** The cost of a render; an ordinary page's unless given. */
  cost?: number;
  /** The names in its query that change the page. */
  reads?: readonly string[];
  /** Parameters that take few values, so that all their pages can be kept. */
  chooses?: Readonly<Record<string, readonly string[]>>;
};

const PICTURE = /\/opengraph-image$/;

/**
 * What has to be known about a route of `app/` before Next is asked. A route that isn't listed is an ordinary page
 * that every address of its form has; a page's picture exists where the page does.
 */
export function lookupOf(route: string): PageLookup {
  if (!PICTURE.test(route)) return pageLookups[route] ?? {};
  const { exists, leadsTo } = pageLookups[route.replace(PICTURE, '')] ?? {};
  return { cost: renderCosts.picture, ...(exists && { exists }), ...(leadsTo && { leadsTo }) };
}

/** Look-ups by their paths in `app/`. */
export const pageLookups: Readonly<Record<string, PageLookup>> = {
  '/best/[area]': { exists: isArea },
  '/best/[area]/[region]': { exists: isRegion },
  '/compare': { cost: renderCosts.comparison, reads: ['courses', 'q'] },
  '/courses': {
    reads: 'country region district city holes access map card order near page'.split(' '),
  },
  '/data/mapping/[country]': { exists: isCountry },
  '/embed/[slug]': { exists: isCourse, chooses: embedChoices },
  '/golf-courses/[country]': { exists: isArea },
  '/golf-courses/[country]/[region]': { exists: isRegion },
  '/golf-courses/[country]/[region]/page/[n]': { exists: isRegionPage },
  '/golf-courses/[country]/[region]/districts/[district]': { exists: isDistrictPage, leadsTo: toRegion },
  '/golf-courses/[country]/[region]/districts/[district]/page/[n]': {
    exists: isDistrictPage,
    leadsTo: toRegion,
  },
  '/golf-courses/[country]/[region]/[city]': { exists: isCityPage },
  '/golf-courses/[country]/[region]/[city]/page/[n]': { exists: isCityPage },
  '/golfs/[slug]': { exists: isCourse },
  '/golfs/[slug]/[file]': { exists: isCourseFile },
  '/golfs/[slug]/mapping': { exists: isCourse },
  '/golfs/[slug]/yardage-book': { exists: isMappedCourse, cost: renderCosts.book },
  '/holes': { cost: renderCosts.holes, reads: holeQueryNames },
  '/holes/[question]': { exists: (_, [question = '']) => isHoleQuestion(question), cost: renderCosts.holes },
  '/holes/[question]/[country]': { exists: isHoleQuestionPage, cost: renderCosts.holes },
  '/oembed': { reads: ['url', 'format', 'maxwidth', 'maxheight'] },
  '/play/[slug]': { exists: isCourse },
  '/rankings/[country]': { exists: isCountry },
  '/rankings/[country]/[region]': { exists: isRegion },
  '/search': { reads: ['q', 'page'] },
  '/sitemaps/[name]': { exists: isSitemap },
};

function isHoleQuestionPage(dataset: Dataset, [question = '', country = '']: readonly string[]): boolean {
  return holeQuestionPages(dataset).some(
    (page) => page.question === question && page.country?.slug === country,
  );
}

function isArea({ directory }: Dataset, [slug = '']: readonly string[]): boolean {
  return directory.continentBySlug.has(slug) || directory.countryBySlug.has(slug);
}

function isCountry({ directory }: Dataset, [slug = '']: readonly string[]): boolean {
  return directory.countryBySlug.has(slug);
}

function findRegion({ directory }: Dataset, [country = '', region = '']: readonly string[]) {
  return directory.countryBySlug.get(country)?.regionBySlug.get(region);
}

/** A former region leads to today's page. */
function isRegion(dataset: Dataset, parameters: readonly string[]): boolean {
  return findRegion(dataset, parameters) !== undefined || isFormerRegion(dataset, parameters);
}

function isFormerRegion(dataset: Dataset, [country = '', region = '']: readonly string[]): boolean {
  const entry = dataset.directory.countryBySlug.get(country);
  return entry !== undefined && dataset.findFormerRegion(entry.id, region) !== undefined;
}

function isRegionPage(dataset: Dataset, parameters: readonly string[]): boolean {
  const region = findRegion(dataset, parameters);
  const page = parsePageNumber(parameters[2] ?? '');
  if (page === null) return false;
  if (region === undefined) return isFormerRegion(dataset, parameters);
  return page === 1 || hasPage(dataset.lists.ofRegion.of(region.id).length, page);
}

/** The region's page, if it has no districts any more because it has fewer courses. */
function toRegion(dataset: Dataset, parameters: readonly string[]): string | null {
  const region = findRegion(dataset, parameters);
  if (region === undefined || region.districts.length > 0) return null;
  return pagePath.region(region.country.record.slug, region.record.slug);
}

function isDistrictPage(dataset: Dataset, parameters: readonly string[]): boolean {
  const districts = findRegion(dataset, parameters)?.districts ?? [];
  const [, , slug = '', n = '1'] = parameters;
  const page = parsePageNumber(n);
  const district = districts.find(({ record }) => record.slug === slug);
  return district !== undefined && page !== null && hasPage(district.record.course_count, page);
}

function isCityPage(dataset: Dataset, parameters: readonly string[]): boolean {
  const [country = '', , slug = '', n = '1'] = parameters;
  const page = parsePageNumber(n);
  if (page === null || !isRegion(dataset, parameters)) return false;
  const region = findRegion(dataset, parameters);
  const city = region && dataset.findCity(region.id, slug);
  if (!city) return isMovedCity(dataset, country, slug);
  const total = dataset.lists.ofCity.of(city.id).length;
  return total >= FEWEST_COURSES_OF_A_CITY && hasPage(total, page);
}

/** Another region has it since a reform. */
function isMovedCity({ directory, findRegionOfCity }: Dataset, country: string, city: string): boolean {
  const entry = directory.countryBySlug.get(country);
  return entry !== undefined && findRegionOfCity(entry.id, city) !== null;
}

function hasPage(total: number, page: number): boolean {
  return (page - 1) * COURSES_A_PAGE < total;
}

/** A former slug leads to the course's current page. */
function isCourse({ courses, findRedirect }: Dataset, [slug = '']: readonly string[]): boolean {
  return courses.indexOfSlug(slug) !== undefined || findRedirect(slug) !== null;
}

function isMappedCourse(dataset: Dataset, parameters: readonly string[]): boolean {
  const index = dataset.courses.indexOfSlug(parameters[0] ?? '');
  return index === undefined ? isCourse(dataset, parameters) : dataset.courses.hasGeometry[index] === 1;
}

/** Which numbers a course has isn't known here. */
function isCourseFile(dataset: Dataset, [slug = '', name = '']: readonly string[]): boolean {
  if (name === 'scorecard.csv') return isCourse(dataset, [slug]);
  return (
    (['course.gpx', 'course.kml'].includes(name) || isDrawingFile(name)) && isMappedCourse(dataset, [slug])
  );
}

function isSitemap(dataset: Dataset, [name = '']: readonly string[]): boolean {
  const { courses } = dataset;
  if (name === 'places') return true;
  if (name === 'holes') return holeQuestionPages(dataset).length > 0;
  const file = parsePageNumber(/^courses-(\d+)$/.exec(name)?.[1] ?? '');
  return file !== null && (file - 1) * COURSES_A_SITEMAP < courses.length;
}
