import { cache } from 'react';
import { areSlugs } from '#components/site/page-params.ts';
import type { NearbyGolfCourse } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';

const NEAREST = 6;

/** Read once for a render; null where no course has this slug. */
export const readCourse = cache(async (slug: string) => {
  if (!areSlugs(slug)) return null;
  return api.getGolfCourseProfile({ slug });
});

/** Without the course itself. */
export async function readNearest(course: {
  golf_id: string;
  location: { latitude: number; longitude: number };
}): Promise<NearbyGolfCourse[]> {
  const { golfs } = await api.searchGolfCoursesByLocation({
    lat: course.location.latitude,
    long: course.location.longitude,
    max_distance: 100_000,
    limit: NEAREST + 1,
  });
  return golfs.items.filter((each) => each.golf_id !== course.golf_id).slice(0, NEAREST);
}
