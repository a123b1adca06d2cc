import { z } from '@hono/zod-openapi';
import { RankedGolfCourse } from './course-row.ts';
import { NamedSlug } from './primitives.ts';

/** What a ranking covers: the parents of its scope are named, the rest is null. */
export const RankingScope = z
  .object({
    type: z.enum(['world', 'continent', 'country', 'region']),
    continent: NamedSlug.nullable(),
    country: NamedSlug.nullable(),
    region: NamedSlug.nullable(),
  })
  .openapi('RankingScope');
export type RankingScope = z.infer<typeof RankingScope>;

/**
 * A ranking of courses. Order: review average rounded half up to two decimals, descending; then review_count
 * descending; then slug ascending in byte order. Courses without a review are not ranked.
 */
export const BestCourses = z
  .object({
    scope: RankingScope,
    golfs: z.array(RankedGolfCourse),
    limit: z.int().min(1).max(100).openapi({ description: 'The limit applied.' }),
    total: z.int().min(0).openapi({ description: 'Ranked courses of the scope.' }),
  })
  .openapi('BestCourses');
export type BestCourses = z.infer<typeof BestCourses>;
