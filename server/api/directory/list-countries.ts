import { z } from '@hono/zod-openapi';
import { Country } from '#lib/contract/directory.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every country holding at least one course, with continent, course count and region count, by name. */
export const listCountries = defineOperation({
  operationId: 'listCountries',
  tag: 'Directory',
  path: '/public/golfs/countries',
  summary: 'Every country with a course',
  description:
    'Every country holding at least one course, with continent, course count and region count, by name.',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(Country), total: totalCount }) },
  missing: [],
  example: '/public/golfs/countries',
  answer: (dataset) =>
    dataset.memo('listCountries', () => {
      const items = dataset.directory.countries.map(({ record }) => record);
      return foundData({ items, total: items.length });
    }),
});
