import { groundNear } from '#components/drawing/hole-strips.tsx';
import type { FoundHoles } from '#components/holes/hole-results.tsx';
import { ApiError } from '#lib/api/create-api.ts';
import { api } from '#lib/api/server.ts';
import { type LengthUnit, usualUnit } from '#lib/golf/units.ts';

type Query = NonNullable<Parameters<typeof api.searchHoles>[0]>;

/** Each is drawn. */
const HOLES_A_PAGE = 12;

/** Null if there's no such place; a sentence if a value is refused. */
export async function findHoles(query: object, page: number): Promise<FoundHoles | string | null> {
  const answer = await askHoles({ ...query, limit: HOLES_A_PAGE, skip: (page - 1) * HOLES_A_PAGE });
  if (answer === null || typeof answer === 'string') return answer;
  return {
    answer,
    page,
    last: Math.ceil(answer.holes.total / HOLES_A_PAGE),
    grounds: await readGrounds(answer.holes.items),
  };
}

/** Profiles are large: each is cut down as soon as it's read, as holding twelve costs more than reading them. */
async function readGrounds(items: FoundHoles['answer']['holes']['items']): Promise<FoundHoles['grounds']> {
  const grounds = new Map<string, ReturnType<typeof groundNear>>();
  const read = async (slug: string, own: typeof items) => {
    const profile = await api.getGolfCourseProfile({ slug });
    if (profile) for (const { hole_id } of own) grounds.set(hole_id, groundNear(profile, hole_id));
  };
  const byCourse = Map.groupBy(items, ({ course }) => course.slug);
  await Promise.all([...byCourse].map(([slug, own]) => read(slug, own)));
  return grounds;
}

/** Yards where all of these courses count in yards; without any, as in the country with this code. */
export function usualUnitOf(
  { holes: { items } }: FoundHoles['answer'],
  code: string | null = null,
): LengthUnit {
  const codes = items.map(({ course }) => course.country_code);
  return (codes.length > 0 ? codes : [code]).every((each) => usualUnit(each) === 'yd') ? 'yd' : 'm';
}

async function askHoles(query: object) {
  try {
    return await api.searchHoles(query as Query);
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return error.message;
    throw error;
  }
}
