import { z } from 'zod';

export const Slug = z.string().regex(/^[a-z0-9-]+$/);

/** Digits as a string, no leading zero. */
export const GolfId = z.string().regex(/^(0|[1-9][0-9]*)$/);

export const WholeMetres = z.int().min(0);

/** Decimal degrees WGS84, north positive. */
export const Latitude = z.number().min(-90).max(90);
/** Decimal degrees WGS84, east positive. */
export const Longitude = z.number().min(-180).max(180);

export const NamedSlug = z.object({ name: z.string(), slug: Slug }).meta({ id: 'NamedSlug' });
export type NamedSlug = z.infer<typeof NamedSlug>;

/** `position` counts from 1; `path` is relative to the website's root. */
export const Breadcrumb = z
  .object({
    position: z.int().min(1),
    type: z.enum(['home', 'continent', 'country', 'region', 'district', 'city', 'course']),
    name: z.string(),
    slug: Slug.nullable(),
    path: z.string(),
  })
  .meta({ id: 'Breadcrumb' });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** `[west, south, east, north]` in decimal degrees; west > east when it crosses the antimeridian (RFC 7946 §5.2). */
export const Bbox = z.tuple([Longitude, Latitude, Longitude, Latitude]).meta({ id: 'Bbox' });
export type Bbox = z.infer<typeof Bbox>;

/** RFC 3339 in UTC. */
export const Timestamp = z.iso.datetime();

export const ChangedAt = Timestamp.nullable().describe(
  'When the profile last changed. In the first edition that is the newest time that its sources give, such as the last edit of any part of it on ' +
    'OpenStreetMap; a course that a later edition changes or adds has the time of that edition. Null where no source gives a time.',
);

export const Wikidata = z
  .string()
  .regex(/^Q[1-9]\d*$/)
  .nullable()
  .describe('Its item on Wikidata; courses of a club may share the club’s.');

export const Wikipedia = z
  .string()
  .regex(/^https:\/\/[a-z-]{2,16}(\.m)?\.wikipedia\.org\/wiki\/[^\s"<>]+$/)
  .nullable()
  .describe('The address of its article on Wikipedia, or of its club’s.');
