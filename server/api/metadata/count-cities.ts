import type { RegionEntry } from '../../store/directory.ts';

/** Cities of all the regions together. */
export function countCities(regions: readonly RegionEntry[]): number {
  return regions.reduce((count, { record }) => count + record.city_count, 0);
}
