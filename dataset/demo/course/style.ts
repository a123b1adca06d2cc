import type { Settlement } from '../../places/place.ts';
import type { Random } from '../random.ts';

/** `woods`, `waste`: shares of stretches and holes. `width`: of fairways, 1 is usual. */
export type CourseStyle = { woods: number; rough: boolean; paths: boolean; width: number; waste: number };

export const STYLES = {
  parkland: { woods: 0.7, rough: true, paths: true, width: 1, waste: 0 },
  links: { woods: 0, rough: true, paths: false, width: 1.15, waste: 0.03 },
  heathland: { woods: 0.45, rough: true, paths: false, width: 1, waste: 0.08 },
  desert: { woods: 0.05, rough: false, paths: true, width: 1.05, waste: 0.5 },
  mountain: { woods: 0.9, rough: false, paths: true, width: 0.9, waste: 0 },
  meadow: { woods: 0.3, rough: false, paths: false, width: 0.95, waste: 0 },
} satisfies Record<string, CourseStyle>;

export type StyleName = keyof typeof STYLES;

const DESERT_COUNTRIES = new Set('AE SA QA OM BH KW EG NA JO'.split(' '));
const LINKS_COUNTRIES = new Set('GB IE NL DK BE JE GG IM FK IS'.split(' '));
/** GeoNames' admin-1 codes of Arizona, Nevada and New Mexico. */
const DESERT_STATES = new Set(['AZ', 'NV', 'NM']);

/** Suits the country, state and height above sea level. */
export function drawStyle({ countryCode, regionCode, elevation }: Settlement, random: Random): StyleName {
  const isDesert =
    DESERT_COUNTRIES.has(countryCode) || (countryCode === 'US' && DESERT_STATES.has(regionCode));
  const isLow = (elevation ?? 100) < 40;
  return random.weighted({
    parkland: 50,
    links: isLow ? (LINKS_COUNTRIES.has(countryCode) ? 45 : 3) : 0,
    heathland: countryCode === 'GB' ? 25 : 7,
    desert: isDesert ? 150 : 0,
    mountain: (elevation ?? 0) > 700 ? 45 : 5,
    meadow: 18,
  });
}
