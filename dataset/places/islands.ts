import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { memoize } from '#lib/cache/memoize.ts';
import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { isPointInRing } from '../geometry/area.ts';
import { boxOfCoordinates, indexBoxes, type PlainBox } from '../geometry/box-index.ts';

const require = createRequire(import.meta.url);

/** Degrees of longitude or latitude; what is wider is a continent, or so large that towns are on it anyway. */
const WIDEST = 15;
/** Around larger ones are islets that aren't drawn, whose towns are on the large one. */
const SMALL = 2;

const LAND = 'world-atlas/land-10m.json';

type Island = { ring: Position[]; box: PlainBox; isSmall: boolean };

/** Natural Earth's land at 1 : 10 million (world-atlas, public domain); of each, the coast comes before its inner seas. */
function readOutlines(file: string): Position[][][] {
  const world: Topology<{ land: GeometryCollection }> = require(file);
  const outlines = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  return outlines as Position[][][];
}

const readLand = memoize((file: string) => {
  const all = readOutlines(file).map(([ring = []]): Island => {
    const box = boxOfCoordinates(ring);
    return { ring, box, isSmall: widthOf(box) < SMALL };
  });
  const islands = all.filter(({ box }) => widthOf(box) < WIDEST);
  const continents = all.filter(({ box }) => widthOf(box) >= WIDEST).map(({ ring }) => ring);
  return { islands: indexBoxes(islands, ({ box }) => box), continents: indexCoasts(continents) };
});

export type Coasts = {
  /** Whether a position is on land. */
  contain(position: Position): boolean;
  /** Whether some of the coast may be within so many metres; costs less than to look. */
  mayBeNear(position: Position, metres: number): boolean;
  /** Looks no further than `COAST_METRES`. */
  metresTo(position: Position): number;
};

/** The coastline of Natural Earth. */
export function readCoasts(): Coasts {
  return indexCoasts(readOutlines(LAND).flat());
}

/** Rings of a hundred thousand corners, edge by edge. */
function indexCoasts(rings: readonly Position[][]): Coasts {
  const edges = rings.flatMap((ring) => ring.slice(1).map((end, i): Edge => [ring[i]!, end]));
  const index = indexBoxes(edges, boxOfCoordinates);
  return {
    contain: ([lon, lat]) => {
      const crossed = index.near([lon, lat, 180, lat], 0).filter(([[x1, y1], [x2, y2]]) => {
        return y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1);
      });
      return crossed.length % 2 === 1;
    },
    mayBeNear: ([lon, lat], metres) => index.near([lon, lat, lon, lat], metres).length > 0,
    metresTo([lon, lat]) {
      const near = index.near([lon, lat, lon, lat], COAST_METRES);
      return Math.min(...near.map((edge) => metresToLine(edge, [lon, lat])));
    },
  };
}

type Edge = [start: Position, end: Position];

function metresToLine(line: Position[], position: Position): number {
  const ruler = rulerAt(position[1]);
  return ruler.distance(ruler.pointOnLine(line, position).point, position);
}

function widthOf([west, south, east, north]: PlainBox): number {
  return Math.max(east - west, north - south);
}

/** Towns lie so far off a coast that is drawn at 1 : 10 million. */
const COAST_METRES = 3000;

/** A position, and the island it's on; null on a continent, and off the coast. */
export type Spot = { position: Position; island: Island | null };

/** Harbours and links are often outside the coast as it is drawn: they are on the nearest land. */
export function spotAt(position: Position): Spot {
  const [lon, lat] = position;
  const { islands, continents } = readLand(LAND);
  const near = islands.near([lon, lat, lon, lat], COAST_METRES);
  const around = near.find(({ ring }) => isPointInRing(position, ring));
  if (around || near.length === 0) return { position, island: around ?? null };
  const shores = near
    .map((island) => ({ island, metres: metresToLine(island.ring, position) }))
    .sort((a, b) => a.metres - b.metres);
  const { island, metres } = shores[0]!;
  const isOnIsland =
    metres < COAST_METRES && !continents.contain(position) && metres < continents.metresTo(position);
  return { position, island: isOnIsland ? island : null };
}

/** Whether only water leads from one spot to the other, by Natural Earth's land at 1 : 10 million. */
export function isBeyondWater(from: Spot, to: Spot): boolean {
  if (from.island === to.island) return false;
  if (from.island !== null) return !isNear(from.island, to.position);
  return to.island!.isSmall && !isNear(to.island!, from.position);
}

function isNear({ ring, box: [west, south, east, north] }: Island, position: Position): boolean {
  const [lon, lat] = position;
  const ruler = rulerAt(lat);
  const [dx, dy] = [COAST_METRES / ruler.kx, COAST_METRES / ruler.ky];
  if (lon < west - dx || lon > east + dx || lat < south - dy || lat > north + dy) return false;
  return metresToLine(ring, position) < COAST_METRES;
}
