import type { ExpressionSpecification } from 'maplibre-gl';

const chosen: ExpressionSpecification = ['global-state', 'hole'];

/** In a layer's expressions: the feature belongs to the hole that the style's global state `hole` names. */
export const isChosen: ExpressionSpecification = ['==', ['get', 'hole'], chosen];

/** Full for the chosen hole, and for all while none is chosen; the others step back to `back`. */
export function strength(back: number): ExpressionSpecification {
  return ['case', ['any', ['==', chosen, ''], isChosen], 1, back];
}
