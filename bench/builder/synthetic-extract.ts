import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Position } from '#lib/contract/geometry.ts';
import { demoCourses } from '../../dataset/demo/demo-courses.ts';
import { landscapeBlobs } from './landscape.ts';
import { mappedWorld } from './mapped-world.ts';
import { endOfHeader, headerBlob } from './pbf-blocks.ts';

const SEED = 1;
const UNDER_WAY = 6;
const TYPES = ['node', 'way', 'relation'] as const;

export type SyntheticExtract = { path: string; bytes: number; holes: number };

/**
 * An extract (.osm.pbf) of at least this many bytes: golf as mappers draw it among houses, roads, fields,
 * woods and ponds, sorted by type and id. Needs osmium, and its own size again of room.
 */
export async function makeExtract(
  folder: string,
  name: string,
  { courses, leastBytes }: { courses: number; leastBytes: number },
): Promise<SyntheticExtract> {
  const inProgress = demoCourses({ courses, seed: SEED });
  const golf = await writeGolf(folder, inProgress);
  const land = { nodes: join(folder, 'land-nodes.part'), ways: join(folder, 'land-ways.part') };
  const golfBytes = golf.parts.node.length + golf.parts.way.length + golf.parts.relation.length;
  await writeLandscape(
    inProgress.heads.map(({ position }) => position),
    land,
    leastBytes - golfBytes,
  );
  const path = join(folder, name);
  const file = createWriteStream(path);
  const { node, way, relation } = golf.parts;
  await pipeline(async function* () {
    yield await headerBlob();
    yield node;
    yield* createReadStream(land.nodes, { highWaterMark: 1 << 20 });
    yield way;
    yield* createReadStream(land.ways, { highWaterMark: 1 << 20 });
    yield relation;
  }, file);
  await Promise.all([rm(land.nodes), rm(land.ways)]);
  return { path, bytes: file.bytesWritten, holes: golf.holes };
}

type GolfParts = { parts: Record<(typeof TYPES)[number], Buffer>; holes: number };

async function writeGolf(folder: string, inProgress: ReturnType<typeof demoCourses>): Promise<GolfParts> {
  const { xml, holes } = mappedWorld(inProgress, SEED);
  const source = join(folder, 'golf.osm');
  await writeFile(source, xml);
  const partOf = (type: string): Buffer => {
    const part = join(folder, `golf-${type}.osm.pbf`);
    execFileSync('osmium', ['cat', '--no-progress', '--overwrite', '-t', type, source, '-o', part]);
    const bytes = readFileSync(part);
    return bytes.subarray(endOfHeader(bytes));
  };
  const parts = { node: partOf('node'), way: partOf('way'), relation: partOf('relation') };
  await Promise.all(
    [source, ...TYPES.map((type) => join(folder, `golf-${type}.osm.pbf`))].map((path) => rm(path)),
  );
  return { parts, holes };
}

/** Nodes and ways separately, because an extract has all its nodes first. */
async function writeLandscape(
  around: readonly Position[],
  paths: { nodes: string; ways: string },
  leastBytes: number,
): Promise<void> {
  const [nodes, ways] = await Promise.all([open(paths.nodes, 'w'), open(paths.ways, 'w')]);
  try {
    const blobs = landscapeBlobs(around, SEED);
    const underWay = Array.from({ length: UNDER_WAY }, () => blobs.next().value);
    for (let bytes = 0; bytes < leastBytes; ) {
      const blob = await underWay.shift();
      underWay.push(blobs.next().value);
      if (!blob) break;
      await nodes.write(blob.nodes);
      await ways.write(blob.ways);
      bytes += blob.nodes.length + blob.ways.length;
    }
  } finally {
    await Promise.all([nodes.close(), ways.close()]);
  }
}
