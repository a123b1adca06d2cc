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
