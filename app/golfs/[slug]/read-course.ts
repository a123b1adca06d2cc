import { cache } from 'react';
import { areSlugs } from '#components/site/page-params.ts';
import type { GolfProfile, NearbyGolfCourse } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { fold } from '#lib/text/fold.ts';

const NEAREST = 6;
/** More courses of one club than that are left to the search. */
const CLUB_COURSES = 12;

/** Read once for a render; null where no course has this slug. */
export const readCourse = cache(async (slug: string) => {
  if (!areSlugs(slug)) return null;
  return api.getGolfCourseProfile({ slug });
});

export type Neighbours = {
  /** The other courses of its club. */
  club: NearbyGolfCourse[];
  nearest: NearbyGolfCourse[];
};

/** Without the course itself; each is listed once. */
export async function readNeighbours(course: GolfProfile): Promise<Neighbours> {
  const { golfs } = await api.searchGolfCoursesByLocation({
    lat: course.location.latitude,
    long: course.location.longitude,
    max_distance: 100_000,
    limit: NEAREST + CLUB_COURSES + 1,
  });
  const others = golfs.items.filter((each) => each.golf_id !== course.golf_id);
  const club = others.filter((each) => isOfClub(course, each)).slice(0, CLUB_COURSES);
  return { club, nearest: others.filter((each) => !club.includes(each)).slice(0, NEAREST) };
}

/** Metres: as far as sources spread the courses of one club. */
const ONE_CLUB = 3000;

function isOfClub(course: GolfProfile, other: NearbyGolfCourse): boolean {
  if (other.distance > ONE_CLUB || (course.club_name === null && other.club_name === null)) return false;
  return fold(course.club_name ?? course.name) === fold(other.club_name ?? other.name);
}
