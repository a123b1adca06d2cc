import { giveSlug } from '#dataset/text/slug.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { CoursesInProgress } from '../courses-in-progress.ts';
import { loadPlaces } from '../places/load-places.ts';
import type { Places } from '../places/place.ts';
import { COURSE_TRAITS, type CourseSpec, type CourseTrait } from './course/course-spec.ts';
import { drawCourse } from './course/draw-course.ts';
import { courseNamesOf, inventName } from './names/invent-name.ts';
import { holeCounts, holesWithoutElevation } from './quotas.ts';
import { randomOf } from './random.ts';
import { chooseSites, type Site } from './world/sites.ts';

/** The courses of the world profile, with 641,499 holes. */
const FULL_SCALE_COURSES = 35_165;

export const SMALL_COURSES = 2000;

/** Left out at full scale, where every hole is mapped and counted, as in the profile. */
const ONLY_IN_SMALL_WORLDS: ReadonlySet<string> = new Set(['isUntraced', 'hasPracticeLoop']);
/** Everything that a tidy course may have. */
const TIDY: ReadonlySet<string> = new Set(['hasHazards', 'hasRatings', 'isUntraced']);

type DemoOptions = {
  courses: number;
  seed: number;
  places?: Places;
  /** Cards agree with lines, and nothing is missing: for tests of rules. */
  isTidy?: boolean;
};

/** Random streams for the whole world. */
const PURPOSE = { holes: 1, heights: 2, traits: 3, names: 6 } as const;

/**
 * Invented names near real places in all 205 countries and territories, in the numbers of the world profile.
 * The same options give the same world; details can be read in any order.
 */
export function demoCourses({
  courses,
  seed,
  places = loadPlaces(),
  isTidy = false,
}: DemoOptions): CoursesInProgress {
  const sites = chooseSites(courses, seed, places);
  const counts = holeCounts(courses, randomOf(seed, PURPOSE.holes));
  const withoutElevation = holesWithoutElevation(counts, randomOf(seed, PURPOSE.heights));
  const traitsOf = drawTraits({ courses, seed, isTidy });
  const heads = makeHeads(sites, seed);
  const specOf = (index: number): CourseSpec => ({
    seed,
    index,
    site: sites[index]!,
    slug: giveSlug(heads[index]!.nameEnglish ?? heads[index]!.name!, [], () => false, 'course'),
    holeCount: counts[index]!,
    holesWithoutElevation: withoutElevation[index]!,
    ...traitsOf(index),
  });
  return {
    heads,
    details: (index) => drawCourse(specOf(index)),
    parts: (index) => ({ invented: specOf(index) }),
  };
}

/** Exactly the share of each trait, at random. */
function drawTraits({ courses, seed, isTidy }: Required<Omit<DemoOptions, 'places'>>) {
  const all = Array.from({ length: courses }, (_, index) => index);
  const traits = Object.entries(COURSE_TRAITS).map(([trait, share], i) => {
    const isLeftOut = isTidy
      ? !TIDY.has(trait)
      : courses >= FULL_SCALE_COURSES && ONLY_IN_SMALL_WORLDS.has(trait);
    const count = isLeftOut ? 0 : Math.round(courses * share);
    return [trait, new Set(randomOf(seed, PURPOSE.traits, i).shuffled(all).slice(0, count))] as const;
  });
  return (index: number) =>
    Object.fromEntries(traits.map(([trait, having]) => [trait, having.has(index)])) as Record<
      CourseTrait,
      boolean
    >;
}

/** A club with a sister has two courses with names of their own. */
function makeHeads(sites: readonly Site[], seed: number): CourseHead[] {
  return sites.flatMap((site, index) => {
    if (site.isSister) return [];
    const random = randomOf(seed, index, PURPOSE.names);
    const { name: club, nameEnglish: english, alternateNames } = inventName(site.countryCode, random);
    const names = sites[index + 1]?.isSister
      ? courseNamesOf(site.countryCode, 2, random).map(({ own, latin }) => ({
          name: `${club} – ${own}`,
          nameEnglish: english === null ? null : `${english} – ${latin}`,
          alternateNames: [],
          clubName: club,
        }))
      : [{ name: club, nameEnglish: english, alternateNames, clubName: null }];
    return names.map((named, k) => ({
      sourceIds: [`demo:${index + k + 1}`],
      wikidata: null,
      ...named,
      position: sites[index + k]!.position,
      countryCode: site.countryCode,
      regionCode: null,
      cityName: null,
    }));
  });
}
