import type { Random } from '../random.ts';

export type CourseStyle = {
  name: 'parkland' | 'links' | 'heathland' | 'desert' | 'mountain' | 'meadow';
  woods: number;
  hasRough: boolean;
  hasPaths: boolean;
  /** How much edges swing, 0 to about 0.25. */
  unrest: number;
  fairwayWidth: number;
  waste: number;
};

const STYLES: Record<CourseStyle['name'], CourseStyle> = {
  parkland: {
    name: 'parkland',
    woods: 0.7,
    hasRough: true,
    hasPaths: true,
    unrest: 0.16,
    fairwayWidth: 1,
    waste: 0,
  },
  links: {
    name: 'links',
    woods: 0,
    hasRough: true,
    hasPaths: false,
    unrest: 0.2,
    fairwayWidth: 1.15,
    waste: 0.03,
  },
  heathland: {
    name: 'heathland',
    woods: 0.45,
    hasRough: true,
    hasPaths: false,
    unrest: 0.2,
    fairwayWidth: 1,
    waste: 0.08,
  },
  desert: {
    name: 'desert',
    woods: 0.05,
    hasRough: false,
    hasPaths: true,
    unrest: 0.24,
    fairwayWidth: 1.05,
    waste: 0.5,
  },
  mountain: {
    name: 'mountain',
    woods: 0.9,
    hasRough: false,
    hasPaths: true,
    unrest: 0.2,
    fairwayWidth: 0.9,
    waste: 0,
  },
  meadow: {
    name: 'meadow',
    woods: 0.3,
    hasRough: false,
    hasPaths: false,
    unrest: 0.12,
    fairwayWidth: 0.95,
    waste: 0,
  },
};

const DESERT_COUNTRIES = new Set(['AE', 'SA', 'QA', 'OM', 'BH', 'KW', 'EG', 'NA', 'JO']);
const LINKS_COUNTRIES = new Set(['GB', 'IE', 'NL', 'DK', 'BE', 'JE', 'GG', 'IM', 'FK', 'IS']);
/** GeoNames' admin-1 codes of Arizona, Nevada and New Mexico. */
const DESERT_STATES = new Set(['AZ', 'NV', 'NM']);

/** Suits country, state and height above sea level (metres). */
export function drawStyle(
  place: { countryCode: string; regionCode: string; elevation: number | null },
  random: Random,
): CourseStyle {
  const { countryCode, regionCode, elevation } = place;
  const isDesert =
    DESERT_COUNTRIES.has(countryCode) || (countryCode === 'US' && DESERT_STATES.has(regionCode));
  const isLow = (elevation ?? 100) < 40;
  const name = random.weighted([
    ['parkland', 50],
    ['links', LINKS_COUNTRIES.has(countryCode) && isLow ? 45 : isLow ? 3 : 0],
    ['heathland', countryCode === 'GB' ? 25 : 7],
    ['desert', isDesert ? 150 : 0],
    ['mountain', (elevation ?? 0) > 700 ? 45 : 5],
    ['meadow', 18],
  ] as const);
  return STYLES[name];
}
