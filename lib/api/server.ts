import { errors } from '../contract/errors.ts';
import { type Api, type ApiConnection, ApiError, createApi } from './create-api.ts';
import { findInProcessClient, type SiteFacts } from './in-process-client.ts';

const remote = process.env.API_BASE_URL;
const { unavailable } = errors;

/**
 * In this process, or over the network where API_BASE_URL names another instance. All reads of one page
 * render come from one dataset version.
 */
const connection: Required<ApiConnection> = remote
  ? { baseUrl: remote, fetch }
  : { baseUrl: 'http://in-process/v2', fetch: fetchInProcess };

export const api: Api = createApi(connection);

async function fetchInProcess(request: Request): Promise<Response> {
  const client = findInProcessClient();
  if (!client) {
    // A build without a running API: to a page that's the same as having no dataset yet.
    const { status, code } = unavailable;
    throw new ApiError({ status, code, message: 'No API runs in this process.' });
  }
  return client.fetch(request);
}

/** Null while no dataset has been published. */
export async function findSiteFacts(): Promise<SiteFacts | null> {
  if (!remote) return findInProcessClient()?.facts() ?? null;
  try {
    const { is_demo, sources } = await api.getDataset();
    return {
      isDemo: is_demo,
      attributions: [...new Set(sources.flatMap(({ attribution }) => attribution ?? []))],
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === unavailable.code) return null;
    throw error;
  }
}
