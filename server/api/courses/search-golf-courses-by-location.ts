import { z } from '@hono/zod-openapi';
import { NearbyGolfCourse } from '#lib/contract/course-row.ts';
import { Latitude, Longitude } from '#lib/contract/primitives.ts';
import { failure, foundBytes } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import type { Near } from '../../store/nearest-index.ts';
import { bodyWithRows } from '../course-rows.ts';
import { latitude, longitude, noParameters, pageLength, searchLimit } from '../parameters.ts';

/** Courses within a radius of a point, nearest first. */
export const searchGolfCoursesByLocation = defineOperation({
  operationId: 'searchGolfCoursesByLocation',
  tag: 'Courses',
  path: '/search/map/golfs',
  summary: 'Courses near a point',
  description:
    'Courses within a radius of a point, nearest first. Distances are geodesic on WGS84, right across the ' +
    'antimeridian and at the poles; `max_distance` is inclusive; ties go by golf_id. `bbox` narrows the result ' +
    "to a map's window.",
  params: noParameters,
  query: z.object({
    lat: latitude.openapi({ description: 'Latitude of the centre.' }),
    long: longitude.openapi({ description: 'Longitude of the centre.' }),
    max_distance: z.int().min(1).default(50_000).openapi({ description: 'Radius in metres, inclusive.' }),
    limit: searchLimit,
    bbox: z
      .tuple([Longitude, Latitude, Longitude, Latitude])
      .optional()
      .openapi({
        param: { style: 'form', explode: false },
        description: '`w,s,e,n` in decimal degrees; it crosses the antimeridian when w > e.',
      }),
  }),
  content: {
    data: z.object({
      query: z.object({
        latitude: z.number(),
        longitude: z.number(),
        max_distance: z.int(),
        limit: z.int(),
      }),
      golfs: z.object({ items_length: pageLength, items: z.array(NearbyGolfCourse) }),
    }),
  },
  missing: [],
  example: '/search/map/golfs?lat=54.15&long=-4.48&limit=2',
  answer({ courses, nearest }, { lat, long, max_distance: maxDistance, limit, bbox: window }) {
    if (window && window[1] > window[3]) {
      return failure('invalidParameter', 'bbox must be w,s,e,n with s not north of n.', 'bbox');
    }
    const near = nearest.find({ point: [long, lat], limit, maxDistance, ...(window ? { window } : {}) });
    return foundBytes(
      bodyWithRows(
        courses,
        `{"data":{"query":{"latitude":${lat},"longitude":${long},"max_distance":${maxDistance},"limit":${limit}},` +
          `"golfs":{"items_length":${near.length},"items":[`,
        { indexes: near.map(({ index }) => index), membersOf: (place) => distanceAndBearing(near[place]!) },
        ']}}}',
      ),
    );
  },
});

/** Distance to a tenth of a metre, bearing to a tenth of a degree. */
function distanceAndBearing({ distance, bearing }: Near): string {
  return `"distance":${tenthsAsText(Math.round(distance * 10))},"bearing":${tenthsAsText(Math.round(bearing * 10) % 3600)}`;
}

/** A whole number of tenths as JSON. Text of whole numbers costs a fraction of what text of others does. */
function tenthsAsText(tenths: number): string {
  const rest = tenths % 10;
  return rest === 0 ? `${tenths / 10}` : `${(tenths - rest) / 10}.${rest}`;
}
