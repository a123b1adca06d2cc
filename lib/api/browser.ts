import { createApi } from './create-api.ts';
import { createPatientFetch } from './patient-fetch.ts';

export const api = createApi({ baseUrl: '/v2', fetch: createPatientFetch() });
