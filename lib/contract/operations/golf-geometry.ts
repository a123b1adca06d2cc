import { z } from 'zod';
import { LineString, MultiPolygon, Point, Polygon } from '../geometry.ts';
import { NearbyWater, SurfaceType } from '../golf-profile.ts';
import { HazardType, NumberSource, ParSource } from '../hole.ts';
import { Origin } from '../origins.ts';
import { Bbox, GolfId, Slug, WholeMetres } from '../primitives.ts';

const HoleFeature = z
  .object({
    type: z.literal('Feature'),
    id: z.string(),
    geometry: z
      .discriminatedUnion('type', [LineString, Point])
      .nullable()
      .describe('The line from tee to green; a point where only one end is known.'),
    properties: z.object({
      feature_type: z.literal('hole'),
      hole_id: z.string(),
      number: z.int().min(1).nullable(),
      number_source: NumberSource,
      loop: z.string().nullable(),
      name: z.string().nullable(),
      par: z.int().min(3).max(6).nullable(),
      par_source: ParSource,
      length: WholeMetres.nullable().describe(
        "Metres: the card's, from its longest tee; along the mapped line where no card has one.",
      ),
      length_traced: WholeMetres.nullable().describe('Metres along the mapped line; null without one.'),
      bearing: z.number().min(0).max(360).nullable(),
      elevation_change: z.number().nullable(),
      origin: Origin,
    }),
  })
  .meta({ id: 'HoleFeature' });

const HazardFeature = z
  .object({
    type: z.literal('Feature'),
    id: z.string(),
    geometry: z.discriminatedUnion('type', [Polygon, MultiPolygon]),
    properties: z.object({
      feature_type: z.literal('hazard'),
      hazard_id: z.string(),
      type: HazardType,
      name: z.string().nullable(),
      hole_ids: z.array(z.string()),
      area: z.number().min(0),
      origin: Origin,
    }),
  })
  .meta({ id: 'HazardFeature' });

const SurfaceFeature = z
  .object({
    type: z.literal('Feature'),
    id: z.string(),
    geometry: z.discriminatedUnion('type', [Polygon, MultiPolygon, LineString]),
    properties: z.object({
      feature_type: z.literal('surface'),
      surface_id: z.string(),
      type: SurfaceType,
      hole_ids: z.array(z.string()),
      area: z.number().min(0).nullable(),
      origin: Origin,
    }),
  })
  .meta({ id: 'SurfaceFeature' });

const NearbyWaterFeature = z
  .object({
    type: z.literal('Feature'),
    id: z.string(),
    geometry: NearbyWater.shape.geometry,
    properties: z.object({ feature_type: z.literal('nearby_water'), type: NearbyWater.shape.type }),
  })
  .meta({ id: 'NearbyWaterFeature' });

/** RFC 7946, with the course's identity and attribution as foreign members. */
export const GolfGeometry = z
  .object({
    type: z.literal('FeatureCollection'),
    golf_id: GolfId,
    slug: Slug,
    name: z.string(),
    attribution: z.array(z.string()),
    bbox: Bbox.optional().describe('Left out when the course has no geometry.'),
    features: z.array(z.union([HoleFeature, HazardFeature, SurfaceFeature, NearbyWaterFeature])),
  })
  .meta({ id: 'GolfGeometry' });
export type GolfGeometry = z.infer<typeof GolfGeometry>;
