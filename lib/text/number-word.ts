const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A whole number as it stands in a sentence: in words up to ten, in figures from there on. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}
