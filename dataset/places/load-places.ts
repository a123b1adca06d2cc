import { around, distance } from 'geokdbush';
import type KDBush from 'kdbush';
import { memoize } from '#lib/cache/memoize.ts';
import type { Position } from '#lib/contract/geometry.ts';
import { readDivisions } from '#lib/gazetteer/read-gazetteer.ts';
import { COUNTRIES, countryAt, disputedCountryAt, isCountryNear, isSovereignOf } from './countries.ts';
import { makeDistrictFinder } from './districts.ts';
import { canBeLand } from './low-land.ts';
import type { Country, Place, PlaceHints, Places, Settlement } from './place.ts';
import { readRegions } from './read-regions.ts';
import { readSettlements, type SettlementRecord } from './read-settlements.ts';
import { makeRegionFinder, readRegionOutlines } from './regions.ts';
import { townNames } from './town-names.ts';
import { type Gazetteer, indexTowns, makeGazetteer, type NearTown, type Town, townOf } from './towns.ts';

const NO_HINTS: PlaceHints = { countryCode: null, regionCode: null, cityName: null };

/**
 * Loads the places of the world without a network: countries by country-coder's borders, towns, time zones and rough
 * heights by the gazetteer (one snapshot of GeoNames), regions' outlines by Natural Earth. It takes about
 * a second for all countries together; then some 20,000 positions a second. The same files give the same answers.
 */
export function loadPlaces(): Places {
  const settlements = readSettlements();
  const settled = new Set(settlements.countryCodes.filter((code) => COUNTRIES.has(code)));
  const divisions = readDivisions();
  const regions = readRegions(COUNTRIES, divisions);
  const outlinesOf = readRegionOutlines();

  const districtNameOf = ({ countryCode, admin1, admin2 }: SettlementRecord) =>
    divisions.get(`${countryCode}.${admin1}.${admin2}`) ?? '';
  const gazetteerOf = memoize((country: Country): Gazetteer => {
    const records = settlements.of(country.code);
    const countryRegions = regions.get(country.code) ?? null;
    return makeGazetteer(country, records, countryRegions, districtNameOf);
  });
  const finderOf = memoize((gazetteer: Gazetteer) =>
    makeRegionFinder(gazetteer, outlinesOf(gazetteer.country.code)),
  );
  const nearestCountry = makeNearestCountry(() => [...settled].flatMap((code) => settlements.of(code)));

  const countryOf = (position: Position, hint: string | null): Country => {
    const disputed = disputedCountryAt(position);
    if (disputed !== null) return COUNTRIES.get(disputed)!;
    const code = countryAt(position) ?? nearestCountry(position);
    const hinted = hint !== null && hint !== code && COUNTRIES.has(hint) && isCountryNear(hint, position);
    // A territory's code is finer than its sovereign's, so the sovereign's name is no contradiction.
    const isBetter = hinted && !isSovereignOf(hint, code);
    return COUNTRIES.get(isBetter ? hint : code)!;
  };

  return {
    locate(position, hints = NO_HINTS): Place {
      const country = countryOf(position, hints.countryCode);
      const gazetteer = gazetteerOf(country);
      const { region, regionCode } = finderOf(gazetteer).regionOf(position, hints.regionCode);
      const { city, isStated, nearest } = townOf(gazetteer, position, regionCode, hints);
      return {
        continent: country.continent,
        country,
        region,
        city: city ? { name: city.record.name, slug: gazetteer.slugOf(city) } : null,
        town: city && { ...whereIs(city, position), isStated },
        ...knownByTown(nearest),
      };
    },
    townNames(position, countryCode) {
      const country = COUNTRIES.get(countryCode);
      return country ? townNames(gazetteerOf(country), position) : new Map();
    },
    districtOf: makeDistrictFinder(divisions, gazetteerOf),
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

function whereIs({ record: { geonameId, lon, lat } }: Town, position: Position) {
  return { id: geonameId, position: [lon, lat] as Position, kilometres: distance(...position, lon, lat) };
}

/** A town's height says something of a course this near. */
const HEIGHT_REACH_KM = 5;

function knownByTown(nearest: NearTown | null) {
  return {
    townKilometres: nearest?.kilometres ?? null,
    timezone: nearest?.town.record.timezone ?? null,
    ...heightOf(nearest),
  };
}

/** The height of the nearest town, and its name, where it is near enough to go by. */
function heightOf(nearest: NearTown | null): Pick<Place, 'elevation' | 'elevationTown'> {
  const unknown = { elevation: null, elevationTown: null };
  if (nearest === null || nearest.kilometres > HEIGHT_REACH_KM) return unknown;
  const { elevation, name, lon, lat } = nearest.town.record;
  const isKnown = elevation !== null && canBeLand([lon, lat], elevation);
  return isKnown ? { elevation, elevationTown: name } : unknown;
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

/** The nearest country, for positions outside every country's waters. */
function makeNearestCountry(readAll: () => SettlementRecord[]): (position: Position) => string {
  let index: KDBush | null = null;
  let all: SettlementRecord[] = [];
  return ([lon, lat]) => {
    if (!index) {
      all = readAll();
      index = indexTowns(all);
    }
    return all[around(index, lon, lat, 1)[0]!]!.countryCode;
  };
}
