import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { groundOfMapped } from '../course/course-ground.ts';
import { type CourseHead, nothingKnown } from '../course/course-in-progress.ts';
import { nameClubs } from '../sources/club-names.ts';
import { foldNines } from '../sources/clubs.ts';
import { type ListedCourse, toListedCourse } from '../sources/course-files.ts';
import { fieldReader } from '../sources/field-reader.ts';
import { type MergedCourse, mergeCourses } from '../sources/merge-courses.ts';
import { mergedDetails } from '../sources/merged-details.ts';
import type { ScorecardRecord } from '../sources/scorecard-files.ts';
import { findThreeNines } from '../sources/three-nines.ts';
import { isBareDigits } from '../text/read-phones.ts';
import { EIGHTEEN_HOLE_COURSES, IMPOSSIBLE_RATINGS, NINE_HOLE_CLUBS, plantedClubs } from './card-truths.ts';
import { plantedSisters } from './names-planted.ts';
import type { Check, Measured } from './record-checks.ts';
import { publish, type Samples } from './samples.ts';

/** Whether cards, ratings, counts, telephone numbers and altitudes are right. */
export const numberChecks: readonly Check[] = [
  {
    row: 'nines called eighteen',
    most: 1,
    measure: ({ cards }) => countWrongCounts(cards.portugal, NINE_HOLE_CLUBS, 9),
  },
  {
    row: 'real eighteens halved',
    most: 0,
    measure: ({ cards }) => countWrongCounts(cards.portugal, EIGHTEEN_HOLE_COURSES, 18),
  },
  {
    row: 'correct federation ratings dropped',
    most: 0,
    measure: ({ cards }) => countRatings(cards.portugal, (named) => !isImpossible(named)),
  },
  {
    row: 'impossible federation ratings kept',
    most: 0,
    measure({ cards }) {
      const { found, missed } = countRatings(cards.portugal, isImpossible);
      return { found, missed: found - missed };
    },
  },
  {
    row: 'women’s ratings under the men’s of the same tee, unmarked',
    most: 0,
    measure: ({ cards }) => countUnderMens(cards.portugal),
  },
  { row: 'United States courses without a number of holes', most: { share: 0.17 }, measure: countUncounted },
  { row: 'numbers of holes unlike the card', most: 0, measure: countUnlikeCards },
  { row: 'outlines under 1 ha with holes', most: 0, measure: countCrowded },
  { row: 'clubs of 36 holes taken for 27', most: 0, measure: countFolded },
  { row: 'sister courses without their club’s name', most: 0, measure: countWithoutClub },
  {
    row: 'United States telephones lost though written like one',
    most: { share: 0.02 },
    measure: countLostPhones,
  },
  { row: 'altitudes over 20 m from the tile at the course', most: 0, measure: countFarFromTile },
];

function countFarFromTile({ covered }: Samples): Measured {
  const far = covered.filter(({ profile: { location }, height }) => {
    const { elevation, elevation_town } = location;
    return elevation === null || elevation_town !== null || Math.abs(elevation - height) > 20;
  });
  return { found: covered.length, missed: far.length, cases: far.map(({ profile }) => profile.slug) };
}

/** A card alone, as if nothing else were known about its course. */
function publishCard(record: ScorecardRecord): GolfProfile {
  const head: CourseHead = {
    sourceIds: [record.place],
    wikidata: null,
    name: record.name,
    nameEnglish: null,
    alternateNames: [],
    clubName: null,
    position: [-8, 38],
    countryCode: record.countryCode,
    regionCode: null,
    cityName: null,
  };
  return publishMerged({
    head,
    namePlaces: { name: record.place, clubName: null },
    osmIndex: null,
    records: [],
    scorecards: [{ record, name: null, loops: [] }],
    reviews: [0, 0, 0, 0, 0],
    findings: [],
  });
}

function publishMerged(course: MergedCourse): GolfProfile {
  return publish(course.head, mergedDetails(course, nothingKnown()));
}

function countWrongCounts(
  cards: readonly ScorecardRecord[],
  names: readonly string[],
  holes: number,
): Measured {
  const asked = cards.filter(({ name }) => names.includes(name ?? ''));
  const wrong = asked.filter((record) => publishCard(record).hole_count !== holes);
  return { found: asked.length, missed: wrong.length, cases: wrong.map(({ name }) => name ?? '') };
}

type NamedRating = { card: string; tee: string; courseRating: number };

const textOf = ({ card, tee, courseRating }: NamedRating) => `${card} ${tee} ${courseRating}`;
const isImpossible = (rating: NamedRating) => IMPOSSIBLE_RATINGS.some((text) => text === textOf(rating));

/** Those that a card prints and its profile doesn't. */
function countRatings(
  cards: readonly ScorecardRecord[],
  isAsked: (rating: NamedRating) => boolean,
): Measured {
  let found = 0;
  const cases: string[] = [];
  for (const record of cards) {
    const kept = publishCard(record).teeboxes.flatMap(({ name, ratings }) =>
      ratings.map(({ gender, course_rating }) => `${name} ${gender} ${course_rating}`),
    );
    for (const { name: tee, ratings } of record.tees) {
      for (const { gender, courseRating } of ratings) {
        if (courseRating === null) continue;
        const rating = { card: record.name ?? '', tee, courseRating };
        if (!isAsked(rating)) continue;
        found++;
        if (!kept.includes(`${tee} ${gender} ${courseRating}`)) cases.push(textOf(rating));
      }
    }
  }
  return { found, missed: cases.length, cases };
}

/** From the same tee a course is rated higher for women. */
function countUnderMens(cards: readonly ScorecardRecord[]): Measured {
  const under = cards.flatMap((record) =>
    publishCard(record).teeboxes.flatMap(({ name, ratings }) => {
      const [men, women] = ['men', 'women'].map((gender) => ratings.find((each) => each.gender === gender));
      const isUnder =
        men?.course_rating != null && women?.course_rating != null && women.course_rating < men.course_rating;
      return isUnder ? [{ text: `${record.name} ${name}`, isMarked: women.remark !== null }] : [];
    }),
  );
  const unmarked = under.filter(({ isMarked }) => !isMarked);
  return { found: under.length, missed: unmarked.length, cases: unmarked.map(({ text }) => text) };
}

function countUncounted({ listed }: Samples): Measured {
  const courses = listed.filter(({ records }) =>
    records.some(({ sourceId }) => sourceId.startsWith('opengolfapi:')),
  );
  const missed = courses.filter((course) => publishMerged(course).hole_count === null).length;
  return { found: courses.length, missed };
}

/** What a line of the list says by itself, if its whole card is known. */
function countUnlikeCards({ lists, cards }: Samples): Measured {
  const holesById = new Map(cards.unitedStates.map(({ sourceId, holes }) => [sourceId, holes.length]));
  const asked = mergeable(lists.records.filter(({ sourceId }) => holesById.has(sourceId)));
  const cases = asked.flatMap((course) => {
    const { hole_count } = publishMerged(course);
    const printed = holesById.get(course.records[0]!.sourceId);
    return hole_count === null || hole_count === printed
      ? []
      : [`${course.head.name}: ${hole_count}, not ${printed}`];
  });
  return { found: asked.length, missed: cases.length, cases };
}

/** Each line as a separate course. */
function mergeable(records: readonly ListedCourse[]): MergedCourse[] {
  return records.flatMap((record) => mergeCourses([], [record]));
}

const ONE_HECTARE = 10_000;

function countCrowded({ osm: { inProgress } }: Samples): Measured {
  const grounds = inProgress.heads.flatMap((head, index) => {
    const { holes, surfaces } = inProgress.details(index);
    const ground = groundOfMapped(surfaces);
    return ground !== null && ground < ONE_HECTARE ? [{ id: head.sourceIds[0]!, holes: holes.length }] : [];
  });
  const crowded = grounds.filter(({ holes }) => holes > 0);
  return { found: grounds.length, missed: crowded.length, cases: crowded.map(({ id }) => id) };
}

function countFolded(): Measured {
  const folded = plantedClubs.filter((names, club) => {
    const records = names.map((name, i) => listedAt(`planted:${club}-${i}`, name));
    const courses = mergeCourses([], records);
    return foldNines(courses, findThreeNines(courses)).length < names.length;
  });
  return {
    found: plantedClubs.length,
    missed: folded.length,
    cases: folded.map((names) => names.join('; ')),
  };
}

function countWithoutClub(): Measured {
  const cases = plantedSisters.flatMap((names) => {
    const courses = mergeCourses(
      [],
      names.map((name, i) => listedAt(`planted:${i}`, name)),
    );
    nameClubs(courses);
    return courses.flatMap(({ head }) => (head.clubName === null ? [head.name ?? ''] : []));
  });
  return { found: 2 * plantedSisters.length, missed: cases.length, cases };
}

function listedAt(sourceId: string, name: string) {
  const fields = { source_id: sourceId, name, latitude: 33.6, longitude: -111.9, country_code: 'US' };
  return toListedCourse(fieldReader(fields, 'courses', sourceId, []), sourceId, [])!;
}

/** Numbers of bare digits are mostly the list's fillers, and so are those that many courses have. */
function countLostPhones({ lists }: Samples): Measured {
  const records = lists.records.filter(({ countryCode }) => countryCode === 'US');
  const kept = records.filter(({ phone }) => phone !== null && !isBareDigits(phone)).length;
  const lost = records.flatMap(({ findings }) =>
    findings.flatMap(({ rule, value }) => {
      const phone = value?.replace(/^phone: /, '') ?? '';
      const isRefused = rule.startsWith('phone-') && rule !== 'phone-of-many-courses';
      return isRefused && !isBareDigits(phone) && !isFiller(phone) ? [phone] : [];
    }),
  );
  return { found: kept + lost.length, missed: lost.length, cases: lost };
}

/** The same digit throughout. */
function isFiller(phone: string): boolean {
  return new Set(phone.replace(/\D/g, '')).size < 2;
}
