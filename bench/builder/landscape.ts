import type { Position } from '#lib/contract/geometry.ts';
import { type Random, randomOf } from '../../dataset/demo/random.ts';
import { nodesBlob, type PlainWay, waysBlob } from './pbf-blocks.ts';

export type LandscapeBlobs = { nodes: Buffer; ways: Buffer };

/** The landscape's ids start here. */
const FIRST_ID = 1_000_000_000;
const WAYS_A_BLOB = 1600;
const MOST_NODES = 24;
const UNITS_A_DEGREE = 1e7;
/** Seconds since 1970: 2010 to 2026, and one mapper's visit. */
const [FIRST_CHANGE, LAST_CHANGE, ONE_VISIT] = [1_262_304_000, 1_767_225_600, 40_000_000];
/** Degrees around golf. */
const REACH = 0.4;

type Kind = { tags: readonly string[]; nodes: number; isClosed: boolean; spread: number };

/** Mostly houses, as in real extracts; the builder reads only woods and ponds. Spread in degrees. */
const KINDS: readonly (readonly [Kind, weight: number])[] = [
  [{ tags: ['building', 'yes'], nodes: 4, isClosed: true, spread: 0.0001 }, 60],
  [{ tags: ['building', 'house'], nodes: 6, isClosed: true, spread: 0.0001 }, 12],
  [{ tags: ['highway', 'residential', 'surface', 'asphalt'], nodes: 12, isClosed: false, spread: 0.003 }, 12],
  [{ tags: ['highway', 'footway'], nodes: 8, isClosed: false, spread: 0.001 }, 8],
  [{ tags: ['landuse', 'farmland'], nodes: 12, isClosed: true, spread: 0.003 }, 5],
  [{ tags: ['natural', 'wood'], nodes: MOST_NODES, isClosed: true, spread: 0.002 }, 2],
  [{ tags: ['natural', 'water'], nodes: 14, isClosed: true, spread: 0.0005 }, 1],
];

export function* landscapeBlobs(
  around: readonly Position[],
  seed: number,
): Generator<Promise<LandscapeBlobs>> {
  const random = randomOf(seed, 1);
  let node = FIRST_ID;
  for (let way = FIRST_ID; ; way += WAYS_A_BLOB) {
    const nodes = new Int32Array(3 * MOST_NODES * WAYS_A_BLOB);
    const ways: PlainWay[] = [];
    let count = 0;
    for (let i = 0; i < WAYS_A_BLOB; i++) {
      const kind = random.weighted(KINDS);
      drawWay(random, random.pick(around), kind, nodes, count);
      const { isClosed, tags } = kind;
      ways.push({ id: way + i, firstNode: node + count, nodes: kind.nodes, isClosed, tags });
      count += kind.nodes;
    }
    yield Promise.all([nodesBlob(node, nodes, count), waysBlob(ways)]).then(([ofNodes, ofWays]) => ({
      nodes: ofNodes,
      ways: ofWays,
    }));
    node += count;
  }
}

function drawWay(
  random: Random,
  [lon, lat]: Position,
  { nodes: corners, isClosed, spread }: Kind,
  nodes: Int32Array,
  first: number,
): void {
  const middleLon = lon + random.between(-REACH, REACH);
  const middleLat = lat + random.between(-REACH, REACH);
  const changed = random.whole(FIRST_CHANGE, LAST_CHANGE);
  for (let i = 0; i < corners; i++) {
    const angle = (2 * Math.PI * i) / corners;
    const reach = spread * random.between(0.7, 1);
    const east = isClosed ? reach * Math.cos(angle) : (spread * i) / corners;
    const north = isClosed ? reach * Math.sin(angle) : (reach * i) / corners / 2;
    const at = 3 * (first + i);
    nodes[at] = Math.round((middleLon + east) * UNITS_A_DEGREE);
    nodes[at + 1] = Math.round((middleLat + north) * UNITS_A_DEGREE);
    nodes[at + 2] = changed + random.whole(0, ONE_VISIT);
  }
}
