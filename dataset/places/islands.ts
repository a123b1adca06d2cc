import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { isPointInRing } from '../geometry/area.ts';
import { boxOfCoordinates, indexBoxes, type PlainBox } from '../geometry/box-index.ts';
import { memoize } from '../memoize.ts';

const require = createRequire(import.meta.url);

/** In degrees of longitude or latitude; what is wider is a continent, or so large that towns are on it anyway. */
const WIDEST = 15;
/** Around larger ones are islets that aren't drawn, whose towns are on the large one. */
const SMALL = 2;

const LAND = 'world-atlas/land-10m.json';

type Island = { ring: Position[]; box: PlainBox; isSmall: boolean };

const islandsOf = memoize((file: string) => {
  const world: Topology<{ land: GeometryCollection }> = require(file);
  const outlines = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  const all = outlines.map(([exterior = []]): Island => {
    const ring = exterior as Position[];
    const box = boxOfCoordinates(ring);
    return { ring, box, isSmall: widthOf(box) < SMALL };
  });
  const rings = all.filter(({ box }) => widthOf(box) < WIDEST);
  return indexBoxes(rings, ({ box }) => box);
});

function widthOf([west, south, east, north]: PlainBox): number {
  return Math.max(east - west, north - south);
}

/** Towns lie so far off a coast that is drawn at 1 : 10 million. */
const COAST_METRES = 3000;

/** A position, and the island it's on; null on a continent, and off the coast. */
export type Spot = { position: Position; island: Island | null };

export function spotAt([lon, lat]: Position): Spot {
  const near = islandsOf(LAND).near([lon, lat, lon, lat], 0);
  return { position: [lon, lat], island: near.find(({ ring }) => isPointInRing([lon, lat], ring)) ?? null };
}

/** Whether only water leads from one spot to the other, by Natural Earth's land at 1 : 10 million. */
export function isBeyondWater(from: Spot, to: Spot): boolean {
  if (from.island === to.island) return false;
  if (from.island !== null) return !isNear(from.island, to.position);
  return to.island!.isSmall && !isNear(to.island!, from.position);
}

function isNear({ ring, box: [west, south, east, north] }: Island, [lon, lat]: Position): boolean {
  const ruler = rulerAt(lat);
  const [dx, dy] = [COAST_METRES / ruler.kx, COAST_METRES / ruler.ky];
  if (lon < west - dx || lon > east + dx || lat < south - dy || lat > north + dy) return false;
  return ruler.distance(ruler.pointOnLine(ring, [lon, lat]).point, [lon, lat]) < COAST_METRES;
}
