/** Web Mercator (EPSG:3857) with the world as the unit square, from the west and from the north. */
export function mercatorX(longitude: number): number {
  return longitude / 360 + 0.5;
}

export function mercatorY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** The way back from `mercatorX`. */
export function longitudeAt(x: number): number {
  return (x - 0.5) * 360;
}

/** The way back from `mercatorY`. */
export function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
