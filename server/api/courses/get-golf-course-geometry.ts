import { z } from '@hono/zod-openapi';
import { GolfGeometry } from '#lib/contract/golf-geometry.ts';
import { found } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { findCourseBySlug } from '../find-course.ts';
import { courseSlug, noParameters } from '../parameters.ts';
import { readGolfProfile } from '../read-golf-profile.ts';
import { toGolfGeometry } from '../to-golf-geometry.ts';

/** All geometry of one course as GeoJSON. */
export const getGolfCourseGeometry = defineOperation({
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
  answer(dataset, { slug }) {
    const course = findCourseBySlug(dataset, slug, 'slug', (present) => `/golfs/${present}/geometry.geojson`);
    if (course.kind !== 'course') return course;
    return found(JSON.stringify(toGolfGeometry(readGolfProfile(dataset, course.index))));
  },
});
