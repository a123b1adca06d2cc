import { around, distance } from 'geokdbush';
import type { Position } from '#lib/contract/geometry.ts';
import { foldedWords } from '#lib/text/fold.ts';
import type { ClubFacts, CourseDetails } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { indexPoints } from '../geometry/point-index.ts';
import { countryAt } from '../places/countries.ts';
import type { Settlement } from '../places/place.ts';
import { isSisterWord, joinInitials, tellingWords, tellsSisters } from '../text/course-name.ts';
import { COMMON_WORDS } from '../text/golf-words.ts';
import { needsClub, saysGolf } from '../text/part-of-club.ts';
import type { ListedCourse } from './course-files.ts';
import { type MergedCourse, namesOf } from './merge-courses.ts';

/** Towns of a country, by its code. */
export type TownsOf = (
  countryCode: string,
) => readonly Pick<Settlement, 'name' | 'regionCode' | 'position' | 'population'>[];

/** What is known of a mapped course. */
export type DetailsOf = (osmIndex: number) => ClubFacts & Pick<CourseDetails, 'findings' | 'holes'>;

/** `isNameOf` is the course that a withheld name is probably another name of. */
type Doubt = Pick<Finding, 'rule' | 'value'> & { isNameOf?: MergedCourse };

export type Doubts = Map<MergedCourse, Doubt>;

/** Points that one source knows only by a name that may not be a golf course's, each with the reason. */
export function findDoubtfulNames(
  courses: readonly MergedCourse[],
  detailsOf: DetailsOf,
  townsOf: TownsOf,
): Doubts {
  const lone = new Set(courses.filter((course) => isKnownByNameAlone(course, detailsOf)));
  const fullerNear = findFuller(courses.filter((course) => !lone.has(course)));
  const doubts: Doubts = new Map();
  for (const course of lone) {
    const { name, position } = course.head;
    if (name === null) continue;
    const reason = whyNoGolf(course.head);
    const fuller = fullerNear(course);
    if (reason !== null) doubts.set(course, { rule: 'name-without-golf', value: `${name}: ${reason}` });
    else if (isInTown(name, position, townsOf)) {
      const value = `${name}: so near the middle of a town it may be a range`;
      doubts.set(course, { rule: 'golf-club-in-town', value });
    } else if (fuller !== null) {
      const value = `${name}: probably ${fuller.head.name}`;
      doubts.set(course, { rule: 'like-a-course-nearby', value, isNameOf: fuller });
    }
  }
  return doubts;
}

/** How near another list's point for the same course is: under any name, and under one with all its words. */
const SAME_GROUND_KM = 0.8;
const ALL_WORDS_KM = 2.5;

/**
 * Finds the name of the course nearby, mapped or with facts from another list, that a lone point probably is: one on the same
 * ground, which had that name before ("Binks Forest", now "Wellington National"), or one with all its words, since lists put a
 * course at its gate and at its club ("Bethpage Red", "Red at Bethpage State Park"). Of 154 such points in the samples a person
 * knew 13 to be courses of their own. Words that tell sister courses apart keep them separate, and "Parcours Le Lion" is one of
 * the club's. Of several, the one with the most of its words: "Big Horn – Canyons" isn't the Mountains at Bighorn.
 */
function findFuller(fuller: readonly MergedCourse[]): (course: MergedCourse) => MergedCourse | null {
  const named = fuller.filter(({ head }) => head.name !== null);
  const index = indexPoints(named.map(({ head }) => head.position));
  return ({ head, records }) => {
    if (head.name !== null && needsClub(head.name) === 'part') return null;
    const [lon, lat] = head.position;
    const near = around(index, lon, lat, Number.POSITIVE_INFINITY, ALL_WORDS_KM).map(
      (other) => named[other]!,
    );
    const others = near.filter((other) => saysAnotherMore(other, records));
    if (others.length === 0) return null;
    const names = namesOf(head).map(tellingWords);
    const isIt = (other: MergedCourse) => {
      const kilometres = distance(lon, lat, ...other.head.position);
      return namesOf(other.head)
        .map(tellingWords)
        .some((theirs) =>
          names.some(
            (words) =>
              !tellsSisters(words, theirs) && (kilometres <= SAME_GROUND_KM || hasAllWords(words, theirs)),
          ),
        );
    };
    const alike = (other: MergedCourse) => {
      const theirs = namesOf(other.head).flatMap(tellingWords);
      return new Set(names.flat().filter((word) => theirs.includes(word))).size;
    };
    return others.filter(isIt).sort((a, b) => alike(b) - alike(a))[0] ?? null;
  };
}

/** A list tells its own courses apart. */
function saysAnotherMore({ osmIndex, records }: MergedCourse, lone: readonly ListedCourse[]): boolean {
  const makers = new Set(lone.map(makerOf));
  return (
    osmIndex !== null || records.some((record) => !makers.has(makerOf(record)) && !saysNothingMore(record))
  );
}

function makerOf({ sourceId }: ListedCourse): string {
  return sourceId.split(':')[0]!;
}

/**
 * A rare one among them, and the same words or more than one: a single word may be the town's ("The Landings Golf Club of Clearwater",
 * "Clearwater Country Club").
 */
function hasAllWords(words: readonly string[], others: readonly string[]): boolean {
  const shared = words.filter((word) => others.includes(word));
  const isRare = (word: string) => word.length >= 4 && !COMMON_WORDS.has(word) && !isSisterWord(word);
  const isEqual = shared.length === words.length && shared.length === others.length;
  const hasAll = shared.length === Math.min(words.length, others.length);
  return shared.some(isRare) && (isEqual || (hasAll && shared.length > 1));
}

/** An outline, a second maker's list, or any fact but name and place bears a course out. */
function isKnownByNameAlone({ head, osmIndex, records }: MergedCourse, detailsOf: DetailsOf): boolean {
  const makers = new Set(records.map(makerOf));
  if (osmIndex === null) return makers.size < 2 && records.every(saysNothingMore);
  const isPoint = head.sourceIds.every((id) => id.startsWith('node/'));
  return isPoint && head.wikidata === null && records.length === 0 && saysLittle(detailsOf(osmIndex));
}

function saysNothingMore(record: ListedCourse): boolean {
  return saysLittle({ ...record, email: null });
}

function saysLittle(known: Omit<ClubFacts, 'postalCode'> & { holes: readonly unknown[] }): boolean {
  const { description, declaredHoleCount, declaredPar, openedYear, address, phone, email, website } = known;
  const facts = [description, declaredHoleCount, declaredPar, openedYear, address, phone, email, website];
  const { access, architects, holes } = known;
  return (
    facts.every((fact) => fact === null) && access === 'unknown' && architects.length + holes.length === 0
  );
}

/**
 * Nearly all courses in Japan, Korea and China are called so: of 69 lone names of the samples without such a word a person knew
 * about 26 to be courses. In Japan "golf" alone is what ranges say.
 */
const COURSE_WORDS = {
  JP: /カントリ|カンツリ|[倶俱]楽部|クラブ|コース|リンクス|ゴルフ場|ゴルフ.*リゾート|アイランドゴルフ|[CＣGＧ]\.?[CＣ]|club|country|course|links/iu,
  KR: /골프|컨트리|칸트리|클럽|코스|링스|링크스|체력단련장|[CG]\.?C|golf|club|country|course|links/iu,
  CN: /高[尔爾]夫|球[场場会會]|[俱倶][乐樂]部|[CG]\.?C|golf|club|country|course|links/iu,
} satisfies Record<string, RegExp>;

/**
 * What else a place may be, as a whole word: a "School-Village" is no school. Courses in the United States are called after
 * the inns, universities and schools that own them: of 41 such names in a list of 11,702 courses some 30 are courses.
 */
const OTHER_USE =
  /(?<![\p{L}-])(?:hotel|hostal|hostel|inn|camping|campsite|(?:holiday|caravan) park|(?:sports?|leisure|recreation|activity|community) cent(?:re|er)|school|college|colegio|university|hospital|(?:power|railway) station|complejo deportivo|polideportivo|espace loisirs|freizeit|salón (?:de )?eventos|polo)(?![\p{L}-])/iu;
const NAMED_AFTER_OWNERS = new Set(['US']);
/** A name with one of these says golf. "Club" isn't enough: polo has clubs, too. */
const GOLF =
  /g(?:h|o)?olf|links|country|club de campo|course|par[ -]?3|pitch|chip|(?<!\p{L})[cg]\.?c\.?(?!\p{L})/iu;
/** "DZ", "W5NF": nobody can tell what that is. Single words. */
const CODE = /^(?:[\p{Lu}\d]{1,5}|\p{L}{1,2}|(?:\p{Lu}{1,3}\.){2,}\p{Lu}*\.?)$/u;

function whyNoGolf(head: MergedCourse['head']): string | null {
  const names = namesOf(head).map(joinInitials);
  const country = countryAt(head.position) ?? head.countryCode;
  if (country !== null && Object.hasOwn(COURSE_WORDS, country)) {
    const words = COURSE_WORDS[country as keyof typeof COURSE_WORDS];
    if (!names.some((name) => words.test(name))) return 'no word that says course or club there';
  }
  if (names.some((name) => GOLF.test(name))) return null;
  const isAfterOwner = country !== null && NAMED_AFTER_OWNERS.has(country);
  if (!isAfterOwner && names.every((name) => OTHER_USE.test(name))) return 'another use, and nothing of golf';
  const isCode = (name: string) => CODE.test(name) && foldedWords(name).length > 0 && !saysGolf(name);
  return names.every(isCode) ? 'a few letters' : null;
}

/**
 * Names that driving ranges use too, and how near to the middle of a town they are in doubt: inhabitants for each square kilometre from
 * it. In the samples 23 of 73 such names in Korea are so near, one or two of them known to be courses, and 24 of 117 in China, whose
 * towns count their prefecture, four of them.
 */
const CLUBS_IN_TOWN = {
  KR: { name: /골프 ?클럽$|^골프장$/u, density: 15_000, reachKm: 8 },
  CN: {
    name: /^(?!.*(?:球[场場会會]|[国國][际際]|[乡鄉]村)).*(?:高[尔爾]夫场?|俱[乐樂]部|会所|别墅)$/u,
    density: 85_000,
    reachKm: 15,
  },
} satisfies Record<string, { name: RegExp; density: number; reachKm: number }>;

function isInTown(name: string, [lon, lat]: Position, townsOf: TownsOf): boolean {
  return Object.entries(CLUBS_IN_TOWN).some(
    ([country, club]) =>
      club.name.test(name) &&
      townsOf(country).some(({ position, population }) => {
        const kilometres = distance(lon, lat, ...position);
        return kilometres <= club.reachKm && population / (1 + kilometres ** 2) >= club.density;
      }),
  );
}
