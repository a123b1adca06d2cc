/** Orders texts by UTF-16 code units: the same on every machine, unlike a language's order. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
