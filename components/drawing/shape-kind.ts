/** How a kind of ground is drawn: the lower ones first. */
export interface ShapeStyle {
  /** Word after `dr-` in the class that colours it. */
  kind: ShapeKind;
  /** How far a drawn edge may stray from the traced one, metres. */
  toleranceMetres: number;
  smooth: boolean;
}

/** What is drawn apart from other ground. */
export type ShapeKind =
  | 'rough'
  | 'range'
  | 'trees'
  | 'water'
  | 'waste'
  | 'fairway'
  | 'path'
  | 'bunker'
  | 'tee'
  | 'green'
  | 'clubhouse';

const STYLES: Record<ShapeKind, Omit<ShapeStyle, 'kind'>> = {
  rough: { toleranceMetres: 4, smooth: true },
  range: { toleranceMetres: 1.5, smooth: false },
  trees: { toleranceMetres: 4, smooth: true },
  water: { toleranceMetres: 1, smooth: true },
  waste: { toleranceMetres: 1, smooth: true },
  fairway: { toleranceMetres: 1.2, smooth: true },
  path: { toleranceMetres: 1.5, smooth: true },
  bunker: { toleranceMetres: 0.9, smooth: true },
  tee: { toleranceMetres: 0.4, smooth: false },
  green: { toleranceMetres: 0.6, smooth: true },
  clubhouse: { toleranceMetres: 0.4, smooth: false },
};

/** The kinds in drawing order. */
export const SHAPE_KINDS = Object.keys(STYLES).filter((kind): kind is ShapeKind => kind in STYLES);

const KIND_OF_TYPE: Record<string, ShapeKind> = {
  rough: 'rough',
  driving_range: 'range',
  trees: 'trees',
  water: 'water',
  lateral_water: 'water',
  waste: 'waste',
  fairway: 'fairway',
  path: 'path',
  bunker: 'bunker',
  tee: 'tee',
  green: 'green',
  clubhouse: 'clubhouse',
};

/** How a hazard or surface of this type is drawn; null for types that aren't ground (out of bounds, the outline). */
export function shapeStyle(type: string): ShapeStyle | null {
  const kind = Object.hasOwn(KIND_OF_TYPE, type) ? KIND_OF_TYPE[type] : undefined;
  return kind ? { kind, ...STYLES[kind] } : null;
}
