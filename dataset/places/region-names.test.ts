import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDivisions } from '#lib/gazetteer/read-gazetteer.ts';
import { fold } from '#lib/text/fold.ts';
import { COUNTRIES } from './countries.ts';
import { FORMER_REGIONS, formerRegionsOf } from './former-regions.ts';
import { type Regions, readRegions } from './read-regions.ts';
import { readSettlements, type SettlementRecord } from './read-settlements.ts';

/** The share of nameless towns beyond which codes and names aren't of one snapshot. */
const MOST_NAMELESS = 0.05;

/** Smaller towns share a region's name by chance. */
const LARGE_TOWN = 30_000;

/** Words around a region's name that aren't in the name of its town. */
const DIVISION_WORDS =
  / (province|city|oblast|region|county|governorate|prefecture|district|department|state)$/;

/** Large towns outside the region of their name: separate regions, or namesakes. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'AR buenos aires',
  'BG sofia',
  'CI yamoussoukro',
  'CO caldas',
  'DO santo domingo',
  'HK kowloon',
  'JP ibaraki',
  'KG osh',
  'MV male',
  'PE lima',
  'PE san martin',
  'RU rostov',
  'US delaware',
  'US washington',
  'US wyoming',
  'VE miranda',
  'YE sanaa',
  'ZA mpumalanga',
]);

/**
 * A sentence for each: towns whose region has no name, and regions with the name of a large town that don't
 * hold it. With codes and names of different years whole countries are in the wrong regions.
 */
function regionFaults(
  countryCode: string,
  towns: readonly SettlementRecord[],
  regions: Regions | null,
): string[] {
  if (!regions) return [];
  const faults: string[] = [];
  const nameless = towns.filter(({ admin1 }) => !regions.byCode.has(admin1)).length;
  if (nameless > Math.max(3, towns.length * MOST_NAMELESS)) {
    faults.push(`${countryCode}: ${nameless} of ${towns.length} towns are in regions that have no name`);
  }
  const nameOf = new Map([...regions.byCode].map(([code, { name }]) => [code, plainName(name)]));
  const named = new Set(nameOf.values());
  const namesakes = Map.groupBy(
    towns.filter(({ population }) => population >= LARGE_TOWN),
    ({ name }) => fold(name),
  );
  for (const [name, sameName] of namesakes) {
    if (!named.has(name) || ELSEWHERE.has(`${countryCode} ${name}`)) continue;
    if (sameName.some(({ admin1 }) => nameOf.get(admin1) === name)) continue;
    const [town] = sameName;
    faults.push(
      `${countryCode}: the town ${town!.name} is in ${regions.byCode.get(town!.admin1)?.name ?? 'no region'}, not in the region of its name`,
    );
  }
  return faults;
}

function plainName(region: string): string {
  return fold(region).replace(DIVISION_WORDS, '');
}

const town = (name: string, admin1: string, population = 50_000): SettlementRecord => ({
  geonameId: 1,
  name,
  lon: 0,
  lat: 0,
  countryCode: 'NO',
  admin1,
  admin2: '',
  population,
  isCapital: false,
  elevation: null,
  timezone: 'Europe/Oslo',
  alternateNames: '',
});

const regions = readRegions(
  COUNTRIES,
  new Map([
    ['NO.12', 'Oslo'],
    ['NO.01', 'Akershus'],
  ]),
).get('NO')!;

describe('regionFaults', () => {
  it('catches codes and names from different years', () => {
    const moved = [town('Oslo', '01'), town('Lillestrøm', '12')];
    assert.deepEqual(regionFaults('NO', moved, regions), [
      'NO: the town Oslo is in Akershus, not in the region of its name',
    ]);
    const gone = ['A', 'B', 'C', 'D'].map((name) => town(name, '30'));
    assert.match(regionFaults('NO', gone, regions)[0] ?? '', /4 of 4 towns are in regions that have no name/);
  });

  it('accepts towns in their regions, villages named like a region, and countries without regions', () => {
    assert.deepEqual(regionFaults('NO', [town('Oslo', '12'), town('Akershus', '12', 800)], regions), []);
    assert.deepEqual(regionFaults('SG', [town('Singapore', '')], null), []);
  });
});

describe('the gazetteer', () => {
  const settlements = readSettlements();
  const all = readRegions(COUNTRIES, readDivisions());

  it('has towns and regions of one snapshot in every country', () => {
    const faults = settlements.countryCodes.flatMap((code) =>
      regionFaults(code, settlements.of(code), all.get(code) ?? null),
    );
    assert.deepEqual(faults, []);
  });

  it('has the regions that former ones lead to, and none under a former slug', () => {
    for (const country of Object.keys(FORMER_REGIONS)) {
      const slugs = new Set([...(all.get(country)?.byCode.values() ?? [])].map(({ slug }) => slug));
      for (const { slug, successors } of formerRegionsOf(country)) {
        assert.ok(!slugs.has(slug), `${country} ${slug} is in use`);
        for (const each of successors) assert.ok(slugs.has(each), `${country} ${slug} → ${each}`);
      }
    }
  });
});
