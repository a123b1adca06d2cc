import type { Instrumentation } from 'next';
import { findInProcessClient } from '#lib/api/in-process-client.ts';

/** Next calls this for each error of a render. It goes to the server's log, with the id that its visitor is shown. */
export const onRequestError: Instrumentation.onRequestError = (error, { path, headers }, { routePath }) => {
  const requestId = String(headers['x-request-id'] ?? '');
  findInProcessClient()?.onPageError(error, { requestId, path, route: routePath });
};
