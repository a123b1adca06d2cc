/**
 * Pairs of a word in its own script and how it is written in English: "カントリー=Country 倶楽部=Club". `_` is a
 * blank. Throws on anything that isn't a pair.
 */
export function wordTable(pairs: string): ReadonlyMap<string, string> {
  const entries = pairs
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [word = '', english] = pair.split('=');
      if (word === '' || english === undefined) throw new Error(`"${pair}" isn't a pair of words`);
      return [word.replaceAll('_', ' '), english.replaceAll('_', ' ')];
    });
  return new Map(entries);
}
