import { fold } from '#lib/text/fold.ts';
import { compareText } from '../text/compare-text.ts';
import { giveSlug } from '../text/slug.ts';
import { formerRegionsOf } from './former-regions.ts';
import type { Country, Named } from './place.ts';

/** Where GeoNames' English name isn't the one in use. */
const NAMES: Record<string, string> = {
  'BY.02': 'Gomel Region',
  'CZ.78': 'South Moravian Region',
  'CZ.80': 'Vysočina Region',
  'CZ.81': 'Karlovy Vary Region',
  'CZ.88': 'Central Bohemian Region',
  'CZ.90': 'Zlín Region',
  'DE.01': 'Baden-Württemberg',
  'DE.08': 'Rhineland-Palatinate',
  'DE.16': 'Berlin',
  'ES.54': 'Castilla-La Mancha',
  'ES.55': 'Castile and León',
  'FI.07': 'Päijät-Häme',
  'FR.75': 'Nouvelle-Aquitaine',
  'IT.02': 'Basilicata',
  'IT.10': 'Marche',
  'KR.05': 'Chungcheongbuk-do',
  'MX.15': 'State of Mexico',
  'RU.42': 'Leningrad Oblast',
  'RU.93': 'Zabaykalsky Krai',
  'TH.59': 'Ranong',
  'TW.04.HUA': 'Hualien',
  'TW.04.TPE': 'Taipei',
  'TW.04.TXG': 'Taichung',
  'TW.03.TPQ': 'New Taipei',
  'VN.11': 'Dien Bien',
  'VN.33': 'Hung Yen',
  'VN.46': 'Hue',
  'VN.48': 'Da Nang',
  'VN.92': 'Can Tho',
};

/** GeoNames' first level is only on paper there. */
const SECOND_LEVEL: ReadonlySet<string> = new Set(['TW']);

/** Where GeoNames puts most or many towns in no named division. */
const WITHOUT_REGIONS: ReadonlySet<string> = new Set(['BN', 'GW', 'KY', 'LS', 'TM', 'WS']);

export function regionCodeOf(countryCode: string, admin1: string, admin2: string): string {
  return SECOND_LEVEL.has(countryCode) ? admin2 : admin1;
}

/** GeoNames' admin-1 units. */
export type Regions = {
  /** Undefined for a code without a name ('', '00'). */
  byCode: ReadonlyMap<string, Named>;
  /** By folded name. */
  codeByName: ReadonlyMap<string, string>;
};

/** By country code. Slugs are unique within a country. */
export function readRegions(
  countries: ReadonlyMap<string, Country>,
  divisions: ReadonlyMap<string, string>,
): Map<string, Regions> {
  const named = new Map<string, [code: string, name: string][]>();
  for (const [code, name] of divisions) {
    const [countryCode = '', admin1 = '', admin2 = ''] = code.split('.');
    const isRegion = (admin2 !== '') === SECOND_LEVEL.has(countryCode);
    if (!isRegion || !countries.has(countryCode) || WITHOUT_REGIONS.has(countryCode)) continue;
    const units = named.get(countryCode) ?? [];
    units.push([regionCodeOf(countryCode, admin1, admin2), NAMES[code] ?? inEnglish(countryCode, name)]);
    named.set(countryCode, units);
  }
  return new Map([...named].map(([countryCode, units]) => [countryCode, toRegions(countryCode, units)]));
}

/** GeoNames writes half of Vietnam's provinces with accents and "Province", the others without. */
function inEnglish(countryCode: string, name: string): string {
  if (countryCode !== 'VN') return name;
  return name
    .replace(/ Province$/, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

function toRegions(countryCode: string, units: [code: string, name: string][]): Regions {
  const byCode = new Map<string, Named>();
  const codeByName = new Map<string, string>();
  const codeBySlug = new Map<string, string>();
  for (const [code, name] of units.sort(([a], [b]) => compareText(a, b))) {
    const slug = giveSlug(name, [code], (candidate) => codeBySlug.has(candidate), 'region');
    codeBySlug.set(slug, code);
    byCode.set(code, { name, slug });
    if (!codeByName.has(fold(name))) codeByName.set(fold(name), code);
  }
  for (const { name, successors } of formerRegionsOf(countryCode)) {
    const code = successors.length === 1 ? codeBySlug.get(successors[0]!) : undefined;
    if (code !== undefined && !codeByName.has(name)) codeByName.set(name, code);
  }
  return { byCode, codeByName };
}
