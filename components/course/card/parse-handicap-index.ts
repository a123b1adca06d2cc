/**
 * A handicap index as golfers write it: "12.4", "12,4", a plus handicap as "+2.3" (then −2.3). At most one decimal,
 * from +10.0 to 54.0 (Rules of Handicapping 2024, rule 5.3); null for anything else.
 */
export function parseHandicapIndex(text: string): number | null {
  const match = /^([+\-−–]?)(\d{1,2})(?:[.,](\d))?$/.exec(text.trim());
  if (!match) return null;
  const value = Number(`${match[2]}.${match[3] ?? 0}`);
  if (match[1] === '') return value <= 54 ? value : null;
  return value <= 10 ? -value + 0 : null;
}
