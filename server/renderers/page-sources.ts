import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SiteFacts } from '#lib/api/in-process-client.ts';
import type { ApiHandler, ApiRequest, ApiResponse } from '../http/api-message.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { siteFacts } from '../store/site-facts.ts';
import type { ReadRequest } from './messages.ts';
import type { PackedPage } from './pack-page.ts';

/** A request that a page made, and a hash of what it was answered. */
export type PageRead = Pick<ApiRequest, 'method' | 'path' | 'query' | 'acceptEncoding'> & { hash: string };

/** What a page was made from, except the build and its address: it's right for every dataset that gives the same answers. */
export type PageSources = { facts: SiteFacts; reads: readonly PageRead[] };

/** `version` is that of the dataset it was made from. Without sources it's right for that version only. */
export type RenderedPage = PackedPage & { version?: string | undefined; sources?: PageSources | undefined };

/** Answers to pages, all recorded. */
export type SourcesOfPage = {
  read: (request: ReadRequest) => Promise<ApiResponse>;
  /** Undefined for a page that reads so much that asking again would cost more than a render. */
  all: () => PageSources | undefined;
};

const MOST_READS = 40;

export function writeDownSources(api: ApiHandler, dataset: Dataset): SourcesOfPage {
  const reads: PageRead[] = [];
  return {
    async read(request) {
      const response = withoutTimes(request.path, request.query, await api({ ...request, dataset }));
      const { method, path, query, acceptEncoding } = request;
      reads.push({ method, path, query, acceptEncoding, hash: hashOf(response) });
      return response;
    },
    all: () => (reads.length > MOST_READS ? undefined : { facts: siteFacts(dataset), reads }),
  };
}

/** Whether a dataset gives a page the same answers. Other requests get their turn in between. */
export function createSourceCheck(
  api: ApiHandler,
): (sources: PageSources, dataset: Dataset) => Promise<boolean> {
  return async ({ facts, reads }, dataset) => {
    if (JSON.stringify(facts) !== JSON.stringify(siteFacts(dataset))) return false;
    for (const { hash: before, ...request } of reads) {
      const answer = await api({ ...request, ifNoneMatch: undefined, requestId: 'check', dataset });
      if (hashOf(withoutTimes(request.path, request.query, answer)) !== before) return false;
      await setImmediate();
    }
    return true;
  };
}

function hashOf({ status, headers, body }: ApiResponse): string {
  if (status >= 400) return String(status);
  if (status >= 300) return `${status} ${headers[headers.indexOf('Location') + 1]}`;
  return hash('sha256', body ?? '', 'base64url');
}

/**
 * Pages get lists without `updated_at`: no list shows it, and with it a changed course would cause every page that only
 * names it to be rendered again.
 */
function withoutTimes(path: string, query: string, response: ApiResponse): ApiResponse {
  const { status, body } = response;
  const isList = /^\/(public|search)\//.test(path) || (path === '/seo/sitemap/cities' && query !== '');
  if (status !== 200 || body === null || !isList) return response;
  const text = (typeof body === 'string' ? body : body.toString('latin1')).replaceAll(TIME, '');
  return { ...response, body: text };
}

const TIME = /,"updated_at":(?:"[^"]*"|null)/g;
