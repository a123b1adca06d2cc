import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { isGivableSlug } from '#dataset/text/slug.ts';
import type { Position } from '#lib/contract/geometry.ts';
import { readDivisions } from '#lib/gazetteer/read-gazetteer.ts';
import { CONTINENTS } from './countries.ts';
import { loadPlaces } from './load-places.ts';
import type { Places } from './place.ts';

let places: Places;
before(() => {
  places = loadPlaces();
});

/** 'Country / Region / City'. */
function directoryPath(position: Position): string {
  const { country, region, city } = places.locate(position);
  return [country.name, region.name, city?.name ?? '–'].join(' / ');
}

describe('locate', () => {
  it('names country, region and town in English', () => {
    assert.equal(directoryPath([-2.81, 56.343]), 'United Kingdom / Scotland / Saint Andrews');
    assert.equal(directoryPath([-121.95, 36.567]), 'United States / California / Del Monte Forest');
    assert.equal(directoryPath([-6.66, 55.2]), 'United Kingdom / Northern Ireland / Portrush');
    assert.equal(directoryPath([11.75, 48.05]), 'Germany / Bavaria / Hohenbrunn');
  });

  it('puts territories before the country they belong to', () => {
    const country = (position: Position) => places.locate(position).country.name;
    assert.equal(country([114.23, 22.4]), 'Hong Kong');
    assert.equal(country([-2.1, 49.21]), 'Jersey');
    assert.equal(country([-66.3, 18.47]), 'Puerto Rico');
    assert.equal(country([-4.55, 54.2]), 'Isle of Man');
    assert.equal(country([55.3, -21.05]), 'Réunion');
    assert.equal(country([-16.9, 32.75]), 'Portugal');
    assert.equal(country([-157.9, 21.4]), 'United States');
    assert.equal(country([33.3, 35.3]), 'Cyprus');
  });

  it('makes a country without regions its own region', () => {
    const { country, region } = places.locate([-5.35, 36.14]);
    assert.deepEqual(region, { name: 'Gibraltar', slug: 'gibraltar' });
    assert.equal(country.slug, 'gibraltar');
  });

  it('has an answer in the open sea, at the poles and at the antimeridian, without a town', () => {
    assert.equal(directoryPath([-30, 30]), 'Portugal / Azores / –');
    assert.equal(places.locate([0, 90]).city, null);
    assert.equal(places.locate([180, -16.8]).country.name, 'Fiji');
    assert.equal(places.locate([-180, -16.8]).country.name, 'Fiji');
  });

  it('goes by the towns around where an outline misplaces the nearest one', () => {
    // Asker and Hurum left Buskerud in 2020; Natural Earth draws Taipei over Xizhi, and Jeollabuk-do over Hongnong.
    const region = (position: Position) => places.locate(position).region.name;
    assert.equal(region([10.44, 59.83]), 'Akershus');
    assert.equal(region([10.46, 59.55]), 'Akershus');
    assert.equal(region([10.58, 59.94]), 'Akershus');
    assert.equal(region([10.63, 59.97]), 'Oslo');
    assert.equal(region([121.653, 25.069]), 'New Taipei');
    assert.equal(region([126.453, 35.403]), 'Jeollanam-do');
  });

  it('puts land that an outline gives to another region with its towns', () => {
    const region = (position: Position) => places.locate(position).region.name;
    // Akureyri, filed under Reykjavík's region, and Amami, under Okinawa.
    assert.equal(region([-18.117, 65.667]), 'Northeast');
    assert.equal(region([-16.49, 66.03]), 'Northeast');
    assert.equal(region([129.49, 28.35]), 'Kagoshima');
    assert.equal(region([-21.77, 64.12]), 'Capital Region');
    assert.equal(region([127.9, 26.5]), 'Okinawa');
    // Tamsui, in what Natural Earth has as Taipei; the city itself stays.
    assert.equal(region([121.479885, 25.153597]), 'New Taipei');
    assert.equal(region([121.54, 25.04]), 'Taipei');
  });

  it('gives an island without an outline the region of its nearest town', () => {
    const region = (position: Position) => places.locate(position).region.name;
    // Okinoerabu, whose towns are off the coast as it is drawn; Kume and Miyako are Okinawa's.
    assert.equal(region([128.5645, 27.355]), 'Kagoshima');
    assert.equal(region([126.78, 26.34]), 'Okinawa');
    assert.equal(region([125.3, 24.8]), 'Okinawa');
  });

  it('gives time zone and rough height', () => {
    const { timezone, elevation } = places.locate([8.98, 46.2]);
    assert.equal(timezone, 'Europe/Zurich');
    assert.ok(elevation !== null && elevation > 150 && elevation < 600);
  });

  it('believes a source that names a region or town nearby, in any language', () => {
    const lisbon: Position = [-9.2, 38.72];
    const hinted = (regionCode: string | null, cityName: string | null) =>
      places.locate(lisbon, { countryCode: 'PT', regionCode, cityName });
    assert.equal(hinted(null, 'Lisboa').city?.name, 'Lisbon');
    assert.equal(hinted(null, 'ODIVELAS').city?.name, 'Odivelas');
    assert.equal(hinted('Setúbal', null).region.name, 'Setúbal');
    const byIso = (regionCode: string) =>
      places.locate([-114.0, 51.0], { countryCode: 'CA', regionCode, cityName: null }).region.name;
    assert.equal(byIso('CA-AB'), 'Alberta');
  });

  it('believes coordinates if the source names a place that is far away or unknown', () => {
    const hints = { countryCode: 'US', regionCode: 'WA', cityName: 'Nowhere at All' };
    const place = places.locate([-123.3, 48.42], hints);
    assert.equal(place.country.name, 'Canada');
    assert.equal(place.region.name, 'British Columbia');
    assert.equal(place.city?.name, 'Victoria');
    const portugal = { countryCode: 'PT', regionCode: 'Faro', cityName: 'Porto' };
    assert.equal(places.locate([-9.2, 38.72], portugal).region.name, 'Lisbon');
  });

  it('believes the source’s country within a few kilometres of the border', () => {
    const monacoGolf: Position = [7.42, 43.74];
    assert.equal(places.locate(monacoGolf).country.name, 'France');
    const hints = { countryCode: 'MC', regionCode: null, cityName: null };
    assert.equal(places.locate(monacoGolf, hints).country.name, 'Monaco');
  });

  it('gives a town’s height only within 5 km of it, and names the town', () => {
    const soldeu = places.locate([1.66769, 42.57688]);
    assert.equal(soldeu.elevationTown, 'Soldeu');
    assert.ok(soldeu.elevation !== null && soldeu.elevation > 1700);
    const desert = places.locate([-116.5, 37.5]);
    assert.deepEqual([desert.elevation, desert.elevationTown], [null, null]);
  });

  it('gives heights below the sea only where land is that low', () => {
    const polder = places.locate([4.65, 52.3]).elevation;
    assert.ok(polder !== null && polder < 0);
  });

  it('believes the town of an address within 25 km, and a city within 40', () => {
    const hints = (cityName: string) => ({ countryCode: 'PT', regionCode: null, cityName });
    const cascais: Position = [-9.42, 38.71];
    assert.equal(places.locate(cascais, hints('Sintra')).city?.name, 'Sintra');
    assert.notEqual(places.locate(cascais, hints('Torres Vedras')).city?.name, 'Torres Vedras');
    const inUs = (position: Position, regionCode: string, cityName: string) =>
      places.locate(position, { countryCode: 'US', regionCode, cityName }).city?.name;
    // Ridge Country Club is nearer to Evergreen Park, and Desert Mountain 38 km from the middle of Scottsdale.
    assert.equal(inUs([-87.6926, 41.7026], 'IL', 'Chicago'), 'Chicago');
    assert.equal(inUs([-111.847, 33.828], 'AZ', 'Scottsdale'), 'Scottsdale');
    assert.equal(inUs([-90.318, 38.79], 'MO', 'Saint Louis'), 'St. Louis');
  });

  it('names a metropolis as far as 25 km', () => {
    // Royal Melbourne, 17 km from the middle of the city.
    assert.equal(directoryPath([145.0352, -37.9712]), 'Australia / Victoria / Melbourne');
  });

  it('names no town beyond 15 km, and beyond 8 km none where the address names another place', () => {
    // Blaine Lake, Saskatchewan, is too small for the gazetteer, and Waldheim 28 km away; so is Harrington, and Davenport 22.
    const named = (position: Position, cityName: string | null) =>
      places.locate(position, { countryCode: null, regionCode: null, cityName }).city?.name ?? null;
    assert.equal(named([-106.893, 52.8255], null), null);
    assert.equal(named([-118.2535, 47.4745], 'Harrington'), null);
    assert.notEqual(named([-81.5478, 28.3992], null), null);
    assert.equal(named([-81.5478, 28.3992], 'Lake Buena Vista'), null);
  });

  it('never gives a suburb that is itself a town the capital’s name', () => {
    assert.notEqual(places.locate([-0.42, 51.37]).city?.name, 'London');
    assert.notEqual(places.locate([10.63, 59.89]).city?.name, 'Oslo');
    assert.equal(places.locate([-0.12, 51.51]).city?.name, 'London');
  });

  it('names no town beyond the capital either', () => {
    // Omdurman is across the Nile, and Khartoum nearer.
    assert.notEqual(places.locate([32.612, 15.514]).city?.name, 'Omdurman');
  });

  it('names the town within 8 km that a course is named after', () => {
    const cityOf = (position: Position, name: string | null) =>
      places.locate(position, { countryCode: null, regionCode: null, cityName: null, name }).city?.name;
    // Passage West is across the harbour.
    assert.equal(cityOf([-8.315, 51.876], 'Cobh Golf Club'), 'Cobh');
    assert.equal(cityOf([-3.224, 51.525], 'Whitchurch Golf Club'), 'Whitchurch');
    assert.equal(cityOf([1.49, 48.95], 'Golf de Lyon'), cityOf([1.49, 48.95], null));
    // Too far, a word of many names, and a town that has its name from golf.
    assert.notEqual(cityOf([-8.5, 51.9], 'Cobh Golf Club'), 'Cobh');
    assert.equal(cityOf([-104.98, 39.74], 'Lakewood Links'), cityOf([-104.98, 39.74], null));
    assert.equal(cityOf([-94.84, 39.8], 'Country Club of Missouri'), cityOf([-94.84, 39.8], null));
  });

  it('never names a town in another valley', () => {
    // Courmayeur is 10 km from Chamonix, which is larger and nearer than Aosta; the Mont Blanc is between them.
    assert.notEqual(places.locate([6.99, 45.82]).city?.name, 'Aosta');
  });

  it('never names a town beyond water', () => {
    // Miami is larger, and the other end of the causeway; La Maddalena is on an island off Capo d’Orso.
    assert.equal(places.locate([-80.159251, 25.716391]).city?.name, 'Key Biscayne');
    assert.equal(places.locate([9.42021, 41.17053]).city?.name, 'Palau');
  });

  it('names no town where all are beyond water', () => {
    // From Kohama, which isn't drawn, Shirahama and Ishigaki are both a ferry away.
    assert.equal(places.locate([123.996123, 24.330039]).city, null);
    assert.equal(places.locate([-2.41, 59.36]).city, null);
    // Its own town, all the same, on an island with one.
    assert.equal(places.locate([124.1, 24.42]).city?.name, 'Ishigaki');
  });

  it('counts a harbour off the coast as on the nearest land', () => {
    // Cowes lies off Phillip Island as it is drawn, and Crib Point is on the mainland.
    assert.notEqual(places.locate([145.203549, -38.367355]).city?.name, 'Cowes');
    assert.equal(places.locate([145.239, -38.456]).city?.name, 'Cowes');
  });

  it('names a town whose harbour is off the coast as drawn', () => {
    assert.equal(places.locate([-3.30838, 57.71968]).city?.name, 'Lossiemouth');
    assert.equal(places.locate([1.4193, 52.87732]).city?.name, 'Mundesley');
  });

  it('keeps a city inside the region that it is listed under', () => {
    const position = fc.tuple(
      fc.double({ min: -125, max: -67, noNaN: true }),
      fc.double({ min: 25, max: 49, noNaN: true }),
    );
    fc.assert(
      fc.property(position, (point) => {
        const { country, region, city } = places.locate(point);
        if (!city) return;
        const towns = places.settlementsOf(country.code).filter((town) => town.slug === city.slug);
        assert.ok(towns.some((town) => town.region.slug === region.slug && town.name === city.name));
      }),
      { numRuns: 25 },
    );
  });
});

describe('the directory’s slugs', () => {
  it('are well formed, and those of countries and continents differ', () => {
    const slugs = [...CONTINENTS.values(), ...places.countries].map(({ slug }) => slug);
    assert.equal(new Set(slugs).size, slugs.length);
    assert.ok(slugs.every(isGivableSlug));
    assert.ok(places.countries.length >= 205, `${places.countries.length} countries`);
  });

  it('are unique for the regions of a country and the towns of a region', () => {
    for (const { code } of places.countries) {
      const regions = new Map<string, string>();
      const towns = new Set<string>();
      for (const { region, slug } of places.settlementsOf(code)) {
        assert.ok(isGivableSlug(region.slug) && isGivableSlug(slug), `${code} ${region.slug} ${slug}`);
        assert.equal(regions.get(region.slug) ?? region.name, region.name, `${code} ${region.slug}`);
        regions.set(region.slug, region.name);
        const path = `${region.slug}/${slug}`;
        assert.ok(!towns.has(path), `${code} ${path}`);
        towns.add(path);
      }
    }
  });
});

describe('settlementsOf', () => {
  it('lists a country’s towns, most populous first', () => {
    const towns = places.settlementsOf('PT');
    assert.equal(towns[0]?.name, 'Lisbon');
    assert.ok(towns.length > 500);
    assert.deepEqual(places.settlementsOf('ZZ'), []);
  });
});

const usCourses = new URL('../../../shared/data/courses/united-states.courses.ndjson.gz', import.meta.url);

describe('placing real courses', { skip: !existsSync(usCourses) && 'needs ../shared/data' }, () => {
  it('finds the state of US courses by their coordinates alone', (test) => {
    const stateNames = readDivisions();
    const courses = gunzipSync(readFileSync(usCourses))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    let right = 0;
    let inUnitedStates = 0;
    for (const { longitude, latitude, region_code } of courses) {
      const { country, region } = places.locate([longitude, latitude]);
      if (country.code !== 'US') continue;
      inUnitedStates++;
      if (region.name === stateNames.get(`US.${region_code}`)) right++;
    }
    // 260 of the 15,667 are in Canada and Mexico.
    assert.equal(courses.length - inUnitedStates, 260);
    const agreement = right / inUnitedStates;
    test.diagnostic(`${right} of ${inUnitedStates} in the right state: ${(100 * agreement).toFixed(2)} %`);
    assert.ok(agreement >= 0.99, String(agreement));
  });
});
