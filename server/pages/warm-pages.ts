import { holeQuestions } from '#lib/golf/hole-questions.ts';
import type { PageRead } from '../renderers/page-sources.ts';
import { OURS, type Renderers } from '../renderers/renderers.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { findPageAddress, pageRoutes } from './page-address.ts';

const MOST_MILLISECONDS = 20_000;

/**
 * Renders a page of each kind in each of `count` renderers, so that no visitor waits for the first. Gives up after 20
 * seconds. Resolves to what the pages have read.
 */
export async function warmPages(
  dataset: Dataset,
  { started, render }: Pick<Renderers, 'started' | 'render'>,
  count: number,
): Promise<PageRead[]> {
  const reads: PageRead[] = [];
  let isOver = false;
  const renderAll = async () => {
    await started;
    for (const target of pageOfEachKind(dataset)) {
      if (isOver) return;
      // At once, so that they go to different renderers.
      const asked = Array.from({ length: count }, () =>
        render({ ...OURS, target, requestId: 'warm-up', dataset }),
      );
      for (const outcome of await Promise.allSettled(asked)) {
        if (outcome.status === 'fulfilled') reads.push(...(outcome.value.sources?.reads ?? []));
      }
    }
  };
  const deadline = Promise.withResolvers<void>();
  const timer = setTimeout(deadline.resolve, MOST_MILLISECONDS);
  await Promise.race([renderAll(), deadline.promise]).finally(() => {
    isOver = true;
    clearTimeout(timer);
  });
  return reads;
}

/** So many courses, from all over the dataset, are tried for a page of a kind. */
const COURSES_TRIED = 100;

/** Pages that are empty without a query. */
const QUERIES: Readonly<Record<string, string>> = {
  '/compare': '?courses={slug},{other}',
  '/courses': '?country={country}',
  '/holes': '?par=3',
  '/search': '?q=golf',
};

/** A target of each route; none where this dataset has no such page. */
function pageOfEachKind(dataset: Dataset): string[] {
  const places = placesIn(dataset);
  return Object.keys(pageRoutes).flatMap((route) => {
    for (const place of places) {
      const fill = (text: string) =>
        text.replaceAll(/\{(\w+)\}/g, (_, name: string) => place[name] ?? 'none');
      const address = findPageAddress(fill(route), fill(QUERIES[route] ?? '').slice(1), dataset);
      if (address.kind === 'page') return [address.target];
    }
    return [];
  });
}

/** Values for the parameters of routes. */
type Place = Readonly<Record<string, string | undefined>>;

function placesIn(dataset: Dataset): Place[] {
  const { courses } = dataset;
  const mapped = Array.from(courses.golfIds.keys()).filter((index) => courses.hasGeometry[index] === 1);
  const from = mapped.length > 0 ? mapped : [...courses.golfIds.keys()];
  const tried = from.filter((_, place) => place % Math.ceil(from.length / COURSES_TRIED) === 0);
  const places = tried.map((index) => placeOf(dataset, index));
  const compared = places.map((place, at) => ({ ...place, other: (places[at + 1] ?? places[0])?.slug }));
  // Most routes need no place.
  return [...compared, ANYWHERE];
}

function placeOf({ courses, directory }: Dataset, index: number): Place {
  const { slug, country, region, city } = courses.rowOf(index);
  const entry = directory.countryBySlug.get(country.slug)?.regionBySlug.get(region?.slug ?? '');
  return {
    slug,
    area: country.slug,
    country: country.slug,
    region: region?.slug,
    district: entry?.districts[0]?.record.slug,
    city: city?.slug,
    ...ANYWHERE,
  };
}

const ANYWHERE: Place = {
  n: '2',
  drawing: 'plan.svg',
  question: holeQuestions[0],
  size: '192',
  name: 'courses-1',
};
