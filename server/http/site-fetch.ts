import type { Hono } from 'hono';
import { SITE_HEADER } from '#lib/site/site-header.ts';
import type { Dataset } from '../store/open-dataset.ts';
import type { Env } from './env.ts';

/** Answers a request from a dataset, or from the current one. */
export type SiteFetch = (request: Request, dataset?: Dataset | null) => Promise<Response>;

/** The app as a `fetch` within this process: not counted, and renamed courses' redirects are followed. */
export function createSiteFetch(app: Hono<Env>, siteSecret: string): SiteFetch {
  return async (request, dataset) => {
    const ask = async (each: Request) => {
      each.headers.set(SITE_HEADER, siteSecret);
      return app.fetch(each, { dataset });
    };
    const answer = await ask(request);
    const location = answer.status === 301 ? answer.headers.get('Location') : null;
    return location === null ? answer : ask(new Request(new URL(location, request.url)));
  };
}
