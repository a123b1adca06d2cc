import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ErrorEnvelope } from '#lib/contract/error-envelope.ts';
import { tooManyRequestsMessage } from '#lib/contract/errors.ts';
import { CHANGES_FEED } from '#lib/site/page-path.ts';
import { type Answers, foundFinished, type Operation, type Site, toOperation } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { courseMarkdown, type Neighbour } from './agent-files/course-markdown.ts';
import { llmsFullTxt, llmsTxt } from './agent-files/llms-txt.ts';
import { toYaml } from './agent-files/to-yaml.ts';
import { changesFeed } from './changes.ts';
import { findCourseBySlug, readGolfProfile, saidOfCourse } from './find-course.ts';
import { mappingTaskFile } from './mapping.ts';
import { wellKnownFiles } from './well-known.ts';

const openApi = (form: 'json' | 'yaml') => (site: Site) => foundFinished(servedDocument(site)[form]);

export const agentFileAnswers = {
  getGolfCourseMarkdown: {
    said(dataset, { slug }) {
      const index = dataset.courses.indexOfSlug(slug);
      const said = saidOfCourse(dataset.courses, index);
      if (index === undefined || said === null) return null;
      const near = JSON.stringify(neighboursOf(dataset, index));
      return { ...said, hash: hash('sha256', said.hash + near).slice(0, 16) };
    },
    answer(dataset, { slug }, site) {
      const course = findCourseBySlug(dataset, slug, 'slug', (current) => `/golfs/${current}/llm.md`);
      if (course.kind !== 'course') return course;
      const profile = readGolfProfile(dataset, course.index);
      return foundFinished(courseMarkdown(profile, neighboursOf(dataset, course.index), site));
    },
  },

  getLlmsTxt: {
    answer: (dataset, _, site) => foundFinished(llmsTxt(dataset, site)),
  },

  getOpenApiDocument: {
    answer: (_dataset, _input, site) => openApi('json')(site),
    answerWithoutDataset: openApi('json'),
  },
} satisfies Answers;

const NEIGHBOURS = 5;

function neighboursOf({ courses, nearest }: Dataset, index: number): Neighbour[] {
  const point = [courses.longitudes[index]!, courses.latitudes[index]!] as const;
  const near = nearest.find({ point, limit: NEIGHBOURS + 1 }).filter((each) => each.index !== index);
  return near.slice(0, NEIGHBOURS).map((each) => {
    const { name, slug } = courses.rowOf(each.index);
    return { name, slug, distance: each.distance };
  });
}

type ServedParts = {
  servers: { url: string }[];
  components: {
    headers: { 'RateLimit-Limit': { example?: number } };
    responses: { RateLimited: { content: { 'application/json': { example: ErrorEnvelope } } } };
  };
};

const snapshot = new URL('../../docs/openapi.json', import.meta.url);
const served = new Map<string, { json: string; readonly yaml: string }>();

/** The contract's snapshot (a test keeps it fresh) with this site's address and quota. */
function servedDocument(site: Site) {
  const key = JSON.stringify(site);
  const existing = served.get(key);
  if (existing) return existing;
  const document = withSite(JSON.parse(readFileSync(snapshot, 'utf8')), site);
  let yaml: string | undefined;
  const made = {
    json: `${JSON.stringify(document, null, 2)}\n`,
    get yaml() {
      yaml ??= toYaml(document);
      return yaml;
    },
  };
  served.set(key, made);
  return made;
}

function withSite(document: ServedParts, { url, requestsPerSecond }: Site): ServedParts {
  document.servers = [{ url: `${url}/v2` }];
  const { headers, responses } = document.components;
  if (requestsPerSecond === 0) {
    delete headers['RateLimit-Limit'].example;
    return document;
  }
  headers['RateLimit-Limit'].example = requestsPerSecond;
  const { error } = responses.RateLimited.content['application/json'].example;
  error.message = tooManyRequestsMessage(requestsPerSecond, 1);
  return document;
}

const getLlmsFullTxt: Operation = {
  operationId: 'getLlmsFullTxt',
  path: '/llms-full.txt',
  mediaType: 'text/plain',
  params: {},
  query: {},
  answer: (dataset, _, site) => foundFinished(llmsFullTxt(dataset, site)),
};

const getOpenApiYaml: Operation = {
  operationId: 'getOpenApiYaml',
  path: '/openapi.yaml',
  mediaType: 'application/yaml',
  params: {},
  query: {},
  answer: (_dataset, _input, site) => openApi('yaml')(site),
  answerWithoutDataset: openApi('yaml'),
};

const getChangesFeed: Operation = {
  operationId: 'getChangesFeed',
  path: CHANGES_FEED,
  mediaType: 'application/atom+xml',
  params: {},
  query: {},
  answer: (dataset, _, site) => changesFeed(dataset, site),
};

export const rootFiles: readonly Operation[] = [
  toOperation('getGolfCourseMarkdown', agentFileAnswers.getGolfCourseMarkdown),
  toOperation('getLlmsTxt', agentFileAnswers.getLlmsTxt),
  toOperation('getOpenApiDocument', agentFileAnswers.getOpenApiDocument),
  getLlmsFullTxt,
  getOpenApiYaml,
  getChangesFeed,
  mappingTaskFile,
  ...wellKnownFiles,
];
