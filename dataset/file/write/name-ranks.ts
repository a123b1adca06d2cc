import type { CourseEntry } from './dataset-contents.ts';

/** Each course's place, from 1, in the order of names by the Unicode collation, then golf_id. In the entries' order. */
export function nameRanks(entries: readonly CourseEntry[]): number[] {
  const { compare } = new Intl.Collator('en');
  const order = entries.map((_, index) => index);
  order.sort((a, b) => {
    const [first, second] = [entries[a]!, entries[b]!];
    return compare(first.name, second.name) || first.golfId - second.golfId;
  });
  const ranks = new Array<number>(entries.length);
  order.forEach((entry, index) => {
    ranks[entry] = index + 1;
  });
  return ranks;
}
