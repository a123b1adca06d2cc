import { z } from '@hono/zod-openapi';
import { Continent } from '#lib/contract/directory.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every continent with its slug and its country and course counts, by name. */
export const listContinents = defineOperation({
  operationId: 'listContinents',
  tag: 'Directory',
  path: '/public/golfs/continents',
  summary: 'Every continent',
  description: 'Every continent with its slug and its country and course counts, by name.',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(Continent), total: totalCount }) },
  missing: [],
  example: '/public/golfs/continents',
  answer: (dataset) =>
    dataset.memo('listContinents', () => {
      const items = dataset.directory.continents.map(({ record }) => record);
      return foundData({ items, total: items.length });
    }),
});
