import { around, distance } from 'geokdbush';
import type { Position } from '#lib/contract/geometry.ts';
import { foldedWords } from '#lib/text/fold.ts';
import type { ClubFacts, CourseDetails } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { indexPoints } from '../geometry/point-index.ts';
import { countryAt } from '../places/countries.ts';
import type { Settlement } from '../places/place.ts';
import { isSisterWord, tellingWords } from '../text/course-name.ts';
import { COMMON_WORDS } from '../text/golf-words.ts';
import { saysGolf } from '../text/part-of-club.ts';
import type { ListedCourse } from './course-files.ts';
import { type MergedCourse, namesOf } from './merge-courses.ts';

/** Towns of a country, by its code. */
export type TownsOf = (
  countryCode: string,
) => readonly Pick<Settlement, 'name' | 'regionCode' | 'position' | 'population'>[];

/** What is known of a mapped course. */
export type DetailsOf = (osmIndex: number) => ClubFacts & Pick<CourseDetails, 'findings' | 'holes'>;

export type Doubts = Map<MergedCourse, Pick<Finding, 'rule' | 'value'>>;

/**
 * Courses that one source knows as a point with a name, and that may be none by that name, each with the reason. A course of which
 * anything else is known isn't doubted.
 */
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
      doubts.set(course, { rule: 'like-a-course-nearby', value: `${name}: probably ${fuller}` });
    }
  }
  return doubts;
}

/** How near another list's point for the same course is: under a similar name, and under any name. */
const LIKE_KM = 0.6;
const SAME_GROUND_KM = 0.4;

/**
 * Finds the name of the course nearby, mapped or with facts from another list, that a lone point probably is: one with a rare
 * word in common ("Westbrook Village Golf Club - Lakes Course", "Westbrook Golf Club Lakes Course"), or one on the same
 * ground, which had that name before ("Binks Forest", now "Wellington National"); of 60 such points a person knew 6 to
 * be courses of their own. Words that tell sister courses apart keep them separate.
 */
function findFuller(fuller: readonly MergedCourse[]): (course: MergedCourse) => string | null {
  const named = fuller.filter(({ head }) => head.name !== null);
  const index = indexPoints(named.map(({ head }) => head.position));
  return ({ head, records }) => {
    const [lon, lat] = head.position;
    const near = around(index, lon, lat, Number.POSITIVE_INFINITY, LIKE_KM).map((other) => named[other]!);
    const others = near.filter((other) => saysAnotherMore(other, records));
    if (others.length === 0) return null;
    const names = namesOf(head).map(tellingWords);
    const found = others.find((other) => {
      const isNear = distance(lon, lat, ...other.head.position) <= SAME_GROUND_KM;
      return namesOf(other.head).some((name) =>
        names.some((words) => isLike(words, tellingWords(name), isNear ? 0 : 1)),
      );
    });
    return found?.head.name ?? null;
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

function isLike(words: readonly string[], others: readonly string[], leastRare: 0 | 1): boolean {
  const isRare = (word: string) => word.length >= 4 && !COMMON_WORDS.has(word) && !isSisterWord(word);
  const differing = [
    ...words.filter((word) => !others.includes(word)),
    ...others.filter((word) => !words.includes(word)),
  ];
  const tellsSisters = differing.some((word) => isSisterWord(word) && word !== 'municipal');
  const rare = words.filter((word) => isRare(word) && others.includes(word));
  return rare.length >= leastRare && !tellsSisters;
}

/** An outline, a second maker's list, or any fact but name and place bears a course out. */
function isKnownByNameAlone({ head, osmIndex, records }: MergedCourse, detailsOf: DetailsOf): boolean {
  const makers = new Set(records.map(makerOf));
  if (osmIndex === null) return makers.size < 2 && records.every(saysNothingMore);
  const isPoint = head.sourceIds.every((id) => id.startsWith('node/'));
  return isPoint && head.wikidata === null && records.length === 0 && saysLittle(detailsOf(osmIndex));
}

function saysNothingMore(record: ListedCourse): boolean {
  const { holeCount, par } = record;
  return saysLittle({ ...record, declaredHoleCount: holeCount, declaredPar: par, email: null });
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

/** What else a place may be. */
const OTHER_USE =
  /(?<!\p{L})(?:hotel|hostal|hostel|inn|camping|campsite|(?:holiday|caravan) park|(?:sports?|leisure|recreation|activity|community) cent(?:re|er)|school|college|colegio|university|hospital|(?:power|railway) station|complejo deportivo|polideportivo|espace loisirs|freizeit|salón (?:de )?eventos|polo)(?!\p{L})/iu;
/** A name with one of these says golf. "Club" isn't enough: polo has clubs, too. */
const GOLF =
  /g(?:h|o)?olf|links|country|club de campo|course|par[ -]?3|pitch|chip|(?<!\p{L})[cg]\.?c\.?(?!\p{L})/iu;
/** "DZ", "W5NF": nobody can tell what that is. Single words. */
const CODE = /^(?:[\p{Lu}\d]{1,5}|\p{L}{1,2}|(?:\p{Lu}{1,3}\.){2,}\p{Lu}*\.?)$/u;

function whyNoGolf(head: MergedCourse['head']): string | null {
  const names = namesOf(head);
  const country = countryAt(head.position) ?? head.countryCode;
  if (country !== null && Object.hasOwn(COURSE_WORDS, country)) {
    const words = COURSE_WORDS[country as keyof typeof COURSE_WORDS];
    if (!names.some((name) => words.test(name))) return 'no word that says course or club there';
  }
  if (names.some((name) => GOLF.test(name))) return null;
  if (names.every((name) => OTHER_USE.test(name))) return 'another use, and nothing of golf';
  const isCode = (name: string) => CODE.test(name) && foldedWords(name).length > 0 && !saysGolf(name);
  return names.every(isCode) ? 'a few letters' : null;
}

/** Ranges in Korea call themselves 골프클럽, too. */
const KOREAN_CLUB = /골프 ?클럽$/u;
/** Inhabitants for each square kilometre from a town's middle: 20 of 64 such names in the sample, one of them known to be a course. */
const IN_TOWN = 15_000;
const TOWN_REACH_KM = 8;

function isInTown(name: string, [lon, lat]: Position, townsOf: TownsOf): boolean {
  if (!KOREAN_CLUB.test(name)) return false;
  return townsOf('KR').some(({ position, population }) => {
    const kilometres = distance(lon, lat, ...position);
    return kilometres <= TOWN_REACH_KM && population / (1 + kilometres ** 2) >= IN_TOWN;
  });
}
