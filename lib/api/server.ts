import { errors } from '../contract/errors.ts';
import { SITE_HEADER } from '../site/site-header.ts';
import { type Api, type ApiConnection, ApiError, createApi } from './create-api.ts';
import { createPatientFetch } from './patient-fetch.ts';

const { API_BASE_URL, SITE_SECRET } = process.env;
const { unavailable } = errors;

/** The tag of all that pages read: `app/revalidate` calls it old when a dataset has been published. */
export const EDITION_TAG = 'edition';

/**
 * Seconds until Next reads again. A server that starts the website tells it about each publish; nobody tells a
 * website on its own, so it looks every minute.
 */
const revalidate = SITE_SECRET ? 604_800 : 60;

/** A ranking reads some thirty lists at once, and a quota may let five through a second. */
const MOST_TRIES = 12;

const connection: Required<ApiConnection> = {
  baseUrl: (API_BASE_URL || 'http://127.0.0.1:3000/v2').replace(/\/+$/, ''),
  fetch: createPatientFetch({ fetch: fetchThroughNext }, MOST_TRIES),
};

export const api: Api = createApi(connection);

/** A `signal` of its own keeps React from giving a second try the answer to the first. */
function fetchThroughNext({ url, signal }: Request): Promise<Response> {
  return fetch(url, {
    signal,
    // Profiles are kept in brotli: the API sends them as they are.
    headers: { 'accept-encoding': 'br', ...(SITE_SECRET && { [SITE_HEADER]: SITE_SECRET }) },
    next: { tags: [EDITION_TAG], revalidate },
  });
}

/** Every page shows these. */
export type SiteFacts = {
  isDemo: boolean;
  /** All sources' attributions, each once. */
  attributions: string[];
};

/** Null while no dataset has been published. */
export async function findSiteFacts(): Promise<SiteFacts | null> {
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
