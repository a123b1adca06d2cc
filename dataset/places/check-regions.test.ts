import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDivisions } from '#lib/gazetteer/read-gazetteer.ts';
import { regionFaults } from './check-regions.ts';
import { COUNTRIES } from './countries.ts';
import { FORMER_REGIONS, formerRegionsOf } from './former-regions.ts';
import { readRegions } from './read-regions.ts';
import { readSettlements, type SettlementRecord } from './read-settlements.ts';

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
  alternateNames: () => '',
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
