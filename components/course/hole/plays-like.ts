/**
 * The length that a hole plays, whole metres: a metre longer for each metre of climb, a metre shorter for each of
 * fall (the rule of thumb printed in yardage books; a ball lands higher by the climb, and comes down at about 45°).
 */
export function playsLike(lengthMetres: number, elevationChangeMetres: number): number {
  return Math.max(0, Math.round(lengthMetres + elevationChangeMetres));
}
