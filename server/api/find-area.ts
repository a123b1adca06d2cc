import { fail, move } from '../operation.ts';
import type { CityEntry, ContinentEntry, CountryEntry, RegionEntry } from '../store/directory.ts';
import type { Dataset } from '../store/open-dataset.ts';

const failArea = (what: string, slug: string, parameter: string) =>
  fail('unknownArea', `No ${what} has the slug "${slug}".`, parameter);

export function findContinent({ directory }: Dataset, slug: string, parameter = 'slug'): ContinentEntry {
  return directory.continentBySlug.get(slug) ?? failArea('continent', slug, parameter);
}

/** The country, or the failure that blames `parameter`. */
export function findCountry({ directory }: Dataset, slug: string, parameter: string): CountryEntry {
  return directory.countryBySlug.get(slug) ?? failArea('country', slug, parameter);
}

export function findArea({ directory }: Dataset, slug: string): ContinentEntry | CountryEntry {
  const area = directory.continentBySlug.get(slug) ?? directory.countryBySlug.get(slug);
  return area ?? failArea('continent or country', slug, 'slug');
}

/**
 * The region, or the failure that names which of the two slugs is unknown. A former region redirects to the path
 * that `pathOf` makes of the one that has its courses now; with null, of the country. Usually that's the list of courses.
 */
export function findRegion(
  dataset: Dataset,
  { country: countrySlug, region: slug }: { country: string; region: string },
  pathOf = (region: string | null) => listPath(countrySlug, region),
): RegionEntry {
  const country = findCountry(dataset, countrySlug, 'country');
  const region = findCurrentRegion(dataset, country, slug);
  return region?.record.slug === slug ? region : move(pathOf(region?.record.slug ?? null));
}

/**
 * The region that a parameter of a query names; a former one is the one that has its courses now, null where several
 * have them.
 */
export function findCurrentRegion(dataset: Dataset, country: CountryEntry, slug: string): RegionEntry | null {
  const region = country.regionBySlug.get(slug);
  if (region) return region;
  const successor = dataset.findFormerRegion(country.id, slug);
  if (successor === undefined) {
    const message = `${country.record.name} has no region with the slug "${slug}".`;
    return fail('unknownRegion', message, 'region');
  }
  return successor === null ? null : (country.regionBySlug.get(successor) ?? null);
}

/** The address of a region's list of courses, or of the country's where `region` is null. */
export function listPath(country: string, region: string | null): string {
  return region === null ? `/public/golfs/${country}` : `/public/golfs/${country}/${region}`;
}

/**
 * The city with its region. In a country whose regions have changed, a city that another region has now redirects
 * there.
 */
export function findCity(
  dataset: Dataset,
  { country: countrySlug, region: regionSlug, city: slug }: { country: string; region: string; city: string },
): { region: RegionEntry; city: CityEntry } {
  const country = findCountry(dataset, countrySlug, 'country');
  const current = findCurrentRegion(dataset, country, regionSlug);
  const region = current?.record.slug === regionSlug ? current : null;
  const city = region && dataset.findCity(region.id, slug);
  if (region && city) return { region, city };
  const moved = dataset.findRegionOfCity(country.id, slug);
  if (moved !== null) move(`${listPath(countrySlug, moved)}/${slug}`);
  const { name } = findRegion(dataset, { country: countrySlug, region: regionSlug }).record;
  return fail('unknownCity', `${name} has no city with the slug "${slug}".`, 'city');
}

export function namedSlug({ record }: { record: { name: string; slug: string } }) {
  return { name: record.name, slug: record.slug };
}
