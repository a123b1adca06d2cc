/** One international yard in metres, exactly. */
export const YARD_METRES = 0.9144;

/** Metres as whole yards. */
export function toYards(metres: number): number {
  return Math.round(metres / YARD_METRES);
}

/** Yards as whole metres. */
export function yardsToMetres(yards: number): number {
  return Math.round(yards * YARD_METRES);
}

/** Metres as whole feet: heights are told in feet where lengths are in yards. */
export function toFeet(metres: number): number {
  return Math.round((metres / YARD_METRES) * 3);
}
