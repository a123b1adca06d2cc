import { distance } from 'geokdbush';
import { memoize } from '#lib/cache/memoize.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import { compareText } from '../text/compare-text.ts';
import { isGivableSlug, toSlug } from '../text/slug.ts';
import type { Place, Places } from './place.ts';

/** Two courses this far apart have addresses of their own, not their club's. */
const OWN_ADDRESS_KM = 0.5;
/** Two courses this near each other may be in one town. */
const ONE_TOWN_KM = 25;

/** Townships and the like are administrations, and seldom what people put in an address. */
const NO_TOWN = /\btownship\b|^(town|village|city|county) of\b|\bcounty$|\d/i;

type Stated = { index: number; name: string; key: string };

/**
 * Names the town of the address where the gazetteer doesn't know it (Pebble Beach, Lake Buena Vista) but another course's
 * address names it as well. Replaces elements of `places`.
 */
export function nameTownsOfAddresses(places: Place[], heads: readonly CourseHead[], world: Places): void {
  const knownIn = memoize(
    (countryCode: string) =>
      new Set(world.settlementsOf(countryCode).map(({ region, slug }) => `${region.slug}/${slug}`)),
  );
  const stated = heads.flatMap(({ cityName }, index): Stated[] => {
    const { country, region, town } = places[index]!;
    if (cityName === null || town?.isStated || NO_TOWN.test(cityName)) return [];
    const slug = toSlug(cityName);
    const path = `${region.slug}/${slug}`;
    // The gazetteer's town of that name is elsewhere in the region.
    if (!isGivableSlug(slug) || knownIn(country.code).has(path)) return [];
    return [{ index, name: cityName, key: `${country.slug}/${path}` }];
  });
  for (const together of Map.groupBy(stated, ({ key }) => key).values()) {
    const agreeing = together.filter((one) =>
      together.some((other) => isNeighbour(heads[one.index]!, heads[other.index]!)),
    );
    if (agreeing.length === 0) continue;
    const name = commonest(agreeing.map((each) => each.name));
    for (const { index } of agreeing) {
      places[index] = { ...places[index]!, city: { name, slug: toSlug(name) }, town: null };
    }
  }
}

function isNeighbour(one: CourseHead, other: CourseHead): boolean {
  const kilometres = distance(...one.position, ...other.position);
  return kilometres > OWN_ADDRESS_KM && kilometres <= ONE_TOWN_KM;
}

function commonest(names: readonly string[]): string {
  const uses = [...Map.groupBy(names, (name) => name)];
  return uses.sort(([a, as], [b, bs]) => bs.length - as.length || compareText(a, b))[0]![0];
}
