/** What each word means: lists of words, separated by blanks, by their meaning. */
export function byWord(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning])),
  );
}
