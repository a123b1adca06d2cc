import { type Failure, failure } from '../operation.ts';
import type { ContinentEntry, CountryEntry, RegionEntry } from '../store/directory.ts';
import type { Dataset } from '../store/open-dataset.ts';

type Or<Kind extends string, Entry> = ({ kind: Kind } & { entry: Entry }) | Failure;

const unknownArea = (what: string, slug: string, parameter: string) =>
  failure('unknownArea', `No ${what} has the slug "${slug}".`, parameter);

export function findContinent(dataset: Dataset, slug: string): Or<'continent', ContinentEntry> {
  const entry = dataset.directory.continentBySlug.get(slug);
  return entry ? { kind: 'continent', entry } : unknownArea('continent', slug, 'slug');
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

/** The region, or the failure that names which of the two slugs is unknown. */
export function findRegion(
  dataset: Dataset,
  { country: countrySlug, region: slug }: { country: string; region: string },
): Or<'region', RegionEntry> {
  const country = findCountry(dataset, countrySlug, 'country');
  if (country.kind === 'failure') return country;
  const entry = country.entry.regionBySlug.get(slug);
  if (entry) return { kind: 'region', entry };
  const { name } = country.entry.record;
  return failure('unknownRegion', `${name} has no region with the slug "${slug}".`, 'region');
}

export function namedSlug({ record }: { record: { name: string; slug: string } }) {
  return { name: record.name, slug: record.slug };
}
