import { z } from '@hono/zod-openapi';
import { PublicGolfCourse } from '#lib/contract/course-row.ts';
import { NamedSlug } from '#lib/contract/primitives.ts';
import { foundBytes } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { coursePage } from '../course-page.ts';
import { findRegion, namedSlug } from '../find-area.ts';
import { countrySlug, hasMore, pageLimit, regionSlug, skip, totalCount } from '../parameters.ts';

/** Page of courses in a region, by name. */
export const listRegionGolfCourses = defineOperation({
  operationId: 'listRegionGolfCourses',
  tag: 'Directory',
  path: '/public/golfs/{country}/{region}',
  summary: 'Page of courses in a region',
  description: "Ordered by name (Unicode collation, Intl.Collator('en')), then by golf_id.",
  params: z.object({ country: countrySlug, region: regionSlug }),
  query: z.object({ limit: pageLimit, skip }),
  content: {
    data: z.object({
      country: NamedSlug,
      region: NamedSlug,
      golfs: z.array(PublicGolfCourse),
      total: totalCount,
      has_more: hasMore,
    }),
  },
  missing: ['area', 'region'],
  example: '/public/golfs/isle-of-man/middle?limit=2',
  answer(dataset, { country, region: slug, limit, skip }) {
    const region = findRegion(dataset, { country, region: slug });
    if (region.kind === 'failure') return region;
    const heading = {
      country: region.entry.record.country,
      region: namedSlug(region.entry),
    };
    return foundBytes(
      coursePage(dataset, heading, dataset.lists.ofRegion.of(region.entry.id), { limit, skip }),
    );
  },
});
