/** How a name got its Latin letters; of several ways the last of these counts. */
export const readingSources = ['rule', 'kana', 'dictionary', 'letters'] as const;
export type ReadingSource = (typeof readingSources)[number];

/** A word, or several, in Latin letters. */
export type ReadWord = {
  latin: string;
  isGolf: boolean;
  source: ReadingSource;
  /** Whether it follows the word before without a blank. */
  joins?: true;
};

/** Towns nearby and regions, as they write themselves, with the Latin form of the gazetteer. */
export type TownNames = ReadonlyMap<string, string>;
