import { siteUrl } from '#components/site/settings.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { toSafeLink } from './safe-link.ts';

/** The course as schema.org's GolfCourse; `aggregateRating` only where there are reviews. */
export function courseJsonLd(profile: GolfProfile): Record<string, unknown> {
  const { location, contact, review_count, review_average } = profile;
  const url = `${siteUrl}${profile.url}`;
  const website = toSafeLink(contact.website);
  return {
    '@type': 'GolfCourse',
    '@id': url,
    url,
    name: profile.name,
    ...(profile.alternate_names.length > 0 && { alternateName: profile.alternate_names }),
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
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(website && { sameAs: website.href }),
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
