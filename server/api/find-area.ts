import { type Failure, failure } from '../operation.ts';
import type { ContinentEntry, CountryEntry, RegionEntry } from '../store/directory.ts';
import type { Dataset } from '../store/open-dataset.ts';

type Or<Kind extends string, Entry> = ({ kind: Kind } & { entry: Entry }) | Failure;

const unknownArea = (what: string, slug: string, parameter: string) =>
  failure('unknownArea', `No ${what} has the slug "${slug}".`, parameter);

/** The continent of a slug, or the failure to answer with. */
export function findContinent(dataset: Dataset, slug: string): Or<'continent', ContinentEntry> {
  const entry = dataset.directory.continentBySlug.get(slug);
  return entry ? { kind: 'continent', entry } : unknownArea('continent', slug, 'slug');
}

/** The country of a slug, or the failure that blames `parameter`. */
export function findCountry(dataset: Dataset, slug: string, parameter: string): Or<'country', CountryEntry> {
  const entry = dataset.directory.countryBySlug.get(slug);
  return entry ? { kind: 'country', entry } : unknownArea('country', slug, parameter);
}

/** A continent or a country: the two share one space of slugs. */
export function findArea(
  dataset: Dataset,
  slug: string,
): Or<'continent', ContinentEntry> | Or<'country', CountryEntry> {
  const continent = dataset.directory.continentBySlug.get(slug);
  if (continent) return { kind: 'continent', entry: continent };
  const country = dataset.directory.countryBySlug.get(slug);
  return country ? { kind: 'country', entry: country } : unknownArea('continent or country', slug, 'slug');
}

/** The region of a country's and its own slug, or the failure that names which of them is unknown. */
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

/** A record's name and slug. */
export function namedSlug({ record }: { record: { name: string; slug: string } }) {
  return { name: record.name, slug: record.slug };
}
