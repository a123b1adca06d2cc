import type { FoundHoles } from '#components/holes/hole-results.tsx';
import { ApiError } from '#lib/api/create-api.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';

type Query = NonNullable<Parameters<typeof api.searchHoles>[0]>;

/** Each is drawn. */
const HOLES_A_PAGE = 12;

/** Null if there's no such place; a sentence if a value is refused. */
export async function findHoles(query: object, page: number): Promise<FoundHoles | string | null> {
  const answer = await askHoles({ ...query, limit: HOLES_A_PAGE, skip: (page - 1) * HOLES_A_PAGE });
  if (answer === null || typeof answer === 'string') return answer;
  const slugs = [...new Set(answer.holes.items.map(({ course }) => course.slug))];
  const profiles = await Promise.all(slugs.map((slug) => api.getGolfCourseProfile({ slug })));
  const bySlug = new Map<string, GolfProfile>(profiles.flatMap((each) => (each ? [[each.slug, each]] : [])));
  return {
    answer,
    page,
    last: Math.ceil(answer.holes.total / HOLES_A_PAGE),
    profileOf: (slug) => bySlug.get(slug) ?? null,
  };
}

async function askHoles(query: object) {
  try {
    return await api.searchHoles(query as Query);
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return error.message;
    throw error;
  }
}
