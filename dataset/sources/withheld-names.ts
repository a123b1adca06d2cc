import type { Finding } from '../finding.ts';
import { noGolfWords } from '../text/no-golf-words.ts';
import { isNamedGolf, saysGolf } from '../text/part-of-club.ts';
import { fileOf } from './source-statement.ts';

/** Rules that leave out a listed course because of its name. */
const NAME_RULES: ReadonlySet<string> = new Set([
  ...noGolfWords.map(({ rule }) => rule),
  'name-of-a-hole',
  'name-without-golf',
  'golf-club-in-town',
  'like-a-course-nearby',
]);

const MOST_EXAMPLES = 3;

/** Names that a rule left out of a list, and those of them that are most like a course's. */
export type WithheldNames = { rule: string; file: string; count: number; examples: string[] };

/** Names by rule and list, so that a rule that is wrong about the next list shows at once. */
export function withheldNames(findings: readonly Finding[]): WithheldNames[] {
  const ofLists = findings.filter(({ source, rule }) => source === 'courses' && NAME_RULES.has(rule));
  return [...Map.groupBy(ofLists, ({ rule, place }) => `${rule} ${fileOf(place)}`)]
    .map(([, group]): WithheldNames => {
      const [first] = group;
      const values = [...new Set(group.flatMap(({ value }) => value ?? []))];
      const examples = values
        .sort((a, b) => likeness(b) - likeness(a) || (a < b ? -1 : 1))
        .slice(0, MOST_EXAMPLES);
      return { rule: first!.rule, file: fileOf(first!.place), count: group.length, examples };
    })
    .sort((a, b) => b.count - a.count || (`${a.rule} ${a.file}` < `${b.rule} ${b.file}` ? -1 : 1));
}

const COURSE_WORD = /(?<!\p{L})(?:course|club|links|country|hole)s?(?!\p{L})/iu;

/** How much a name is like a course's: with words of golf and of its own. */
function likeness(value: string): number {
  const name = value.replace(/: .*$/s, '');
  return (isNamedGolf(name) ? 4 : 0) + (COURSE_WORD.test(name) ? 2 : 0) + (saysGolf(name) ? 1 : 0);
}
