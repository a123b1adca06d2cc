import type { Instrumentation } from 'next';
import { findInProcessClient } from '#lib/api/in-process-client.ts';

let last = '';

/**
 * Next calls this for each error, again for each part of the page that it breaks. It's logged once, with the
 * id that the visitor is given.
 */
export const onRequestError: Instrumentation.onRequestError = (error, { path, headers }, { routePath }) => {
  const requestId = String(headers['x-request-id'] ?? '');
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : String(error);
  const failure = `${requestId} ${digest}`;
  if (failure === last) return;
  last = failure;
  findInProcessClient()?.onPageError(error, { requestId, path, route: routePath });
};
