import type { CourseKind } from '#lib/golf/course-kinds.ts';

/** Empty and null where nothing is known. */
type KindFacts = {
  names: readonly string[];
  /** Square metres of the outline. */
  ground?: number | null;
  pars?: readonly number[];
  /** The par of the whole course. */
  par?: number | null;
  holeCount?: number | null;
  /** Metres of the mapped holes. */
  lengths?: readonly number[];
};

const PITCH_AND_PUTT =
  /pitch[\s_-]*(&|and|['’]?n['’]?|\+|en|und|et|y|e)?[\s_-]*putt(?!\p{L})|(?<!\p{L})p&p(?!\p{L})/iu;

/** A "course" of such a name is one, too ("Heart Of America Golf Academy River Course"). */
const PRACTICE =
  /(academy|academia|golf.* school|golfschule|learning (center|centre|academy)|(?:golf|junior) development (?:center|centre|complex)|practi[cs]e (course|loop|holes|center|centre|facility))( \d+)?$|^academy course$|^golf campus(?!\p{L})|^escuela .*golf|golf éducatif|(?<![\p{L}])snag(?![\p{L}])|^golf [eé]cole|[eé]cole de golf|^golf acad[eé]m(y|ie)(?!.* (course|club))|akademia golfa|academy \(\p{Lu}+\)$/iu;

/** "Bondhay Golf Club and Academy" has a course. */
const COURSE_WITH_PRACTICE =
  /(?<!\p{L})(club|course|links|complex)(?!\p{L}).*(&|\/|(?<!\p{L})and(?!\p{L}))/iu;

const SHORT =
  /(?<![\p{L}\p{N}])(par[\s-]?(3|three)|short (course|nine|hole)|kurzplatz|kurzspielplatz|korth[aå]ls?bana|compact|short hole|mashie|(?:children['’]?s?|kids|junior) course)(?![\p{L}\p{N}])|ショートコース|파3|パー3|9홀 파3/iu;

/** Square metres: too little for a course with long holes; less than the lesser is too little for any. */
const LITTLE_GROUND = 40_000;
const LEAST_GROUND = 10_000;
/** No par 3 is longer. */
const LONGEST_THREE_METRES = 220;
/** Fewer pars or holes say nothing of the rest. */
const ENOUGH_PARS = 6;

export function courseKind({
  names,
  ground,
  pars = [],
  par,
  holeCount,
  lengths = [],
}: KindFacts): CourseKind {
  if (names.some((name) => PITCH_AND_PUTT.test(name))) return 'pitch_and_putt';
  const isPractice = (name: string) =>
    PRACTICE.test(name.replace(/\([^()]*\)$/u, '').trim()) && !COURSE_WITH_PRACTICE.test(name);
  if (names.some(isPractice)) return 'practice';
  if (names.some((name) => SHORT.test(name))) return 'short';
  if (typeof ground === 'number' && ground < LITTLE_GROUND)
    return ground < LEAST_GROUND ? 'practice' : 'short';
  const isAllShort =
    lengths.length >= ENOUGH_PARS && lengths.every((metres) => metres <= LONGEST_THREE_METRES);
  const isAllThrees = pars.length >= ENOUGH_PARS && pars.every((each) => each === 3);
  const isParThree = typeof par === 'number' && (holeCount ?? 0) >= ENOUGH_PARS && par === 3 * holeCount!;
  return isAllShort || isAllThrees || isParThree ? 'short' : 'course';
}

export function isPitchAndPuttName(name: string): boolean {
  return PITCH_AND_PUTT.test(name);
}
