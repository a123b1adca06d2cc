import { z } from 'zod';
import { Latitude, Longitude, NamedSlug } from './primitives.ts';

export const Location = z
  .object({
    latitude: Latitude,
    longitude: Longitude,
    position: z
      .enum(['course', 'club'])
      .describe(
        "club: the sources put several courses on this one point, so it is the club's and not the course's.",
      ),
    elevation: z.number().nullable().describe('Metres above sea level.'),
    elevation_town: z
      .string()
      .nullable()
      .describe(
        "The town within 5 km whose height `elevation` is; null where it's that of the course itself.",
      ),
    address: z.string().nullable(),
    postal_code: z.string().nullable(),
    city: NamedSlug.nullable(),
    region: NamedSlug.nullable(),
    district: NamedSlug.nullable().describe(
      'The second level below the country (a county of England or California), in regions with more than 400 courses.',
    ),
    country: NamedSlug,
    continent: NamedSlug,
    country_code: z.string().length(2).nullable(),
    timezone: z.string().nullable().describe('IANA time zone.'),
  })
  .meta({ id: 'Location' });
export type Location = z.infer<typeof Location>;

export const Contact = z
  .object({
    phone: z
      .string()
      .nullable()
      .describe(
        'With its country’s code where its numbering plan allows it; multiple numbers are separated by "; ".',
      ),
    email: z.string().nullable(),
    website: z
      .string()
      .regex(/^https?:\/\//)
      .nullable()
      .describe('http or https only.'),
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof Contact>;
