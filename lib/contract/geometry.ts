import { z } from 'zod';

/** Decimal degrees with at most seven decimals (RFC 7946). */
export const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
export type Position = z.infer<typeof Position>;

const Ring = z.array(Position).min(4);

/** RFC 7946, section 3.1.2. */
export const Point = z.object({ type: z.literal('Point'), coordinates: Position }).meta({ id: 'Point' });
export type Point = z.infer<typeof Point>;

/** RFC 7946, section 3.1.4. */
export const LineString = z
  .object({ type: z.literal('LineString'), coordinates: z.array(Position).min(2) })
  .meta({ id: 'LineString' });
export type LineString = z.infer<typeof LineString>;

/** Closed rings, the exterior first and counter-clockwise. */
export const Polygon = z
  .object({ type: z.literal('Polygon'), coordinates: z.array(Ring).min(1) })
  .meta({ id: 'Polygon' });
export type Polygon = z.infer<typeof Polygon>;

/** RFC 7946, section 3.1.7. */
export const MultiPolygon = z
  .object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Ring).min(1)).min(1) })
  .meta({ id: 'MultiPolygon' });
export type MultiPolygon = z.infer<typeof MultiPolygon>;

export const Area = z.discriminatedUnion('type', [Polygon, MultiPolygon]);
export type Area = z.infer<typeof Area>;
