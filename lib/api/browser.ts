import { createApi } from './create-api.ts';
import { createPatientFetch } from './patient-fetch.ts';

/** The API for the browser: this site's own, over the network, as often as it allows. */
export const api = createApi({ baseUrl: '/v2', fetch: createPatientFetch() });
