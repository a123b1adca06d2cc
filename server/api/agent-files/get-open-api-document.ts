import { z } from '@hono/zod-openapi';
import { found } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters } from '../parameters.ts';
import { servedOpenApiDocument } from './served-open-api-document.ts';

/** The machine-readable description of this API. */
export const getOpenApiDocument = defineOperation({
  operationId: 'getOpenApiDocument',
  tag: 'Agent files',
  path: '/openapi.json',
  summary: 'Description of this API (OpenAPI 3.1)',
  description: 'The machine-readable description of this API. The website serves it as YAML too.',
  params: noParameters,
  query: noParameters,
  content: {
    mediaType: 'application/json',
    document: z.looseObject({
      openapi: z.literal('3.1.0'),
      info: z.looseObject({ title: z.string(), version: z.literal('1.0.0') }),
      paths: z.looseObject({}),
    }),
  },
  missing: [],
  example: '/openapi.json',
  answer: (_dataset, _input, site) => found(servedOpenApiDocument(site).json),
  answerWithoutDataset: (site) => found(servedOpenApiDocument(site).json),
});
