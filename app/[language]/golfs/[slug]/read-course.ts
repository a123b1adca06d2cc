import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import type { GolfProfile, NearbyGolfCourse } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { areSlugs, pagePath } from '#lib/site/page-path.ts';
import { fold } from '#lib/text/fold.ts';

const NEAREST = 6;
/** If a club has more courses than that, the rest are left to the search. */
const CLUB_COURSES = 12;

/** Read once for a render; null where no course has this slug. */
export const readCourse = cache(async (slug: string) => {
  if (!areSlugs(slug)) return null;
  return api.getGolfCourseProfile({ slug });
});

/**
 * The course that a page's address names. An unknown one is a 404, a renamed one redirects; `below` is the rest of the
 * page's path.
 */
export async function readCourseOfPage(params: Promise<{ slug: string }>, below = ''): Promise<GolfProfile> {
  const { slug } = await params;
  const profile = await readCourse(slug);
  if (profile === null) notFound();
  if (profile.slug !== slug) permanentRedirect(pagePath.course(profile.slug) + below);
  return profile;
}

/** The other courses of a course's club, and those near it, each listed once. */
export async function readNeighbours(
  course: GolfProfile,
): Promise<{ club: NearbyGolfCourse[]; nearest: NearbyGolfCourse[] }> {
  const { latitude: lat, longitude: long } = course.location;
  const { golfs } = await api.searchGolfCoursesByLocation({
    lat,
    long,
    max_distance: 100_000,
    limit: 1 + CLUB_COURSES + NEAREST,
  });
  const others = golfs.items.filter(({ golf_id }) => golf_id !== course.golf_id);
  const club = others.filter((each) => isOfClub(course, each)).slice(0, CLUB_COURSES);
  return { club, nearest: others.filter((each) => !club.includes(each)).slice(0, NEAREST) };
}

/** Metres: as far as sources spread the courses of one club. */
const ONE_CLUB = 3000;

function isOfClub(course: GolfProfile, other: NearbyGolfCourse): boolean {
  if (other.distance > ONE_CLUB || (course.club_name === null && other.club_name === null)) return false;
  return fold(course.club_name ?? course.name) === fold(other.club_name ?? other.name);
}
