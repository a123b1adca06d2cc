import type { Contact, Location } from '#lib/contract/golf-profile.ts';
import type { Breadcrumb, NamedSlug } from '#lib/contract/primitives.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { toPosition } from './contract-geometry.ts';
import type { ProfileInput } from './profile-input.ts';

/** Where a course is: position, metres above sea level, address and directory places. */
export function toLocation({ head, details, place }: ProfileInput): Location {
  const [longitude, latitude] = toPosition(head.position);
  // The nearest town's height is rough, but a golfer's ball flies by hundreds of metres and not by tens.
  const elevation = details.elevation ?? place.elevation;
  return {
    latitude,
    longitude,
    elevation: elevation === null ? null : Math.round(elevation),
    address: details.address,
    postal_code: details.postalCode,
    city: place.city && toNamedSlug(place.city),
    region: toNamedSlug(place.region),
    country: toNamedSlug(place.country),
    continent: toNamedSlug(place.continent),
    country_code: place.country.code,
    timezone: place.timezone,
  };
}

/** Only the two keys: places carry more than the contract says. */
function toNamedSlug({ name, slug }: NamedSlug): NamedSlug {
  return { name, slug };
}

/** A website that is no http or https address is left out: a link must never run anything. */
export function toContact({ details }: ProfileInput): Contact {
  return { phone: details.phone, email: details.email, website: toWebsite(details.website) };
}

function toWebsite(text: string | null): string | null {
  if (text === null || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/** From the home page down to the course; a city without a page of its own is left out. */
export function toBreadcrumbs({ place, cityHasPage, slug, name }: ProfileInput): Breadcrumb[] {
  const { continent, country, region, city } = place;
  const steps: Omit<Breadcrumb, 'position'>[] = [
    { type: 'home', name: 'Home', slug: null, path: pagePath.home },
    { type: 'continent', ...toNamedSlug(continent), path: pagePath.continent(continent.slug) },
    { type: 'country', ...toNamedSlug(country), path: pagePath.country(country.slug) },
    { type: 'region', ...toNamedSlug(region), path: pagePath.region(country.slug, region.slug) },
  ];
  if (city && cityHasPage) {
    const path = pagePath.city(country.slug, region.slug, city.slug);
    steps.push({ type: 'city', ...toNamedSlug(city), path });
  }
  steps.push({ type: 'course', name, slug, path: pagePath.course(slug) });
  return steps.map((step, index) => ({ position: index + 1, ...step }));
}
