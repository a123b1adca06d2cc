import { nameKey } from '#dataset/text/course-name.ts';

/** A card's name read as a facility and one combination of its nines. */
export type Combination = { facility: string; name: string; nines: string[] };

/**
 * Reads names that combine nines of one facility ("Palmares Golf Alvor - Lagos", "Castro Marim-Grouse+Guadiana",
 * "Montebelo Caramulo (1-18)"), by looking at all names of a country: a reading counts when another name combines
 * nines of the same facility, and each nine comes in a second combination. By name; absent for any other name.
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

/** "(1-18)", "(10-27)", "(19-9)" behind names that begin alike: the ranges of one facility's 27 holes. */
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

/** The words that all begin with, as text. */
function sharedWords(names: string[][]): string {
  const [first, ...others] = names;
  const count = first!.findIndex((word, i) => others.some((other) => other[i] !== word));
  return first!.slice(0, count === -1 ? first!.length : count).join(' ');
}
