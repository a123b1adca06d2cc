import { z } from 'zod';

/** A score from 0 to 100, and its checks. */
const grade = z.int().min(0).max(100).nullable();
const agrees = z.boolean().nullable();
export const DataQuality = z
  .object({
    score: z.int().min(0).max(100).describe('The mean of the grades that are known.'),
    grades: z
      .object({
        identity: grade.describe('It has a name and its own location, and two sources agree on where it is.'),
        card: grade.describe('Number of holes, card, stroke indexes, teeboxes and ratings.'),
        ground: grade.describe('Mapped holes and hazards, and heights.'),
        contact: grade.describe('Phone, website, email and address.'),
      })
      .describe('0 to 100; null if no source could say.'),
    agreement: z
      .object({ position: agrees, par: agrees, hole_count: agrees })
      .describe(
        'Whether the map and a list of courses agree (position: within 300 m); null if either does not say.',
      ),
    checks: z.array(z.object({ id: z.string(), passed: z.boolean(), detail: z.string().nullable() })),
  })
  .meta({ id: 'DataQuality' });
export type DataQuality = z.infer<typeof DataQuality>;
