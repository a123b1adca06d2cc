interface GreenSurface {
  type: string;
  hole_ids: readonly string[];
}

/** The greens that are this hole's alone: two if it's played to one or the other, as is common in Japan. */
export function ownGreens<Surface extends GreenSurface>(
  surfaces: readonly Surface[],
  holeId: string,
): Surface[] {
  return surfaces.filter(
    ({ type, hole_ids }) => type === 'green' && hole_ids.length === 1 && hole_ids[0] === holeId,
  );
}

export const hasTwoGreens = (surfaces: readonly GreenSurface[], holeId: string) =>
  ownGreens(surfaces, holeId).length === 2;
