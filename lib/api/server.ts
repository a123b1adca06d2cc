import { ApiError, NO_DATASET_CODE } from './api-error.ts';
import { type Api, createApi } from './create-api.ts';
import { findInProcessClient } from './in-process-client.ts';

const remote = process.env.API_BASE_URL;

/**
 * The API for server components: in this process, or over the network where API_BASE_URL names another instance.
 * All reads of one page render come from one dataset version.
 */
export const api: Api = remote
  ? createApi({ baseUrl: remote })
  : createApi({ baseUrl: 'http://in-process/v2', fetch: fetchInProcess });

async function fetchInProcess(request: Request): Promise<Response> {
  const client = findInProcessClient();
  if (!client) {
    // The site is being built: no API runs beside it, which to a page is the same as having no dataset yet.
    throw new ApiError({ status: 503, code: NO_DATASET_CODE, message: 'No API runs in this process.' });
  }
  return client.fetch(request);
}

/** The dataset version that this page render reads; null where none is known (no dataset, or a remote API). */
export function datasetVersion(): string | null {
  return remote ? null : (findInProcessClient()?.version() ?? null);
}
