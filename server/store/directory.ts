import type { DatabaseSync } from 'node:sqlite';
import type { Continent, Country, District, Region } from '#lib/contract/operations/directory.ts';

/** `id` is the row's in the dataset file, `parentId` that of what it's in. */
type Entry<Record> = { id: number; parentId: number; record: Record; updatedAt: string | null };
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

/** SQL of a record's JSON, and the ids around it. */
const CONTINENTS = `SELECT continent_id AS id, 0 AS parentId, updated_at AS updatedAt, json_object(
  'name', name, 'slug', slug, 'country_count', country_count, 'course_count', course_count) AS json FROM continent`;
const BBOX = 'json(iif(west IS NULL, NULL, json_array(west, south, east, north)))';
const COUNTRIES = `SELECT country_id AS id, continent_id AS parentId, country.updated_at AS updatedAt, json_object(
  'name', country.name, 'slug', country.slug, 'code', code,
  'continent', json_object('name', continent.name, 'slug', continent.slug),
  'course_count', country.course_count, 'region_count', region_count,
  'lists_regions', json(iif(lists_regions, 'true', 'false')), 'latitude', latitude, 'longitude', longitude,
  'bbox', ${BBOX}, 'frame', json(frame)) AS json FROM country JOIN continent USING (continent_id)`;
const REGIONS = `SELECT region_id AS id, country_id AS parentId, region.updated_at AS updatedAt, json_object(
  'name', region.name, 'slug', region.slug, 'course_count', region.course_count, 'city_count', city_count,
  'district_count', district_count, 'country', json_object('name', country.name, 'slug', country.slug),
  'bbox', ${BBOX.replaceAll(/west|south|east|north/g, 'region.$&')}, 'frame', json(region.frame)) AS json
  FROM region JOIN country USING (country_id)`;
const DISTRICTS = `SELECT district_id AS id, region_id AS parentId, updated_at AS updatedAt, json_object(
  'name', name, 'slug', slug, 'course_count', course_count, 'bbox', ${BBOX}) AS json FROM district`;

export function readDirectory(database: DatabaseSync): Directory {
  const read = <Record extends Named>(sql: string): Entry<Record>[] => {
    const rows = database.prepare(sql).all() as (Omit<Entry<Record>, 'record'> & { json: string })[];
    return rows.map(({ json, ...ids }) => ({ ...ids, record: JSON.parse(json) as Record })).sort(byName);
  };
  const continents = read<Continent>(CONTINENTS).map((each): ContinentEntry => ({ ...each, countries: [] }));
  const countries = read<Country>(COUNTRIES).map(
    (each): CountryEntry => ({ ...each, regions: [], regionBySlug: new Map() }),
  );
  const continentById = byId(continents);
  for (const country of countries) continentById.get(country.parentId)!.countries.push(country);
  const countryById = byId(countries);
  const regions = read<Region>(REGIONS).map(
    (each): RegionEntry => ({ ...each, country: countryById.get(each.parentId)!, districts: [] }),
  );
  for (const region of regions) {
    region.country.regions.push(region);
    region.country.regionBySlug.set(region.record.slug, region);
  }
  const regionById = byId(regions);
  for (const district of read<District>(DISTRICTS)) {
    regionById.get(district.parentId)!.districts.push(district);
  }
  return { continents, countries, continentBySlug: bySlug(continents), countryBySlug: bySlug(countries) };
}

const collator = new Intl.Collator('en');

type Named = { name: string; slug: string };

function byName({ record: a }: Entry<Named>, { record: b }: Entry<Named>): number {
  return collator.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1);
}

function byId<Item extends Entry<unknown>>(entries: readonly Item[]): Map<number, Item> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function bySlug<Item extends Entry<Named>>(entries: readonly Item[]): Map<string, Item> {
  return new Map(entries.map((entry) => [entry.record.slug, entry]));
}
