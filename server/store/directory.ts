import type { DatabaseSync } from 'node:sqlite';
import type { Continent, Country, District, Region } from '#lib/contract/operations/directory.ts';
import type { BboxTuple } from '#lib/geo/bbox.ts';

/** `id` is the row's in the dataset file. */
type Entry<Record> = { id: number; record: Record; updatedAt: string | null };
export type ContinentEntry = Entry<Continent> & { countries: CountryEntry[] };
export type CountryEntry = Entry<Country> & {
  regions: RegionEntry[];
  regionBySlug: Map<string, RegionEntry>;
};
export type RegionEntry = Entry<Region> & { country: CountryEntry; districts: DistrictEntry[] };
export type DistrictEntry = Entry<District>;
export type CityEntry = { id: number; slug: string; name: string };

/** Each list by name; cities are looked up when asked for. */
export type Directory = {
  continents: ContinentEntry[];
  countries: CountryEntry[];
  continentBySlug: Map<string, ContinentEntry>;
  countryBySlug: Map<string, CountryEntry>;
};

type Row = Record<string, string | number | null>;

export function readDirectory(database: DatabaseSync): Directory {
  const rows = (table: string) => database.prepare(`SELECT * FROM ${table}`).all() as Row[];
  const continents = new Map(rows('continent').map((row) => [row.continent_id, toContinent(row)]));
  const countries = new Map<Row[string], CountryEntry>();
  for (const row of rows('country')) {
    const continent = continents.get(row.continent_id!)!;
    const country = toCountry(row, continent);
    countries.set(row.country_id!, country);
    continent.countries.push(country);
  }
  for (const row of rows('region')) {
    const country = countries.get(row.country_id!)!;
    const region = toRegion(row, country);
    country.regions.push(region);
    country.regionBySlug.set(region.record.slug, region);
  }
  const regions = new Map(
    [...countries.values()].flatMap((country) => country.regions.map((region) => [region.id, region])),
  );
  for (const row of rows('district')) regions.get(Number(row.region_id))!.districts.push(toDistrict(row));
  for (const region of regions.values()) region.districts.sort(byName);
  for (const continent of continents.values()) continent.countries.sort(byName);
  for (const country of countries.values()) country.regions.sort(byName);
  return {
    continents: [...continents.values()].sort(byName),
    countries: [...countries.values()].sort(byName),
    continentBySlug: bySlug(continents.values()),
    countryBySlug: bySlug(countries.values()),
  };
}

const collator = new Intl.Collator('en');

type Named = Entry<{ name: string; slug: string }>;

function byName(a: Named, b: Named): number {
  return collator.compare(a.record.name, b.record.name) || (a.record.slug < b.record.slug ? -1 : 1);
}

function bySlug<Item extends Named>(entries: Iterable<Item>): Map<string, Item> {
  return new Map([...entries].map((entry) => [entry.record.slug, entry]));
}

function toContinent(row: Row): ContinentEntry {
  return {
    id: Number(row.continent_id),
    updatedAt: textOrNull(row.updated_at),
    countries: [],
    record: {
      name: String(row.name),
      slug: String(row.slug),
      country_count: Number(row.country_count),
      course_count: Number(row.course_count),
    },
  };
}

function toCountry(row: Row, continent: ContinentEntry): CountryEntry {
  return {
    id: Number(row.country_id),
    updatedAt: textOrNull(row.updated_at),
    regions: [],
    regionBySlug: new Map(),
    record: {
      name: String(row.name),
      slug: String(row.slug),
      code: textOrNull(row.code),
      continent: { name: continent.record.name, slug: continent.record.slug },
      course_count: Number(row.course_count),
      region_count: Number(row.region_count),
      lists_regions: row.lists_regions === 1,
      latitude: numberOrNull(row.latitude),
      longitude: numberOrNull(row.longitude),
      bbox: toBbox(row),
      frame: JSON.parse(String(row.frame)),
    },
  };
}

function toRegion(row: Row, country: CountryEntry): RegionEntry {
  return {
    id: Number(row.region_id),
    updatedAt: textOrNull(row.updated_at),
    country,
    districts: [],
    record: {
      name: String(row.name),
      slug: String(row.slug),
      course_count: Number(row.course_count),
      city_count: Number(row.city_count),
      district_count: Number(row.district_count),
      country: { name: country.record.name, slug: country.record.slug },
      bbox: toBbox(row),
      frame: JSON.parse(String(row.frame)),
    },
  };
}

function toDistrict(row: Row): DistrictEntry {
  return {
    id: Number(row.district_id),
    updatedAt: textOrNull(row.updated_at),
    record: {
      name: String(row.name),
      slug: String(row.slug),
      course_count: Number(row.course_count),
      bbox: toBbox(row),
    },
  };
}

function toBbox({ west, south, east, north }: Row): BboxTuple | null {
  if (typeof west !== 'number' || typeof south !== 'number') return null;
  if (typeof east !== 'number' || typeof north !== 'number') return null;
  return [west, south, east, north];
}

function textOrNull(value: Row[string] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOrNull(value: Row[string] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
