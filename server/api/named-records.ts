import type { z } from '@hono/zod-openapi';
import { CourseRow } from '#lib/contract/course-row.ts';
import { Continent, Country, Region } from '#lib/contract/directory.ts';
import { ErrorEnvelope } from '#lib/contract/error-envelope.ts';
import { LineString, MultiPolygon, Point, Polygon } from '#lib/contract/geometry.ts';
import { Bbox, Breadcrumb, NamedSlug } from '#lib/contract/primitives.ts';

/**
 * Records that must stand in the OpenAPI document before anything refers to them: the generator takes a record's
 * shape from where it meets it first, and where that place says "or null" it would make the record itself nullable.
 */
export const namedRecords: Record<string, z.ZodType> = {
  NamedSlug,
  Breadcrumb,
  Bbox,
  Point,
  LineString,
  Polygon,
  MultiPolygon,
  CourseRow,
  Continent,
  Country,
  Region,
  Error: ErrorEnvelope,
};
