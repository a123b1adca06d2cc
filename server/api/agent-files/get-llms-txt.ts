import { z } from '@hono/zod-openapi';
import { found } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters } from '../parameters.ts';
import { llmsTxt } from './llms-txt.ts';

/** The index file for agents (llmstxt.org). */
export const getLlmsTxt = defineOperation({
  operationId: 'getLlmsTxt',
  tag: 'Agent files',
  path: '/llms.txt',
  summary: 'Index file for agents',
  description: 'What the dataset contains, when to use it, URL patterns (llmstxt.org).',
  params: noParameters,
  query: noParameters,
  content: { mediaType: 'text/plain', document: z.string() },
  missing: [],
  example: '/llms.txt',
  answer: (dataset, _, site) => dataset.memo('getLlmsTxt', () => found(llmsTxt(dataset, site))),
});
