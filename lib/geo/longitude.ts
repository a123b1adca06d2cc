/** Degrees from one meridian to another, -180 up to 180: the short way round, so that the antimeridian is no border. */
export function degreesEast(from: number, to: number): number {
  return wrapLongitude(to - from);
}

/** The same meridian as degrees from -180 up to 180. */
export function wrapLongitude(longitude: number): number {
  return unwrapLongitude(longitude, 0);
}

/** The same meridian at most 180° from `near`, so that a shape across the antimeridian goes on beyond ±180°. */
export function unwrapLongitude(longitude: number, near: number): number {
  return longitude - 360 * Math.round((longitude - near) / 360);
}

/** A position, or GeoJSON's lists of them. */
type Coordinates = readonly (number | Coordinates)[];

/** The same GeoJSON geometry with every longitude at most 180° from `near`: in one piece across the antimeridian. */
export function unwrapGeometry<Shape extends { coordinates: Coordinates }>(
  geometry: Shape,
  near: number,
): Shape {
  return { ...geometry, coordinates: unwrapCoordinates(geometry.coordinates, near) };
}

function unwrapCoordinates(coordinates: Coordinates, near: number): Coordinates {
  return coordinates.map((each, axis) => {
    if (typeof each !== 'number') return unwrapCoordinates(each, near);
    return axis === 0 ? unwrapLongitude(each, near) : each;
  });
}
