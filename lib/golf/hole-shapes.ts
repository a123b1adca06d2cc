/** The shapes of a hole's line, as the player sees it from the tee. */
export const holeShapes = [
  'straight',
  'bend_left',
  'bend_right',
  'dogleg_left',
  'dogleg_right',
  'double_dogleg',
] as const;

export type HoleShape = (typeof holeShapes)[number];
