import { fold } from '#lib/text/fold.ts';
import { compareText } from '../text/compare-text.ts';
import { giveSlug } from '../text/slug.ts';
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

/**
 * Slugs once given out that no region has today, by country, with the code of the region that answers. Null:
 * several regions share the unit, so the country's list answers.
 */
export const FORMER_REGIONS: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  BY: { 'homyel-voblasc': '02' },
  NO: {
    'aust-agder': '42',
    hedmark: '34',
    hordaland: '46',
    'nord-trondelag': '21',
    oppland: '34',
    'sogn-og-fjordane': '46',
    'sor-trondelag': '21',
    'troms-og-finnmark': null,
    'vest-agder': '42',
    'vestfold-og-telemark': null,
    viken: null,
  },
  RU: { 'leningradskaya-oblast': '42', 'zabaykalskiy-transbaikal-kray': '93' },
  TW: { fukien: null, taiwan: null, takao: 'KHH' },
  VN: {
    'an-giang': '91',
    'ba-ria-vung-tau': '79',
    'bac-giang': '24',
    'bac-kan': '19',
    'bac-lieu': '96',
    'ben-tre': '86',
    'binh-dinh': '52',
    'binh-duong': '79',
    'binh-phuoc': '75',
    'binh-thuan': '68',
    'can-tho-city': '92',
    'cao-bang-province': '04',
    'da-nang-city': '48',
    'dak-nong': '68',
    'dien-bien-province': '11',
    'ha-giang': '08',
    'ha-nam': '37',
    'ha-tinh-province': '42',
    'hai-duong': '31',
    'hau-giang': '92',
    'ho-chi-minh-city-hcmc': '79',
    'hoa-binh': '25',
    'hung-yen-province': '33',
    'kien-giang': '91',
    'kon-tum': '51',
    'lai-chau-province': '12',
    'lang-son-province': '20',
    'long-an': '80',
    'nam-dinh': '37',
    'nghe-an-province': '40',
    'ninh-thuan': '56',
    'phu-yen': '66',
    'quang-binh': '44',
    'quang-nam': '48',
    'soc-trang': '92',
    'son-la-province': '14',
    'thai-binh': '33',
    'thanh-hoa-province': '38',
    'thua-thien-hue-province': '46',
    'tien-giang': '82',
    'tra-vinh': '86',
    'vinh-phuc': '25',
    'yen-bai': '15',
  },
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
  return new Map(
    [...named].map(([countryCode, units]) => [
      countryCode,
      toRegions(units, FORMER_REGIONS[countryCode] ?? {}),
    ]),
  );
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

function toRegions(
  units: [code: string, name: string][],
  former: Readonly<Record<string, string | null>>,
): Regions {
  const byCode = new Map<string, Named>();
  const codeByName = new Map<string, string>();
  const taken = new Set<string>();
  for (const [code, name] of units.sort(([a], [b]) => compareText(a, b))) {
    const slug = giveSlug(name, [code], (candidate) => taken.has(candidate), 'region');
    taken.add(slug);
    byCode.set(code, { name, slug });
    if (!codeByName.has(fold(name))) codeByName.set(fold(name), code);
  }
  for (const [slug, code] of Object.entries(former)) {
    const name = slug.replaceAll('-', ' ');
    if (code !== null && !codeByName.has(name)) codeByName.set(name, code);
  }
  return { byCode, codeByName };
}
