import { type Failure, failure, type Moved, moved } from '../operation.ts';
import type { CityEntry, ContinentEntry, CountryEntry, RegionEntry } from '../store/directory.ts';
import type { Dataset } from '../store/open-dataset.ts';

type Or<Kind extends string, Entry> = ({ kind: Kind } & { entry: Entry }) | Failure;

const unknownArea = (what: string, slug: string, parameter: string) =>
  failure('unknownArea', `No ${what} has the slug "${slug}".`, parameter);

export function findContinent(
  dataset: Dataset,
  slug: string,
  parameter = 'slug',
): Or<'continent', ContinentEntry> {
  const entry = dataset.directory.continentBySlug.get(slug);
  return entry ? { kind: 'continent', entry } : unknownArea('continent', slug, parameter);
}

/** The country, or the failure that blames `parameter`. */
export function findCountry(dataset: Dataset, slug: string, parameter: string): Or<'country', CountryEntry> {
  const entry = dataset.directory.countryBySlug.get(slug);
  return entry ? { kind: 'country', entry } : unknownArea('country', slug, parameter);
}

export function findArea(
  dataset: Dataset,
  slug: string,
): Or<'continent', ContinentEntry> | Or<'country', CountryEntry> {
  const continent = dataset.directory.continentBySlug.get(slug);
  if (continent) return { kind: 'continent', entry: continent };
  const country = dataset.directory.countryBySlug.get(slug);
  return country ? { kind: 'country', entry: country } : unknownArea('continent or country', slug, 'slug');
}

/**
 * The region, or the failure that names which of the two slugs is unknown. A former region redirects to the path
 * that `pathOf` makes of the one that has its courses now; with null, of the country. Usually that's the list of courses.
 */
export function findRegion(
  dataset: Dataset,
  { country: countrySlug, region: slug }: { country: string; region: string },
  pathOf = (region: string | null) => listPath(countrySlug, region),
): Or<'region', RegionEntry> | Moved {
  const country = findCountry(dataset, countrySlug, 'country');
  if (country.kind === 'failure') return country;
  const entry = country.entry.regionBySlug.get(slug);
  if (entry) return { kind: 'region', entry };
  const successor = dataset.findFormerRegion(country.entry.id, slug);
  if (successor !== undefined) return moved(pathOf(successor));
  const { name } = country.entry.record;
  return failure('unknownRegion', `${name} has no region with the slug "${slug}".`, 'region');
}

/**
 * The region that a parameter of a query names; a former one is the one that has its courses now, null where several
 * have them.
 */
export function findCurrentRegion(
  dataset: Dataset,
  { id, record, regionBySlug }: CountryEntry,
  slug: string,
): { kind: 'region'; entry: RegionEntry | null } | Failure {
  const entry = regionBySlug.get(slug);
  if (entry) return { kind: 'region', entry };
  const successor = dataset.findFormerRegion(id, slug);
  if (successor === undefined) {
    return failure('unknownRegion', `${record.name} has no region with the slug "${slug}".`, 'region');
  }
  return { kind: 'region', entry: successor === null ? null : (regionBySlug.get(successor) ?? null) };
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
  { country, region: regionSlug, city: slug }: { country: string; region: string; city: string },
): { kind: 'city'; region: RegionEntry; city: CityEntry } | Moved | Failure {
  const region = findRegion(dataset, { country, region: regionSlug });
  if (region.kind === 'failure') return region;
  if (region.kind === 'region') {
    const city = dataset.findCity(region.entry.id, slug);
    if (city) return { kind: 'city', region: region.entry, city };
  }
  const { id } = dataset.directory.countryBySlug.get(country)!;
  const current = dataset.findRegionOfCity(id, slug);
  if (current !== null) return moved(`${listPath(country, current)}/${slug}`);
  if (region.kind === 'moved') return region;
  const { name } = region.entry.record;
  return failure('unknownCity', `${name} has no city with the slug "${slug}".`, 'city');
}

export function namedSlug({ record }: { record: { name: string; slug: string } }) {
  return { name: record.name, slug: record.slug };
}
