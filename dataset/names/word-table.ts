/** Words and how they're written in English: "カントリー=Country 倶楽部=Club". `_` is a blank. Throws on anything else. */
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
