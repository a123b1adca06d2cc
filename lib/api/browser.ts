import { createApi } from './create-api.ts';

/** The API for the browser: this site's own, over the network. */
export const api = createApi({ baseUrl: '/v2' });
