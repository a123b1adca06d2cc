import { readFileSync } from 'node:fs';
import { loadPlaces } from '../places/load-places.ts';
import type { Check } from './record-checks.ts';

type Spot = { country: string; region: string; position: [lon: number, lat: number] };

/**
 * Where courses are: some drawn at random from all over the world, and all of Norway's and Vietnam's in the
 * open lists, each with the first-level region that a person gave it by the map and the place's name. Each
 * line has a country, a region and positions.
 */
function readSpots(): Spot[] {
  const lines = readFileSync(new URL('region-spots.tsv', import.meta.url), 'utf8')
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

const reformed: ReadonlySet<string> = new Set(['NO', 'VN']);

/** Whether courses are in the right region. One in a hundred may be wrong: outlines are good to half a kilometre. */
export const placeChecks: readonly Check[] = [
  {
    row: 'spots in wrong regions: Norway',
    most: 1,
    measure: () => countWrong((country) => country === 'NO'),
  },
  {
    row: 'spots in wrong regions: Vietnam',
    most: 0,
    measure: () => countWrong((country) => country === 'VN'),
  },
  {
    row: 'spots in wrong regions: drawn over the world',
    most: 3,
    measure: () => countWrong((country) => !reformed.has(country)),
  },
];

function countWrong(isAsked: (country: string) => boolean): { found: number; missed: number } {
  const places = loadPlaces();
  const spots = readSpots().filter(({ country }) => isAsked(country));
  const wrong = spots.filter(({ country, region, position }) => {
    const place = places.locate(position);
    return place.country.code !== country || place.region.name !== region;
  });
  return { found: spots.length, missed: wrong.length };
}
