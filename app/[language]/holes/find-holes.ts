import type { FoundHoles } from '#components/holes/hole-results.tsx';
import type { PlaceUnits } from '#components/units/place-units.ts';
import { ApiError } from '#lib/api/create-api.ts';
import { api } from '#lib/api/server.ts';
import { holeLabels } from '#lib/golf/hole-names.ts';
import { travelUnit, usualUnit } from '#lib/golf/units.ts';
import { groundNearHole } from './ground-near-hole.ts';

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

async function readGrounds(items: FoundHoles['answer']['holes']['items']): Promise<FoundHoles['grounds']> {
  const read = async (slug: string, own: typeof items) => {
    const profile = await api.getGolfCourseProfile({ slug });
    if (profile === null) return [];
    const labels = holeLabels(profile.holes);
    return own.flatMap(({ hole_id }) => {
      const ground = groundNearHole(profile, hole_id);
      return ground ? [[hole_id, { ...ground, label: labels.get(hole_id)! }] as const] : [];
    });
  };
  const byCourse = Map.groupBy(items, ({ course }) => course.slug);
  const grounds = await Promise.all([...byCourse].map(([slug, own]) => read(slug, own)));
  return new Map(grounds.flat());
}

/** Yards or miles if all of these courses use them; without courses, the units of the country with this code. */
export function unitsOfHoles(
  { holes: { items } }: FoundHoles['answer'],
  code: string | null = null,
): PlaceUnits {
  const codes = items.length > 0 ? items.map(({ course }) => course.country_code) : [code];
  return {
    'data-default-units': codes.every((each) => usualUnit(each) === 'yd') ? 'yd' : 'm',
    'data-travel': codes.every((each) => travelUnit(each) === 'mi') ? 'mi' : 'km',
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
