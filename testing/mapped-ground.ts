export const rectangle = (west: number, east: number, south: number, height: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, south + height],
      [west, south + height],
      [west, south],
    ],
  ],
});

const square = (west: number, south: number, size: number) => rectangle(west, west + size, south, size);

/** A course around 10° east and 50° north, as in a profile: an outline, a tee, a bunker and a hole. */
export const mappedGround = {
  surfaces: [
    { type: 'outline', hole_ids: [], geometry: square(10, 50, 0.01) },
    { type: 'tee', hole_ids: [], geometry: square(10.001, 50.001, 0.0005) },
  ],
  hazards: [{ type: 'bunker', hole_ids: [], geometry: square(10.004, 50.004, 0.0005) }],
  holes: [
    {
      number: 7,
      tee: { type: 'Point', coordinates: [10.001, 50.001] },
      line: {
        type: 'LineString',
        coordinates: [
          [10.001, 50.001],
          [10.005, 50.004],
        ],
      },
    },
  ],
};
