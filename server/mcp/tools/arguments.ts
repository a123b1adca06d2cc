import { z } from 'zod';
import { ApiError } from '#lib/api/create-api.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { Latitude, Longitude, Slug } from '#lib/contract/primitives.ts';
import { quoted } from '../quoted-text.ts';
import { refuse, type ToolContext } from '../tool.ts';

const slugOf = (what: string) => Slug.max(200).describe(what);

export const courseSlug = slugOf('The slug of a course, as find_courses and find_holes return it.');
export const countrySlug = slugOf(
  'The slug of a country, for instance "portugal"; describe_dataset lists them.',
);
export const regionSlug = slugOf(
  'The slug of a region; send `country` too. describe_dataset lists the regions of a country.',
);
export const continentSlug = slugOf('The slug of a continent, for instance "europe".');

/** What asks for places near a point. */
export const point = {
  latitude: Latitude.optional().describe('Decimal degrees, north positive; send `longitude` too.'),
  longitude: Longitude.optional().describe('Decimal degrees, east positive; send `latitude` too.'),
  radius_km: z
    .number()
    .min(0.1)
    .max(20_100)
    .optional()
    .describe('Only courses within this many kilometres of the point; 50 by default.'),
};

const USUAL_RADIUS_KM = 50;

export const skip = z.int().min(0).max(1_000_000).default(0).describe('How many to skip at the start.');

export const playerGender = z.enum(['men', 'women']).describe('For whom the tee is rated.');

/** Null where neither is given. */
export function pointOf({
  latitude: lat,
  longitude: long,
  radius_km,
}: z.output<z.ZodObject<typeof point>>): { lat: number; long: number; max_distance: number } | null {
  if (lat === undefined && long === undefined) {
    if (radius_km !== undefined) refuse('radius_km: send `latitude` and `longitude` too.');
    return null;
  }
  if (lat === undefined) return refuse('longitude: send `latitude` too.');
  if (long === undefined) return refuse('latitude: send `longitude` too.');
  return { lat, long, max_distance: Math.round((radius_km ?? USUAL_RADIUS_KM) * 1000) };
}

export async function profileOf({ api }: ToolContext, slug: string): Promise<GolfProfile> {
  const profile = await api.getGolfCourseProfile({ slug });
  return (
    profile ??
    refuse(`slug: no course has the slug ${quoted(slug)}. Use find_courses with \`text\` to look it up.`)
  );
}

/** An answer about a place, which may not exist. */
export async function ofPlace<Value>(
  asked: Promise<Value | null>,
  { country, region }: { country?: string | undefined; region?: string | undefined },
): Promise<Value> {
  const found = await asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (found !== null) return found;
  return region === undefined
    ? refuse(
        `country: no country or continent has the slug ${quoted(country ?? '')}. describe_dataset lists them.`,
      )
    : refuse(
        `region: ${quoted(country ?? '')} has no region ${quoted(region)}. describe_dataset with \`country\` lists them.`,
      );
}
