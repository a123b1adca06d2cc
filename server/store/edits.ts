/** One letter too many, too few or wrong, or two neighbours swapped (Damerau 1964). */
export function isOneEditApart(a: string, b: string): boolean {
  const difference = a.length - b.length;
  if (difference < -1 || difference > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (difference > 0) return a.slice(at + 1) === b.slice(at);
  if (difference < 0) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Whether at most two such edits separate two words, of which none changes what another has changed (optimal string alignment). */
export function areTwoEditsApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const isNear = (restOfA: string, restOfB: string) =>
    restOfA === restOfB || isOneEditApart(restOfA, restOfB);
  return (
    isNear(a.slice(at + 1), b.slice(at + 1)) ||
    isNear(a.slice(at + 1), b.slice(at)) ||
    isNear(a.slice(at), b.slice(at + 1)) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && isNear(a.slice(at + 2), b.slice(at + 2)))
  );
}

/** The lowest bits of a letter set are letters, and the rest the length. */
const LETTER_BITS = 27;
const LETTERS = (1 << LETTER_BITS) - 1;
const LONGEST = 31;

/** A bit for each letter of a text (letters may share one), and its length. */
export function letterSet(text: string): number {
  let set = 0;
  for (let at = 0; at < text.length; at++) set |= 1 << ((text.charCodeAt(at) & 31) % LETTER_BITS);
  return ((Math.min(text.length, LONGEST) << LETTER_BITS) | set) >>> 0;
}

/**
 * Whether texts with these sets can be this many edits from each other: a wrong letter is in only one of
 * the two.
 */
export function mayBeApart(set: number, other: number, edits: 1 | 2): boolean {
  const longer = (set >>> LETTER_BITS) - (other >>> LETTER_BITS);
  if (longer > edits || longer < -edits) return false;
  let different = 0;
  for (let rest = (set ^ other) & LETTERS; rest !== 0; rest &= rest - 1) {
    if (++different > 2 * edits) return false;
  }
  return true;
}
