import { z } from '@hono/zod-openapi';
import { type Answer, found } from '../../operation/answer.ts';
import { type AnyOperation, defineOperation, type Site } from '../../operation/operation.ts';
import { operations } from '../operations.ts';
import { noParameters } from '../parameters.ts';
import { getGolfCourseMarkdown } from './get-golf-course-markdown.ts';
import { getLlmsTxt } from './get-llms-txt.ts';
import { getOpenApiDocument } from './get-open-api-document.ts';
import { llmsFullTxt } from './llms-full-txt.ts';
import { servedOpenApiDocument } from './served-open-api-document.ts';

const file = {
  tag: 'Agent files',
  params: noParameters,
  query: noParameters,
  missing: [],
} as const;

const getLlmsFullTxt = defineOperation({
  ...file,
  operationId: 'getLlmsFullTxt',
  path: '/llms-full.txt',
  summary: 'Index file for agents, at greater length',
  description: 'Rules, operations, continents and countries.',
  content: { mediaType: 'text/plain', document: z.string() },
  example: '/llms-full.txt',
  answer: (dataset, _input, site) =>
    dataset.memo('getLlmsFullTxt', () => found(llmsFullTxt(dataset, site, operations))),
});

const yaml = (site: Site): Answer => found(servedOpenApiDocument(site).yaml);

const getOpenApiYaml = defineOperation({
  ...file,
  operationId: 'getOpenApiYaml',
  path: '/openapi.yaml',
  summary: 'Description of the API as YAML',
  description: 'The machine-readable description of the API as YAML.',
  content: { mediaType: 'application/yaml', document: z.string() },
  example: '/openapi.yaml',
  answer: (_dataset, _input, site) => yaml(site),
  answerWithoutDataset: yaml,
});

/** What the website's root serves beside its pages: the agent files. They follow the API's rules but its quota. */
export const rootFiles: readonly AnyOperation[] = [
  getGolfCourseMarkdown,
  getLlmsTxt,
  getLlmsFullTxt,
  getOpenApiDocument,
  getOpenApiYaml,
];

/** Whether a path of the website's root is one of these files. */
export function isRootFile(path: string): boolean {
  return (
    path === '/llms.txt' ||
    path === '/llms-full.txt' ||
    path === '/openapi.json' ||
    path === '/openapi.yaml' ||
    (path.startsWith('/golfs/') && path.endsWith('/llm.md'))
  );
}
