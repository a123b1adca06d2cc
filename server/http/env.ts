import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Dataset } from '../store/open-dataset.ts';

export type Env = {
  /** Empty where a test or a tool asks by `app.request()`. */
  Bindings: Partial<HttpBindings> & {
    /** The version to answer from instead of the current one. */
    dataset?: Dataset | null;
  };
  Variables: {
    requestId: string;
    /** Headers that any answer to this request has. */
    headers: Record<string, string>;
    /** Whether a page was kept already or had to be made; unset for everything else. */
    cache?: 'hit' | 'miss';
  };
};

export type RequestContext = Context<Env>;

/** The version that this request is answered from; null before one has been published. */
export function datasetFor(c: RequestContext, current: () => Dataset | null): Dataset | null {
  const given = c.env?.dataset;
  return given === undefined ? current() : given;
}

/** Makes an answer. Hono's own `c.body` would turn the headers into a `Headers`, which the server turns back into an object. */
export function send(
  c: RequestContext,
  body: Uint8Array<ArrayBuffer> | string | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(body, { status, headers: { ...c.get('headers'), ...headers } });
}

/** The path as it was written. */
export function rawPath({ req: { url } }: RequestContext): string {
  return /^\w+:\/\/[^/]*([^?#]*)/.exec(url)?.[1] ?? '/';
}

/** The query as it was written, without its question mark. */
export function rawQuery({ req }: RequestContext): string {
  const mark = req.url.indexOf('?');
  return mark < 0 ? '' : req.url.slice(mark + 1);
}
