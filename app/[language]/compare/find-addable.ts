import type { AddableCourses } from '#components/compare/compare-form.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { MOST_COMPARED } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { comparePart } from '#messages/parts/compare.ts';

const RESULTS = 8;
const SUGGESTIONS = 4;

/** Search results; without a search the neighbours of the last course, or the best courses. */
export async function findAddable(q: string, chosen: readonly GolfProfile[]): Promise<AddableCourses> {
  const { comparePageTexts } = getTexts(comparePart);
  if (chosen.length >= MOST_COMPARED) return { title: '', courses: [] };
  if (q !== '') {
    const found = await api.searchGolfCourses({ q, limit: RESULTS });
    return { title: comparePageTexts.found, courses: found?.golfs.items ?? [] };
  }
  const last = chosen.at(-1);
  if (!last) {
    const { golfs } = await api.listBestGolfCoursesWorldwide({ limit: SUGGESTIONS });
    return { title: comparePageTexts.best, courses: golfs };
  }
  if (chosen.length > 1) return { title: '', courses: [] };
  const { latitude, longitude } = last.location;
  const { golfs } = await api.searchGolfCoursesByLocation({
    lat: latitude,
    long: longitude,
    max_distance: 200_000,
    limit: SUGGESTIONS + 1,
  });
  return {
    title: comparePageTexts.near(last.name),
    courses: golfs.items.filter(({ golf_id }) => golf_id !== last.golf_id).slice(0, SUGGESTIONS),
  };
}
