import { distance } from 'geokdbush';
import { fold } from '#lib/text/fold.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { countryAt } from '../places/countries.ts';
import { compareText } from '../text/compare-text.ts';
import { compareTellingWords, nameKey, tellingWords } from '../text/course-name.ts';
import { namesOf } from './merge-courses.ts';
import type { MatchedScorecard, ScorecardRecord } from './scorecard-files.ts';

type Combination = { facility: string; name: string; nines: string[] };

/**
 * "Palmares Golf Alvor - Lagos", "Castro Marim-Grouse+Guadiana", "Montebelo Caramulo (1-18)": read by looking
 * at all names of a country. A reading counts when another name combines nines of the same facility, and each
 * nine comes in a second combination. By name; absent for any other name.
 */
export function readCombinations(names: readonly string[]): Map<string, Combination> {
  const distinct = [...new Set(names)].sort();
  return new Map([...rangedCombinations(distinct), ...pairedCombinations(distinct)]);
}

const RANGE = /\s*\(\s*\d{1,2}\s*[-–]\s*\d{1,2}\s*\)\s*$/;
const SPACED_JOINT = /^(?<facility>.+?)\s*[-–—:]\s*(?<first>[^-–—:+/]+?)\s*[-–+/]\s*(?<second>[^-–—:+/]+)$/u;
const WORD_JOINT = /^(?<facility>.+)\s(?<first>[^\s+/]+?)\s*[-–+/]\s*(?<second>[^\s+/]+)$/u;

/** "A – B" behind the facility's name; each of A and B is in two combinations or more. */
function pairedCombinations(names: readonly string[]): Map<string, Combination> {
  const readings = names.flatMap((name) =>
    [SPACED_JOINT, WORD_JOINT].flatMap((pattern) => {
      const parts = pattern.exec(name.replace(RANGE, ''))?.groups;
      if (!parts) return [];
      const { facility = '', first = '', second = '' } = parts;
      return [{ name, facility: facility.replace(/[\s\-–—:]+$/, ''), nines: [first.trim(), second.trim()] }];
    }),
  );
  const found = new Map<string, Combination>();
  for (const group of Map.groupBy(readings, ({ facility }) => nameKey(facility)).values()) {
    const uses = new Map<string, Set<string>>();
    for (const { name, nines } of group) {
      for (const nine of nines) uses.set(nine, (uses.get(nine) ?? new Set()).add(name));
    }
    for (const { name, facility, nines } of group) {
      const recurs = nines.every((nine) => (uses.get(nine)?.size ?? 0) > 1);
      if (recurs && !found.has(name)) found.set(name, { facility, name: nines.join(' – '), nines });
    }
  }
  return found;
}

/** "(1-18)", "(10-27)", "(19-9)" behind names that begin alike: ranges of one facility's 27 holes. */
function rangedCombinations(names: readonly string[]): Map<string, Combination> {
  const ranged = names
    .filter((name) => RANGE.test(name))
    .map((name) => ({ name, plain: name.replace(RANGE, '') }));
  const found = new Map<string, Combination>();
  for (const group of Map.groupBy(ranged, ({ plain }) => plain.split(/\s/)[0]).values()) {
    const facility = sharedWords(group.map(({ plain }) => plain.split(/\s+/)));
    if (group.length < 2) continue;
    for (const { name, plain } of group) {
      const own = plain.slice(facility.length).replace(/^[\s\-–—:]+/, '');
      found.set(name, { facility: facility.replace(/[\s\-–—:]+$/, ''), name: own || plain, nines: [] });
    }
  }
  return found;
}

function sharedWords(names: string[][]): string {
  const [first, ...others] = names;
  const count = first!.findIndex((word, i) => others.some((other) => other[i] !== word));
  return first!.slice(0, count === -1 ? first!.length : count).join(' ');
}

/** A card farther away isn't the course's. */
const REACH_KM = 5;

const NEAREST_NAMED = 3;

type ScorecardMatches = {
  /** Cards by the course's index. */
  byCourse: Map<number, MatchedScorecard[]>;
  /** Cards that fit no course, or several: each names the nearest candidates. */
  findings: Finding[];
};

type NamedCourse = { index: number; words: string[][]; folded: Set<string>; label: string };

/** Matched together: cards of one name, or all combinations of one facility. */
type CardGroup = {
  name: string;
  words: string[];
  records: ScorecardRecord[];
  combined: Map<ScorecardRecord, Combination>;
};

/**
 * Matches cards by source_id, else by name within the country. A name fits a course that says the same, or has all its
 * words and only an owner or a place more (or the other way round), if it fits no other course and no other
 * card fits that course better. Anything less is reported, never guessed.
 */
export function matchScorecards(
  heads: readonly CourseHead[],
  records: readonly ScorecardRecord[],
): ScorecardMatches {
  const byCourse: ScorecardMatches['byCourse'] = new Map();
  const indexById = new Map(
    heads.flatMap(({ sourceIds }, i) => sourceIds.map((id): [string, number] => [id, i])),
  );
  const add = (index: number, card: MatchedScorecard) =>
    byCourse.set(index, [...(byCourse.get(index) ?? []), card]);

  const sorted = records.toSorted(compareRecords);
  const indexOf = ({ sourceId }: ScorecardRecord) =>
    sourceId === null ? undefined : indexById.get(sourceId);
  const unmatched = sorted.filter((record) => indexOf(record) === undefined);
  const byId = sorted.filter((record) => indexOf(record) !== undefined);
  for (const cards of Map.groupBy(byId, ({ sourceId }) => sourceId).values()) {
    const rounds = nameRounds(cards);
    for (const record of cards) add(indexOf(record)!, { record, ...rounds.get(record)! });
  }
  const findings: Finding[] = [];
  for (const [country, cards] of Map.groupBy(unmatched, ({ countryCode }) => countryCode)) {
    const outcome = matchInCountry(heads, coursesIn(heads, country), groupCards(cards));
    for (const { group, index } of outcome.matched) {
      for (const record of group.records) {
        const combination = group.combined.get(record);
        add(index, { record, name: combination?.name ?? null, loops: combination?.nines ?? [] });
      }
    }
    findings.push(...outcome.findings);
  }
  return { byCourse, findings };
}

type Round = Pick<MatchedScorecard, 'name' | 'loops'>;

/** An id says which course several lines are for, and their names which of its rounds: what they don't share. */
function nameRounds(cards: readonly ScorecardRecord[]): Map<ScorecardRecord, Round> {
  const names = [...new Set(cards.flatMap(({ name }) => name ?? []))];
  const combinations = readCombinations(names);
  const shared = names.length < 2 ? null : sharedWords(names.map((name) => name.split(/\s+/)));
  const roundOf = ({ name }: ScorecardRecord): Round => {
    if (name === null || shared === null) return { name: null, loops: [] };
    const combination = combinations.get(name);
    if (combination) return { name: combination.name, loops: combination.nines };
    const own = name.slice(shared.length).replace(/^[\s\-–—:,]+/, '');
    const nines = own.split(/\s*[-–+/]\s+|\s+[-–+/]\s*|[+/]/).map((nine) => nine.trim());
    return nines.length === 2 && nines.every((nine) => nine !== '')
      ? { name: nines.join(' – '), loops: nines }
      : { name: own || null, loops: [] };
  };
  return new Map(cards.map((record) => [record, roundOf(record)]));
}

function compareRecords(a: ScorecardRecord, b: ScorecardRecord): number {
  return (
    compareText(a.name ?? '', b.name ?? '') ||
    compareText(a.sourceId ?? '', b.sourceId ?? '') ||
    compareText(a.place, b.place)
  );
}

type CourseFinder = (words: readonly string[]) => NamedCourse[];

function coursesIn(heads: readonly CourseHead[], country: string | null): CourseFinder {
  const byKey = new Map<string, NamedCourse[]>();
  for (const [index, head] of heads.entries()) {
    const names = namesOf(head);
    if (names.length === 0) continue;
    if (country !== null && (countryAt(head.position) ?? head.countryCode) !== country) continue;
    const words = names.map(tellingWords);
    const course = { index, words, folded: new Set(names.map(fold)), label: names[0]! };
    for (const key of new Set(words.flat().flatMap(wordKeys))) {
      const sharing = byKey.get(key);
      if (sharing) sharing.push(course);
      else byKey.set(key, [course]);
    }
  }
  return (words) => {
    const found = new Set(words.flatMap(wordKeys).flatMap((key) => byKey.get(key) ?? []));
    return [...found].sort((a, b) => a.index - b.index);
  };
}

/** A word that differs by one letter still begins or ends with the same three. */
function wordKeys(word: string): string[] {
  return word.length < 6 ? [word] : [`${word.slice(0, 3)}…`, `…${word.slice(-3)}`];
}

function groupCards(records: readonly ScorecardRecord[]): CardGroup[] {
  const combinations = readCombinations(records.flatMap(({ name }) => name ?? []));
  const combinationOf = (record: ScorecardRecord) =>
    record.name === null ? undefined : combinations.get(record.name);
  const groups = Map.groupBy(records, (record) => combinationOf(record)?.facility ?? record.name ?? '');
  return [...groups].map(([name, members]) => ({
    name,
    words: tellingWords(name),
    records: members,
    combined: new Map(
      members.flatMap((record): [ScorecardRecord, Combination][] => {
        const combination = combinationOf(record);
        return combination ? [[record, combination]] : [];
      }),
    ),
  }));
}

type Claim = { group: CardGroup; course: NamedCourse; isSame: boolean };

function matchInCountry(
  heads: readonly CourseHead[],
  find: CourseFinder,
  groups: readonly CardGroup[],
): { matched: { group: CardGroup; index: number }[]; findings: Finding[] } {
  const candidates = new Map(
    groups.map((group) => [
      group,
      claimsOf(group, heads, find(group.words)).filter(
        (claim) => claim.isSame || !namesSister(claim, groups),
      ),
    ]),
  );
  const rivals = Map.groupBy([...candidates.values()].flat(), ({ course }) => course);
  const matched: { group: CardGroup; index: number }[] = [];
  const findings: Finding[] = [];
  for (const [group, claims] of candidates) {
    const own = bestClaim(claims);
    const winner = own && bestClaim(rivals.get(own.course)!);
    if (own && winner === own) matched.push({ group, index: own.course.index });
    else findings.push(...unmatchedFindings(group, claims, find(group.words)));
  }
  return { matched, findings };
}

function claimsOf(group: CardGroup, heads: readonly CourseHead[], courses: readonly NamedCourse[]): Claim[] {
  return courses.flatMap((course): Claim[] => {
    if (!isNear(group, heads[course.index]!)) return [];
    const relations = course.words.map((words) => compareTellingWords(group.words, words).relation);
    if (relations.includes('same')) return [{ group, course, isSame: true }];
    return relations.includes('similar') ? [{ group, course, isSame: false }] : [];
  });
}

/** The course's name has another card's name in it too: "Faldo & O'Connor" is a club of both courses. */
function namesSister({ group, course }: Claim, groups: readonly CardGroup[]): boolean {
  return groups.some((other) => {
    const isOther = other.words.some((word) => !group.words.includes(word));
    return isOther && course.words.some((words) => other.words.every((word) => words.includes(word)));
  });
}

function isNear({ records }: CardGroup, { position: [lon, lat] }: CourseHead): boolean {
  return records.every(({ position }) => position === null || distance(lon, lat, ...position) <= REACH_KM);
}

/** The best claim, by the first measure that decides. Rivals are judged alike, so a sister's card doesn't beat the course's own. */
function bestClaim(claims: readonly Claim[]): Claim | null {
  return (
    onlyOne(claims.filter(({ group, course }) => course.folded.has(fold(group.name)))) ??
    onlyOne(claims.filter(({ isSame }) => isSame)) ??
    (claims.some(({ isSame }) => isSame) ? null : onlyOne(claims))
  );
}

function onlyOne<T>(items: readonly T[]): T | null {
  return items.length === 1 ? items[0]! : null;
}

function unmatchedFindings(
  group: CardGroup,
  claims: readonly Claim[],
  courses: readonly NamedCourse[],
): Finding[] {
  const fitting = claims.map(({ course }) => course.label);
  const nearest = fitting.length > 0 ? fitting : nearestNames(group, courses);
  const rule = fitting.length > 0 ? 'scorecard-ambiguous' : 'scorecard-without-course';
  const about = nearest.length === 0 ? 'no course is like it' : nearest.slice(0, NEAREST_NAMED).join('; ');
  return group.records.map(({ name, sourceId, place }) => {
    const value = `${name ?? sourceId}: ${about}`;
    return { source: 'scorecards', place, rule, value, action: 'quarantined' as const };
  });
}

/** The nearest names by shared words. */
function nearestNames({ words }: CardGroup, courses: readonly NamedCourse[]): string[] {
  return courses
    .map(({ label, words: names }) => ({
      label,
      dice: Math.max(...names.map((other) => compareTellingWords(words, other).dice)),
    }))
    .filter(({ dice }) => dice > 0)
    .sort((a, b) => b.dice - a.dice || (a.label < b.label ? -1 : 1))
    .map(({ label }) => label);
}
