import { siteUrl } from '#components/site/settings.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { toSafeLink, toWikiLink } from './safe-link.ts';

/** Its own site, its article on Wikipedia and its item on Wikidata. */
function sameAsOf({ contact, wikipedia, wikidata }: GolfProfile): string[] {
  const links = [
    toSafeLink(contact.website),
    toWikiLink({ wikipedia, wikidata: null }),
    toWikiLink({ wikipedia: null, wikidata }),
  ];
  return links.flatMap((link) => link?.href ?? []);
}

/** schema.org's GolfCourse; `aggregateRating` only with reviews. */
export function courseJsonLd(profile: GolfProfile): Record<string, unknown> {
  const { location, contact, review_count, review_average } = profile;
  const url = `${siteUrl}${profile.url}`;
  const otherNames = new Set([profile.name_latin ?? [], profile.alternate_names].flat());
  const sameAs = sameAsOf(profile);
  return {
    '@type': 'GolfCourse',
    '@id': url,
    url,
    name: profile.name,
    ...(otherNames.size > 0 && { alternateName: [...otherNames] }),
    ...(profile.description && { description: profile.description }),
    image: `${url}/opengraph-image`,
    address: {
      '@type': 'PostalAddress',
      ...(location.address && { streetAddress: location.address }),
      ...(location.postal_code && { postalCode: location.postal_code }),
      ...(location.city && { addressLocality: location.city.name }),
      ...(location.region && { addressRegion: location.region.name }),
      addressCountry: location.country_code ?? location.country.name,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    ...(contact.phone && { telephone: contact.phone.split('; ')[0] }),
    ...(contact.email && { email: contact.email }),
    ...(sameAs.length > 0 && { sameAs: sameAs.length === 1 ? sameAs[0] : sameAs }),
    ...(profile.access !== 'unknown' && {
      publicAccess: profile.access !== 'private' && profile.access !== 'military',
    }),
    ...(review_average !== null &&
      review_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: review_average,
          reviewCount: review_count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}
