/** A division of a country that the directory lists, under the code of its towns. */
export type RegionName = { countryCode: string; code: string; name: string };

/** Names in use, where GeoNames has another. */
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

/** GeoNames' first level only exists on paper there. */
const SECOND_LEVEL: ReadonlySet<string> = new Set(['TW']);

/** Countries where GeoNames puts most or many towns in no named division. */
const WITHOUT_REGIONS: ReadonlySet<string> = new Set(['BN', 'GW', 'KY', 'LS', 'TM', 'WS']);

export function regionCodeOf(countryCode: string, admin1: string, admin2: string): string {
  return SECOND_LEVEL.has(countryCode) ? admin2 : admin1;
}

/** The names of the regions of all countries. */
export function regionNames(divisions: ReadonlyMap<string, string>): RegionName[] {
  return [...divisions].flatMap(([division, name]) => {
    const [countryCode = '', admin1 = '', admin2 = ''] = division.split('.');
    const isRegion = (admin2 !== '') === SECOND_LEVEL.has(countryCode);
    if (!isRegion || WITHOUT_REGIONS.has(countryCode)) return [];
    const code = regionCodeOf(countryCode, admin1, admin2);
    return [{ countryCode, code, name: NAMES[division] ?? inEnglish(countryCode, name) }];
  });
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
