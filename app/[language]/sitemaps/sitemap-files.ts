import { listBest } from '#app/ranked-place.ts';
import { operator } from '#components/site/settings.ts';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';
import { isOnlyAPlace } from '#lib/golf/only-a-place.ts';
import {
  COURSES_A_PAGE,
  COURSES_A_SITEMAP,
  FEWEST_OF_RECORDS,
  FEWEST_REVIEWS,
} from '#lib/site/page-lists.ts';
import { pagedPath, pagePath } from '#lib/site/page-path.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const PAGES = [
  '/',
  '/golf-courses',
  '/rankings',
  '/holes',
  '/map',
  '/compare',
  '/data',
  pagePath.mapping,
  '/developers',
];
const MOST_A_REQUEST = limits.page.most;

/** Places with the pages of their lists, and rankings that have a course. */
export async function listPlacePages(): Promise<SitemapEntry[]> {
  const [continents, countries, regions, districts, cities] = await Promise.all([
    api.listSitemapContinents(),
    api.listSitemapCountries(),
    api.listSitemapRegions(),
    api.listSitemapDistricts(),
    api.listSitemapCities(),
  ]);
  const areas = [...continents.items, ...countries.items];
  const listed = regions.items.filter(({ indexable }) => indexable);
  const lists = [...listed, ...districts.items, ...cities.items.filter(({ indexable }) => indexable)];
  return [
    ...PAGES.map((path) => ({ path })),
    ...areas.map(({ path, updated_at }) => ({ path, updatedAt: updated_at })),
    ...lists.flatMap(({ path, course_count, updated_at }) =>
      Array.from({ length: Math.max(1, Math.ceil(course_count / COURSES_A_PAGE)) }, (_, index) => ({
        path: pagedPath(path, index + 1),
        updatedAt: updated_at,
      })),
    ),
    ...(operator ? [{ path: '/legal' }] : []),
    ...(await listMappingPages(countries.items)),
    ...(await listRankings([
      ...areas.map(({ slug, course_count }) => ({ area: slug, courses: course_count })),
      ...listed.map(({ country, slug, course_count }) => ({
        area: country,
        region: slug,
        courses: course_count,
      })),
    ])),
  ];
}

/** A figure that's known for nearly every course. */
const northernmost = { figure: 'northernmost', names: 'recorded', limit: 1 } as const;
/** Rankings by the numbers link to a place's ranking by reviews only if this finds a course; only then is it indexed. */
const reviewed = { min_reviews: FEWEST_REVIEWS, limit: 1 };

/** Countries where something is missing from the map. */
async function listMappingPages(
  countries: readonly { slug: string; updated_at?: string | null }[],
): Promise<SitemapEntry[]> {
  const mapping = await api.listMappingByCountry();
  const incomplete = new Set(
    mapping.countries.filter(({ courses }) => courses > 0).map(({ country }) => country.slug),
  );
  return countries
    .filter(({ slug }) => incomplete.has(slug))
    .map(({ slug, updated_at }) => ({ path: pagePath.countryMapping(slug), updatedAt: updated_at ?? null }));
}

type Ranked = { area: string; region?: string; courses: number };

/** Reviews aren't asked about where the world has too few. */
async function listRankings(places: readonly Ranked[]): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = [];
  const hasReviews = async (area?: string, region?: string) =>
    ((await listBest(area, region, reviewed))?.total ?? 0) > 0;
  const areReviewed = await hasReviews();
  if (areReviewed) found.push({ path: '/best/world' });
  for (const { area, region, courses } of places) {
    const slugs = region === undefined ? area : `${area}/${region}`;
    if (areReviewed && (await hasReviews(area, region))) found.push({ path: `/best/${slugs}` });
    if (await hasRecords(courses, { country: area, region })) found.push({ path: `/rankings/${slugs}` });
  }
  return found;
}

/** Whether a place has enough courses for its rankings. One with too few of them isn't asked about. */
async function hasRecords(
  courses: number,
  place: { country: string; region: string | undefined },
): Promise<boolean> {
  if (courses < FEWEST_OF_RECORDS) return false;
  const ranking = await api.listGolfCoursesByFigure({ ...northernmost, ...place });
  return ranking !== null && ranking.total >= FEWEST_OF_RECORDS;
}

/** Questions about holes, for the world and for countries with enough answers. */
export async function listQuestionPages(): Promise<SitemapEntry[]> {
  const { items } = await api.listSitemapHoleQuestions();
  return items.map(({ path }) => ({ path }));
}

export async function countCourseFiles(): Promise<number> {
  const { golfs } = await api.listGolfCourses({ limit: 1 });
  return Math.ceil(golfs.total / COURSES_A_SITEMAP);
}

/** `file` counts from 1; by golf_id, without courses known only by name and place. Null past the last file. */
export async function listCoursePages(file: number): Promise<SitemapEntry[] | null> {
  if (file > (await countCourseFiles())) return null;
  const entries: SitemapEntry[] = [];
  const end = file * COURSES_A_SITEMAP;
  for (let skip = end - COURSES_A_SITEMAP; skip < end; skip += MOST_A_REQUEST) {
    const { golfs } = await api.listGolfCourses({ limit: MOST_A_REQUEST, skip });
    const known = golfs.items.filter((course) => !isOnlyAPlace(course, course.has_geometry));
    entries.push(
      ...known.map(({ slug, updated_at }) => ({ path: pagePath.course(slug), updatedAt: updated_at })),
    );
    if (!golfs.has_more) break;
  }
  return entries;
}
