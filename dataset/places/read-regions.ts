import { type RegionName, regionNames } from '#lib/gazetteer/region-names.ts';
import { fold } from '#lib/text/fold.ts';
import { compareText } from '../text/compare-text.ts';
import { giveSlug } from '../text/slug.ts';
import { formerRegionsOf } from './former-regions.ts';
import type { Country, Named } from './place.ts';

/** GeoNames' admin-1 units. */
export type Regions = {
  /** Undefined for a code without a name ('', '00'). */
  byCode: ReadonlyMap<string, Named>;
  /** Codes by folded name. */
  codeByName: ReadonlyMap<string, string>;
};

/** Regions by country code. Slugs are unique within a country. */
export function readRegions(
  countries: ReadonlyMap<string, Country>,
  divisions: ReadonlyMap<string, string>,
): Map<string, Regions> {
  const known = regionNames(divisions).filter(({ countryCode }) => countries.has(countryCode));
  const named = Map.groupBy(known, ({ countryCode }) => countryCode);
  return new Map([...named].map(([countryCode, units]) => [countryCode, toRegions(countryCode, units)]));
}

function toRegions(countryCode: string, units: RegionName[]): Regions {
  const byCode = new Map<string, Named>();
  const codeByName = new Map<string, string>();
  const codeBySlug = new Map<string, string>();
  for (const { code, name } of units.sort((a, b) => compareText(a.code, b.code))) {
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
