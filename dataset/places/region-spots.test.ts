import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadPlaces } from './load-places.ts';

type Spot = { country: string; region: string; position: [lon: number, lat: number] };

/**
 * Where courses are: some drawn at random from all over the world, and all of Norway's and Vietnam's in the
 * open lists, each with the first-level region that a person gave it by the map and the place's name. Each
 * line has a country, a region and positions.
 */
function readSpots(): Spot[] {
  const lines = readFileSync(new URL('fixtures/region-spots.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.flatMap((line) => {
    const [country = '', region = '', positions = ''] = line.split('\t');
    return positions.split(' ').map((pair) => {
      const [lon = Number.NaN, lat = Number.NaN] = pair.split(',').map(Number);
      return { country, region, position: [lon, lat] };
    });
  });
}

/** One in a hundred may be wrong: outlines are good to half a kilometre. */
const MOST_WRONG = { NO: 1, VN: 0, world: 3 };

test('spots in Norway, in Vietnam and all over the world are in their regions of today', () => {
  const places = loadPlaces();
  const group = ({ country }: Spot) => (country === 'NO' || country === 'VN' ? country : 'world');
  const spots = Map.groupBy(readSpots(), group);
  for (const [name, most] of Object.entries(MOST_WRONG)) {
    const own = spots.get(name as keyof typeof MOST_WRONG) ?? [];
    const wrong = own.filter(({ country, region, position }) => {
      const place = places.locate(position);
      return place.country.code !== country || place.region.name !== region;
    });
    assert.ok(own.length > 30, name);
    assert.ok(wrong.length <= most, `${name}: ${JSON.stringify(wrong)}`);
  }
});
