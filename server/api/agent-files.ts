import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ErrorEnvelope } from '#lib/contract/error-envelope.ts';
import { tooManyRequestsMessage } from '#lib/contract/errors.ts';
import { CHANGES_FEED } from '#lib/site/page-path.ts';
import {
  type Answers,
  foundDocument,
  type Operation,
  rootFile,
  type Site,
  toOperation,
} from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { readGolfProfile } from '../store/read-golf-profile.ts';
import { courseMarkdown, type Neighbour } from './agent-files/course-markdown.ts';
import { llmsFullTxt, llmsTxt } from './agent-files/llms-txt.ts';
import { toYaml } from './agent-files/to-yaml.ts';
import { changesFeed } from './changes.ts';
import { findCourseBySlug, saidOfCourse } from './find-course.ts';
import { mappingTaskFile } from './mapping.ts';
import { wellKnownFiles } from './well-known.ts';

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
      const index = findCourseBySlug(dataset, slug, 'slug', (current) => `/golfs/${current}/llm.md`);
      const profile = readGolfProfile(dataset, index);
      return foundDocument(courseMarkdown(profile, neighboursOf(dataset, index), site));
    },
  },

  getLlmsTxt: {
    answer: (dataset, _, site) => foundDocument(llmsTxt(dataset, site)),
  },

  getOpenApiDocument: {
    answer: (_dataset, _input, site) => foundDocument(`${JSON.stringify(servedDocument(site), null, 2)}\n`),
    isOfSite: true,
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

/** The contract's snapshot (a test keeps it fresh) with this site's address and quota. */
function servedDocument({ url, requestsPerSecond }: Site): ServedParts {
  const document: ServedParts = JSON.parse(readFileSync(snapshot, 'utf8'));
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

export const rootFiles: readonly Operation[] = [
  toOperation('getGolfCourseMarkdown', agentFileAnswers.getGolfCourseMarkdown),
  toOperation('getLlmsTxt', agentFileAnswers.getLlmsTxt),
  toOperation('getOpenApiDocument', agentFileAnswers.getOpenApiDocument),
  rootFile('getLlmsFullTxt', '/llms-full.txt', 'text/plain', {
    answer: (dataset, _, site) => foundDocument(llmsFullTxt(dataset, site)),
  }),
  rootFile('getOpenApiYaml', '/openapi.yaml', 'application/yaml', {
    answer: (_dataset, _input, site) => foundDocument(toYaml(servedDocument(site))),
    isOfSite: true,
  }),
  rootFile('getChangesFeed', CHANGES_FEED, 'application/atom+xml', {
    answer: (dataset, _, site) => changesFeed(dataset, site),
  }),
  mappingTaskFile,
  ...wellKnownFiles,
];
