import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, createApi, type Input } from './create-api.ts';
import { createPatientFetch } from './patient-fetch.ts';

const api = createApi({ baseUrl: '/v2', fetch: createPatientFetch() });

/** Course data changes weekly at most. */
const staleTime = 60 * 60 * 1000;

/** Once after 503 and network failures; never after any other answer (a 429 has been tried again by then). */
function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount >= 1) return false;
  return error instanceof ApiError ? error.status === 503 : true;
}

/** Milliseconds: what Retry-After says, otherwise one second. */
function retryDelay(_failureCount: number, error: Error): number {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
  return (seconds ?? 1) * 1000;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime, retry: shouldRetry, retryDelay } } });
}

export function searchGolfCoursesByLocationQuery(input: Input<'searchGolfCoursesByLocation'>) {
  return queryOptions({
    queryKey: ['searchGolfCoursesByLocation', input],
    queryFn: ({ signal }) => api.searchGolfCoursesByLocation(input, { signal }),
  });
}

/** The first courses of a country or one of its regions, and how many there are. */
export function coursesOfPlaceQuery(
  { country, region }: { country: string; region?: string },
  limit: number,
) {
  return queryOptions({
    queryKey: ['coursesOfPlace', country, region, limit],
    queryFn: async ({ signal }) => {
      const asked = { order: 'prominence', limit } as const;
      const list = region
        ? await api.listRegionGolfCourses({ country, region, ...asked }, { signal })
        : await api.getDirectoryEntry({ slug: country, ...asked }, { signal });
      return list && 'total' in list && 'golfs' in list ? { courses: list.golfs, total: list.total } : null;
    },
  });
}

export function searchGolfCoursesQuery(input: Input<'searchGolfCourses'>) {
  return queryOptions({
    queryKey: ['searchGolfCourses', input],
    queryFn: ({ signal }) => api.searchGolfCourses(input, { signal }),
  });
}

/** Null where there is no such course. */
export function getGolfCourseProfileQuery(input: Input<'getGolfCourseProfile'>) {
  return queryOptions({
    queryKey: ['getGolfCourseProfile', input],
    queryFn: ({ signal }) => api.getGolfCourseProfile(input, { signal }),
  });
}

export function getDatasetQuery() {
  return queryOptions({
    queryKey: ['getDataset'],
    queryFn: ({ signal }) => api.getDataset({}, { signal }),
  });
}
