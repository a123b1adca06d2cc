import type { Breadcrumb } from '#lib/contract/primitives.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { type Answers, foundData } from '../operation.ts';
import type { RegionEntry } from '../store/directory.ts';
import { findContinent, findCountry, findRegion, namedSlug } from './find-area.ts';

export const metadataAnswers = {
  getCountryMetadata: {
    answer(dataset, { slug }) {
      const country = findCountry(dataset, slug, 'slug');
      const { record, regions } = country;
      return foundData({
        ...namedSlug(country),
        breadcrumbs: toBreadcrumbs(record.continent, namedSlug(country), null),
        course_count: record.course_count,
        country_count: null,
        region_count: record.region_count,
        city_count: countCities(regions),
        continent: record.continent,
        country: null,
        bbox: record.bbox,
        frame: record.frame,
      });
    },
  },

  getContinentMetadata: {
    answer(dataset, { slug }) {
      const continent = findContinent(dataset, slug);
      const { record, countries } = continent;
      const regions = countries.flatMap((country) => country.regions);
      return foundData({
        ...namedSlug(continent),
        breadcrumbs: toBreadcrumbs(namedSlug(continent), null, null),
        course_count: record.course_count,
        country_count: record.country_count,
        region_count: regions.length,
        city_count: countCities(regions),
        continent: null,
        country: null,
        bbox: null,
        frame: null,
      });
    },
  },

  getRegionMetadata: {
    answer(dataset, { country, region: slug }) {
      const region = findRegion(dataset, { country, region: slug }, (successor) =>
        successor === null ? `/seo/country/${country}` : `/seo/region/${country}/${successor}`,
      );
      const { record } = region;
      const { continent, lists_regions } = region.country.record;
      return foundData({
        ...namedSlug(region),
        breadcrumbs: toBreadcrumbs(continent, record.country, lists_regions ? namedSlug(region) : null),
        course_count: record.course_count,
        country_count: null,
        region_count: null,
        city_count: record.city_count,
        continent,
        country: record.country,
        bbox: record.bbox,
        frame: record.frame,
      });
    },
  },
} satisfies Answers;

type Named = { name: string; slug: string };

function toBreadcrumbs(continent: Named, country: Named | null, region: Named | null): Breadcrumb[] {
  const trail: Omit<Breadcrumb, 'position'>[] = [
    { type: 'home', name: 'Home', slug: null, path: pagePath.home },
    { type: 'continent', ...continent, path: pagePath.continent(continent.slug) },
  ];
  if (country) trail.push({ type: 'country', ...country, path: pagePath.country(country.slug) });
  if (country && region) {
    trail.push({ type: 'region', ...region, path: pagePath.region(country.slug, region.slug) });
  }
  return trail.map((crumb, i) => ({ position: i + 1, ...crumb }));
}

function countCities(regions: readonly RegionEntry[]): number {
  return regions.reduce((count, { record }) => count + record.city_count, 0);
}
