import { loadPlaces } from '../places/load-places.ts';
import type { Check } from './record-checks.ts';

type Known = readonly [lon: number, lat: number, region: string];

/** Spots in each county of today, by the map. */
const NORWAY: readonly Known[] = [
  [10.64, 59.964, 'Oslo'],
  [10.87, 59.96, 'Oslo'],
  [10.99, 59.89, 'Akershus'],
  [5.35, 60.27, 'Vestland'],
  [10.35, 63.4, 'Trøndelag'],
  [5.66, 58.92, 'Rogaland'],
  [8.05, 58.19, 'Agder'],
  [10.25, 59.73, 'Buskerud'],
  [10.42, 59.27, 'Vestfold'],
  [9.62, 59.18, 'Telemark'],
  [10.93, 59.22, 'Østfold'],
  [11.1, 60.8, 'Innlandet'],
  [6.18, 62.47, 'Møre og Romsdal'],
  [14.4, 67.28, 'Nordland'],
  [19.05, 69.62, 'Troms'],
  [23.27, 69.97, 'Finnmark'],
];

/** Spots in provinces that the reform of 2025 left or enlarged. */
const VIETNAM: readonly Known[] = [
  [105.72, 21.17, 'Hanoi'],
  [106.72, 20.87, 'Hai Phong'],
  [106.65, 10.83, 'Ho Chi Minh City'],
  [107.08, 10.36, 'Ho Chi Minh City'],
  [108.44, 11.95, 'Lam Dong'],
  [108.25, 15.98, 'Da Nang'],
  [109.22, 12.22, 'Khanh Hoa'],
  [103.95, 10.3, 'An Giang'],
  [107.05, 20.96, 'Quang Ninh'],
  [105.46, 21.32, 'Phu Tho'],
  [109.22, 13.8, 'Gia Lai'],
];

/** Whether courses are in the right region. */
export const placeChecks: readonly Check[] = [
  { row: 'spots in wrong regions: Norway', most: 0, measure: () => countWrong(NORWAY) },
  { row: 'spots in wrong regions: Vietnam', most: 0, measure: () => countWrong(VIETNAM) },
];

function countWrong(known: readonly Known[]): { found: number; missed: number } {
  const places = loadPlaces();
  const wrong = known.filter(([lon, lat, region]) => places.locate([lon, lat]).region.name !== region);
  return { found: known.length, missed: wrong.length };
}
