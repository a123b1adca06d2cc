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

/** The course of a page's address; not found, or redirected if it was renamed. `below` is the page's path from the course's. */
export async function readCourseOfPage(params: Promise<{ slug: string }>, below = ''): Promise<GolfProfile> {
  const { slug } = await params;
  const profile = await readCourse(slug);
  if (profile === null) notFound();
  if (profile.slug !== slug) permanentRedirect(pagePath.course(profile.slug) + below);
  return profile;
}

export type Neighbours = {
  /** The other courses of its club. */
  club: NearbyGolfCourse[];
  nearest: NearbyGolfCourse[];
};

/**
 * The courses near this one, each listed once. Reads only the courses it lists: a page is rendered again when a
 * course it has read changes.
 */
export async function readNeighbours(course: GolfProfile): Promise<Neighbours> {
  const around = async (metres: number, limit: number) => {
    const { latitude: lat, longitude: long } = course.location;
    const { golfs } = await api.searchGolfCoursesByLocation({
      lat,
      long,
      max_distance: metres,
      limit: limit + 1,
    });
    return golfs.items.filter((each) => each.golf_id !== course.golf_id);
  };
  const close = await around(ONE_CLUB, CLUB_COURSES + NEAREST);
  const club = close.filter((each) => isOfClub(course, each)).slice(0, CLUB_COURSES);
  const ofClub = new Set(club.map(({ golf_id }) => golf_id));
  const near = await around(100_000, NEAREST + club.length);
  return { club, nearest: near.filter(({ golf_id }) => !ofClub.has(golf_id)).slice(0, NEAREST) };
}

/** Metres: as far as sources spread the courses of one club. */
const ONE_CLUB = 3000;

function isOfClub(course: GolfProfile, other: NearbyGolfCourse): boolean {
  if (other.distance > ONE_CLUB || (course.club_name === null && other.club_name === null)) return false;
  return fold(course.club_name ?? course.name) === fold(other.club_name ?? other.name);
}
