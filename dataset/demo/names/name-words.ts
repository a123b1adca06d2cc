/** A word in the country's own writing, with its Latin spelling where that differs. */
export type Word = string | readonly [own: string, latin: string];

/** How invented names are put together in a language: {a} and {b} stand for words of the two lists. */
export type NameWords = {
  a: readonly Word[];
  b: readonly Word[];
  /** What joins a and b. */
  place: string;
  /** Whole names, {p} being the place; own writing and Latin. */
  clubs: readonly (readonly [own: string, latin: string])[];
  /** Names of several courses of one club. */
  courses: readonly Word[];
};

/** The words of a list, which stands as one text. */
export const split = (text: string) => text.split(' ');

/** The words of a list whose own writing and Latin spelling stand as `own/latin`. */
export const pairs = (text: string): Word[] =>
  split(text).map((pair) => {
    const [own, latin] = pair.split('/');
    return [own ?? '', latin ?? ''];
  });
