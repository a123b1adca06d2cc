import { QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './browser.ts';
import { ApiError, type Input } from './create-api.ts';

/** Course data changes weekly at most: what was read stays good for the visit. */
const staleTime = 60 * 60 * 1000;

/** Whether to ask again: once after 429 and 503 and when the network failed; never after any other answer. */
function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount >= 1) return false;
  return error instanceof ApiError ? error.status === 429 || error.status === 503 : true;
}

/** Milliseconds to wait before asking again: what Retry-After says, otherwise one second. */
function retryDelay(_failureCount: number, error: Error): number {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
  return (seconds ?? 1) * 1000;
}

/** The client whose defaults hold for every query of the site. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime, retry: shouldRetry, retryDelay } } });
}

/** Courses near a point, nearest first. */
export function searchGolfCoursesByLocationQuery(input: Input<'searchGolfCoursesByLocation'>) {
  return queryOptions({
    queryKey: ['searchGolfCoursesByLocation', input],
    queryFn: ({ signal }) => api.searchGolfCoursesByLocation(input, { signal }),
  });
}

/** Courses by name, club and city. */
export function searchGolfCoursesQuery(input: Input<'searchGolfCourses'>) {
  return queryOptions({
    queryKey: ['searchGolfCourses', input],
    queryFn: ({ signal }) => api.searchGolfCourses(input, { signal }),
  });
}

/** The full record of one course; null where there is none. */
export function getGolfCourseProfileQuery(input: Input<'getGolfCourseProfile'>) {
  return queryOptions({
    queryKey: ['getGolfCourseProfile', input],
    queryFn: ({ signal }) => api.getGolfCourseProfile(input, { signal }),
  });
}

/** What the dataset is made of. */
export function getDatasetQuery() {
  return queryOptions({
    queryKey: ['getDataset'],
    queryFn: ({ signal }) => api.getDataset({}, { signal }),
  });
}
