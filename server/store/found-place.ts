import { pagePath } from '#lib/site/page-path.ts';
import type { ContinentEntry, CountryEntry, RegionEntry } from './directory.ts';

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

export type Place = Omit<FoundPlace, 'found_as'>;

export function toContinent({ record }: ContinentEntry): Place {
  const { name, slug, course_count } = record;
  return { type: 'continent', name, path: pagePath.continent(slug), course_count, within: [] };
}

export function toCountry({ record }: CountryEntry): Place {
  const { name, slug, course_count } = record;
  return {
    type: 'country',
    name,
    path: pagePath.country(slug),
    course_count,
    within: [record.continent.name],
  };
}

export function toRegion({ record }: RegionEntry): Place {
  const { name, slug, course_count, country } = record;
  return {
    type: 'region',
    name,
    path: pagePath.region(country.slug, slug),
    course_count,
    within: [country.name],
  };
}

export function toDistrict(
  { name, slug, course_count }: RegionEntry['districts'][number]['record'],
  { record }: RegionEntry,
): Place {
  const { country } = record;
  return {
    type: 'district',
    name,
    path: pagePath.district(country.slug, record.slug, slug),
    course_count,
    within: [record.name, country.name],
  };
}

export type CityRow = { slug: string; name: string; course_count: number };

export function toCity({ name, slug, course_count }: CityRow, { record }: RegionEntry): Place {
  const { country } = record;
  return {
    type: 'city',
    name,
    path: pagePath.city(country.slug, record.slug, slug),
    course_count,
    within: [record.name, country.name],
  };
}
