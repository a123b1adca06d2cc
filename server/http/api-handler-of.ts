import type { Hono } from 'hono';
import { SITE_HEADER } from '../quota/limit-callers.ts';
import type { ApiHandler } from './api-message.ts';
import type { Env } from './env.ts';

/** The app as the renderers read it. */
export function apiHandlerOf(app: Hono<Env>, siteSecret: string): ApiHandler {
  return async ({ method, path, query, acceptEncoding, ifNoneMatch, dataset }) => {
    const headers = new Headers({ [SITE_HEADER]: siteSecret });
    if (acceptEncoding !== undefined) headers.set('Accept-Encoding', acceptEncoding);
    if (ifNoneMatch !== undefined) headers.set('If-None-Match', ifNoneMatch);
    const target = `http://in-process/v2${path}${query && `?${query}`}`;
    const answer = await app.fetch(new Request(target, { method, headers }), { dataset });
    const body = Buffer.from(await answer.arrayBuffer());
    return {
      status: answer.status,
      headers: [...answer.headers].flat(),
      body: body.length > 0 ? body : null,
    };
  };
}
