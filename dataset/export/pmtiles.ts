import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

/** A tile's place in bytes: `id` is PMTiles' own, `offset` counts from the first tile. */
export type TileEntry = { id: number; offset: number; length: number };

type Archive = { minZoom: number; maxZoom: number; metadata: object };

const HEADER_BYTES = 127;
/** Header and root directory fit into the first 16 kB, so that a reader gets both at once. */
const ROOT_BYTES = 16_384 - HEADER_BYTES;
const ENTRIES_A_LEAF = 16_384;

/** A PMTiles file (specification 3) up to its tiles, which follow uncompressed in the order of `entries`. */
export function pmtilesHead(
  entries: readonly TileEntry[],
  { minZoom, maxZoom, metadata }: Archive,
): Uint8Array {
  const { root, leaves } = directories(entries);
  const texts = gzipSync(JSON.stringify(metadata));
  const last = entries.at(-1);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  let at = HEADER_BYTES;
  for (const [place, length] of [
    root.length,
    texts.length,
    leaves.length,
    last ? last.offset + last.length : 0,
  ].entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + place * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + place * 16);
    at += length;
  }
  for (const place of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), place);
  const [CLUSTERED, UNCOMPRESSED, GZIP, VECTOR] = [1, 1, 2, 1];
  header.set([CLUSTERED, GZIP, UNCOMPRESSED, VECTOR, minZoom, maxZoom], 96);
  for (const [place, degrees] of [-180, -85.05, 180, 85.05].entries())
    header.writeInt32LE(degrees * 1e7, 102 + place * 4);
  header.writeUInt8(minZoom, 118);
  return Buffer.concat([header, root, texts, leaves]);
}

const TILE = 1;
const LEAF = 0;

/** Many entries are in leaves, which the root lists. */
function directories(entries: readonly TileEntry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries, TILE);
  if (whole.length <= ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const listed: TileEntry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += ENTRIES_A_LEAF) {
    const leaf = directory(entries.slice(at, at + ENTRIES_A_LEAF), TILE);
    listed.push({ id: entries[at]!.id, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(listed, LEAF), leaves: Buffer.concat(leaves) };
}

/** Columns of varints: ids as differences, runs, lengths, and offsets plus one. */
function directory(entries: readonly TileEntry[], run: typeof TILE | typeof LEAF): Buffer {
  const pbf = new PbfWriter();
  pbf.writeVarint(entries.length);
  for (const [at, { id }] of entries.entries()) pbf.writeVarint(id - (entries[at - 1]?.id ?? 0));
  for (const _ of entries) pbf.writeVarint(run);
  for (const { length } of entries) pbf.writeVarint(length);
  for (const { offset } of entries) pbf.writeVarint(offset + 1);
  return gzipSync(pbf.finish());
}
