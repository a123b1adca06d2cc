import { DatasetInfo } from '#lib/contract/dataset-info.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters } from '../parameters.ts';
import { toDatasetInfo } from './to-dataset-info.ts';

/** What the dataset being served is made of. */
export const getDataset = defineOperation({
  operationId: 'getDataset',
  tag: 'Dataset',
  path: '/dataset',
  summary: 'What the dataset is made of',
  description:
    'Version, counts, sources with licences and attribution, coverage by country, and a summary of what the checks found.',
  params: noParameters,
  query: noParameters,
  content: { data: DatasetInfo },
  missing: [],
  example: '/dataset',
  answer: (dataset) => dataset.memo('getDataset', () => foundData(toDatasetInfo(dataset))),
});
