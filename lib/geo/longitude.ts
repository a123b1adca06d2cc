/** From one meridian to another the short way round, so that the antimeridian is no border: degrees from -180 up to 180. */
export function degreesEast(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

/** The same meridian as degrees from -180 up to 180. */
export function wrapLongitude(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
