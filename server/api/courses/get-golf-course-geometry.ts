import { z } from '@hono/zod-openapi';
import { GolfGeometry } from '#lib/contract/golf-geometry.ts';
import { defineContract } from '../operation.ts';
import { courseSlug, noParameters } from '../parameters.ts';

/** All geometry of one course as GeoJSON. */
export const getGolfCourseGeometry = defineContract({
  operationId: 'getGolfCourseGeometry',
  tag: 'Courses',
  path: '/golfs/{slug}/geometry.geojson',
  summary: 'Geometry of one course as GeoJSON',
  description: 'A FeatureCollection (RFC 7946) of the holes, hazards and surfaces of the profile.',
  params: z.object({ slug: courseSlug }),
  query: noParameters,
  content: { mediaType: 'application/geo+json', document: GolfGeometry },
  missing: ['course'],
  redirects: true,
  example: '/golfs/harbour-short-nine/geometry.geojson',
});
