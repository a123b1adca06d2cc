import { keysOf } from './keys-of.ts';

type GroundFacts = {
  /** The custom property of its colour. */
  colour: `--${string}`;
  /** Lower levels are painted first. */
  level: number;
  /** Metres that a drawn edge may stray from the mapped one; null isn't drawn as a shape. */
  edge: { toleranceMetres: number; smooth: boolean } | null;
};

/** Surfaces and hazards, in the order of the legend. */
export const GROUND = {
  green: {
    colour: '--putting-green',
    level: 10,
    edge: { toleranceMetres: 0.6, smooth: true },
  },
  fairway: { colour: '--mown', level: 6, edge: { toleranceMetres: 1.2, smooth: true } },
  tee: { colour: '--tee', level: 9, edge: { toleranceMetres: 0.4, smooth: false } },
  bunker: { colour: '--sand', level: 8, edge: { toleranceMetres: 0.9, smooth: true } },
  waste: { colour: '--sand', level: 5, edge: { toleranceMetres: 1, smooth: true } },
  water: { colour: '--water', level: 4, edge: { toleranceMetres: 1, smooth: true } },
  trees: { colour: '--woods', level: 3, edge: { toleranceMetres: 4, smooth: true } },
  rough: { colour: '--rough', level: 1, edge: { toleranceMetres: 4, smooth: true } },
  path: { colour: '--rule', level: 7, edge: { toleranceMetres: 1.5, smooth: true } },
  range: { colour: '--mown', level: 2, edge: { toleranceMetres: 1.5, smooth: false } },
  clubhouse: { colour: '--ink-soft', level: 11, edge: { toleranceMetres: 0.4, smooth: false } },
  outline: { colour: '--rough', level: 0, edge: null },
  bounds: { colour: '--flag', level: 12, edge: null },
} satisfies Record<string, GroundFacts>;

export type GroundKind = keyof typeof GROUND;

/** All kinds in the order of the legend. */
export const groundKinds = keysOf(GROUND);

export const SURFACES = {
  outline: { ground: 'outline' },
  fairway: { ground: 'fairway' },
  green: { ground: 'green' },
  tee: { ground: 'tee' },
  rough: { ground: 'rough' },
  path: { ground: 'path' },
  trees: { ground: 'trees' },
  driving_range: { ground: 'range' },
  clubhouse: { ground: 'clubhouse' },
} satisfies Record<string, { ground: GroundKind }>;

export type SurfaceType = keyof typeof SURFACES;

/** All types in the order of the API's description. */
export const surfaceTypes = keysOf(SURFACES);

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

/** Whether a course has a mapped green: otherwise there are no distances to play by. */
export function hasGreens({ surfaces }: { surfaces: readonly { type: SurfaceType }[] }): boolean {
  return surfaces.some(({ type }) => type === 'green');
}
