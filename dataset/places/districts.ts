import { memoize } from '#lib/cache/memoize.ts';
import type { Position } from '#lib/contract/geometry.ts';
import { readDistrictOutlineLines } from '#lib/gazetteer/read-gazetteer.ts';
import { compareText } from '../text/compare-text.ts';
import { giveSlug } from '../text/slug.ts';
import type { Country, Named, Place, Places } from './place.ts';
import { type RegionOutline, readRegionOutlines, VOTERS, vote } from './regions.ts';
import type { Gazetteer } from './towns.ts';

/** A region with more is too long a list. */
const MOST_COURSES = 400;

/** Gives the courses of regions with more than 400 a district, in place. */
export function placeInDistricts(
  placed: readonly Place[],
  positionOf: (index: number) => Position,
  districtOf: Places['districtOf'],
): void {
  const keyOf = ({ country, region }: Place) => `${country.code} ${region.slug}`;
  const counts = new Map<string, number>();
  for (const place of placed) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + 1);
  for (const [index, place] of placed.entries()) {
    if (counts.get(keyOf(place))! > MOST_COURSES) place.district = districtOf(place, positionOf(index));
  }
}

/** A district's town is this near, or nobody knows which district it is. */
const REACH_KM = 60;

/**
 * The second level below a country in regions with outlines of districts (United States, England, Scotland): the outline
 * around a position, else, where one is missing (cities in the middle of a county), the vote of the nearest towns.
 */
export function makeDistrictFinder(
  divisions: ReadonlyMap<string, string>,
  gazetteerOf: (country: Country) => Gazetteer,
): Places['districtOf'] {
  let read: ((countryCode: string) => RegionOutline[]) | null = null;
  const outlinesIn = memoize((key: string) => {
    const [countryCode = ''] = key.split('.');
    read ??= readRegionOutlines(readDistrictOutlineLines);
    return read(countryCode).filter((outline) => `${countryCode}.${outline.regionCode}`.startsWith(key));
  });
  const districtsOf = memoize((key: string) =>
    giveSlugs([...divisions].filter(([code]) => code.startsWith(key))),
  );

  return ({ country, region }, position) => {
    const gazetteer = gazetteerOf(country);
    const regionCode = [...(gazetteer.regions?.byCode ?? [])].find(
      ([, { slug }]) => slug === region.slug,
    )?.[0];
    if (regionCode === undefined) return null;
    const key = `${country.code}.${regionCode}.`;
    const candidates = outlinesIn(key);
    if (candidates.length === 0) return null;
    const districts = districtsOf(key);
    const outline = candidates.find(({ contains }) => contains(position));
    if (outline) return districts.get(`${country.code}.${outline.regionCode}`) ?? null;
    const near = gazetteer.near(position, VOTERS, REACH_KM, regionCode);
    return (
      districts.get(vote(near, ({ record }) => `${country.code}.${record.admin1}.${record.admin2}`)) ?? null
    );
  };
}

/** Districts by code. Slugs are unique within a region. */
function giveSlugs(divisions: [code: string, name: string][]): ReadonlyMap<string, Named> {
  const taken = new Set<string>();
  return new Map(
    divisions
      .sort(([a], [b]) => compareText(a, b))
      .map(([code, official]) => {
        const name = plainDistrictName(official);
        const slug = giveSlug(name, [official, code], (candidate) => taken.has(candidate), 'district');
        taken.add(slug);
        return [code, { name, slug }];
      }),
  );
}

/** Leeds, not City and Borough of Leeds; St. Lucie County, not Saint Lucie County. */
export function plainDistrictName(name: string): string {
  return name
    .replace(
      /^The |^(Royal |Metropolitan )?(City|Borough|County|District)( and (Metropolitan )?(Borough|County))? of /,
      '',
    )
    .replace(/ Council$/, '')
    .replace(/^Saint (?=.* County$)/, 'St. ');
}
