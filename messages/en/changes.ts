import { counts, formatWhole } from './numbers.ts';

type Counts = Partial<Record<'added' | 'changed' | 'renamed' | 'merged' | 'retired', number>>;

/** "12 added, 340 changed"; numbers of courses. */
function inWords(kinds: Counts): string {
  const known = Object.entries(kinds).map(([kind, count]) => `${formatWhole(count)} ${kind}`);
  return known.length === 0 ? 'nothing' : known.join(', ');
}

export const changeTexts = {
  feedTitle: (site: string) => `${site}: what’s new in the data`,
  edition: (kinds: Counts) =>
    Object.keys(kinds).length === 0 ? 'No courses have changed' : `Courses: ${inWords(kinds)}`,
  ofCountry: (country: string, kinds: Counts) => `${country}: ${inWords(kinds)}`,
  first: (courses: number) => `The first edition: ${counts.courses(courses)}`,
  ofFirst: (country: string, courses: number) => `${country}: ${counts.courses(courses)}`,
};
