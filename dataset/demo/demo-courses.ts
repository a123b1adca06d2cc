import { giveSlug } from '#dataset/text/slug.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { CoursesInProgress } from '../courses-in-progress.ts';
import { loadPlaces } from '../places/load-places.ts';
import type { Places } from '../places/place.ts';
import type { Awkwardness } from './course/awkward.ts';
import type { CourseSpec } from './course/course-spec.ts';
import { drawCourse } from './course/draw-course.ts';
import { courseNamesOf, inventName } from './names/invent-name.ts';
import { holeCounts, holesWithoutElevation } from './quotas.ts';
import { type Random, randomOf } from './random.ts';
import { chooseSites, type Site } from './world/sites.ts';

/** The courses of the world profile, with 641,499 holes. */
const FULL_SCALE_COURSES = 35_165;

export const SMALL_COURSES = 2000;

const HAZARDS_SHARE = 0.63;
const RATINGS_SHARE = 0.55;
const AWKWARD_SHARES = { cardUnlikeLines: 0.1, parsMissing: 0.2, hazardsUnmapped: 0.05, womensCard: 0.1 };
/**
 * The share of courses that aren't mapped. At full scale every hole is mapped, as in the profile. In smaller worlds some courses have only a name and
 * a place, so that every kind of page can be seen.
 */
const UNTRACED_SHARE = 0.03;

type DemoOptions = {
  courses: number;
  seed: number;
  places?: Places;
  /** Cards agree with lines, and nothing is missing: for tests of rules. */
  isTidy?: boolean;
};

/** Random streams for the whole world. */
const PURPOSE = { holes: 1, heights: 2, hazards: 3, ratings: 4, traced: 5, names: 6, awkward: 7 } as const;

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
  const untraced = drawShare(
    courses,
    courses >= FULL_SCALE_COURSES ? 0 : UNTRACED_SHARE,
    randomOf(seed, PURPOSE.traced),
  );
  const withoutElevation = holesWithoutElevation(counts, randomOf(seed, PURPOSE.heights));
  const hazards = drawShare(courses, HAZARDS_SHARE, randomOf(seed, PURPOSE.hazards));
  const ratings = drawShare(courses, RATINGS_SHARE, randomOf(seed, PURPOSE.ratings));
  const awkwardness = drawAwkwardness(courses, seed);
  const heads = makeHeads(sites, seed);
  const specOf = (index: number): CourseSpec => ({
    seed,
    index,
    site: sites[index]!,
    slug: giveSlug(heads[index]!.nameEnglish ?? heads[index]!.name!, [], () => false, 'course'),
    holeCount: counts[index]!,
    holesWithoutElevation: withoutElevation[index]!,
    hasHazards: hazards[index] === 1,
    hasRatings: ratings[index] === 1,
    isUntraced: untraced[index] === 1,
    ...(!isTidy && { awkward: awkwardness(index) }),
  });
  return {
    heads,
    details: (index) => drawCourse(specOf(index)),
    parts: (index) => ({ invented: specOf(index) }),
  };
}

function drawAwkwardness(courses: number, seed: number): (index: number) => Awkwardness {
  const draw = (share: number, kind: number) =>
    drawShare(courses, share, randomOf(seed, PURPOSE.awkward, kind));
  const cards = draw(AWKWARD_SHARES.cardUnlikeLines, 1);
  const pars = draw(AWKWARD_SHARES.parsMissing, 2);
  const hazards = draw(AWKWARD_SHARES.hazardsUnmapped, 3);
  const women = draw(AWKWARD_SHARES.womensCard, 4);
  return (index) => ({
    cardUnlikeLines: cards[index] === 1,
    parsMissing: pars[index] === 1,
    hazardsUnmapped: hazards[index] === 1,
    womensCard: women[index] === 1,
  });
}

/** Exactly this share, at random. */
function drawShare(courses: number, share: number, random: Random): Uint8Array {
  const marks = new Uint8Array(courses);
  marks.fill(1, 0, Math.round(courses * share));
  for (let i = courses - 1; i > 0; i--) {
    const j = random.whole(0, i);
    [marks[i], marks[j]] = [marks[j]!, marks[i]!];
  }
  return marks;
}

function makeHeads(sites: readonly Site[], seed: number): CourseHead[] {
  const heads: CourseHead[] = [];
  sites.forEach((site, index) => {
    const random = randomOf(seed, index, PURPOSE.names);
    const isSister = site.isSister;
    const hasSister = sites[index + 1]?.isSister === true;
    if (isSister) {
      return;
    }
    const invented = inventName(site.countryCode, random);
    const base = (i: number, position: Site['position']): CourseHead => ({
      sourceIds: [`demo:${i + 1}`],
      wikidata: null,
      name: invented.name,
      nameEnglish: invented.nameEnglish,
      alternateNames: invented.alternateNames,
      clubName: null,
      position,
      countryCode: site.countryCode,
      regionCode: null,
      cityName: null,
    });
    if (!hasSister) {
      heads.push(base(index, site.position));
      return;
    }
    courseNamesOf(site.countryCode, 2, random).forEach(({ own, latin }, k) => {
      heads.push({
        ...base(index + k, sites[index + k]!.position),
        name: `${invented.name} – ${own}`,
        nameEnglish: invented.nameEnglish === null ? null : `${invented.nameEnglish} – ${latin}`,
        alternateNames: [],
        clubName: invented.name,
      });
    });
  });
  return heads;
}
