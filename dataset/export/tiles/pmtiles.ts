import { gzipSync } from 'node:zlib';
import { LAYERS, ZOOMS } from './tile-shapes.ts';

/** By ascending id; the tiles' bytes follow each other in this order. */
export type TileIndex = { ids: number[]; lengths: number[] };

const HEADER_BYTES = 127;
/** Header and root directory fit into the first 16 kB, so that a reader gets both at once. */
const ROOT_BYTES = 16_384 - HEADER_BYTES;

type Entry = { id: number; offset: number; length: number; run: 0 | 1 };

/** All of a PMTiles file (specification 3) but the tiles, which follow. */
export function pmtilesHead(index: TileIndex, texts: Readonly<Record<string, string>>): Uint8Array {
  let offset = 0;
  const entries = index.ids.map((id, place): Entry => {
    const length = index.lengths[place]!;
    offset += length;
    return { id, offset: offset - length, length, run: 1 };
  });
  const { root, leaves } = directories(entries);
  const metadata = gzipSync(JSON.stringify(describe(texts)));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const sections = [root.length, metadata.length, leaves.length, offset];
  let at = HEADER_BYTES;
  for (const [place, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + place * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + place * 16);
    at += length;
  }
  for (let place = 0; place < 3; place++) header.writeBigUInt64LE(BigInt(entries.length), 72 + place * 8);
  const [UNCOMPRESSED, GZIP] = [1, 2];
  const VECTOR = 1;
  header.set([1, GZIP, UNCOMPRESSED, VECTOR, ZOOMS.least, ZOOMS.most], 96);
  const degrees = [-180, -85.05, 180, 85.05];
  for (const [place, value] of degrees.entries()) header.writeInt32LE(value * 1e7, 102 + place * 4);
  header.writeUInt8(ZOOMS.least, 118);
  return Buffer.concat([header, root, metadata, leaves]);
}

function describe(texts: Readonly<Record<string, string>>) {
  const zooms = { minzoom: ZOOMS.least, maxzoom: ZOOMS.most };
  const fields = { golf_id: 'Number', type: 'String', number: 'Number' };
  return { ...texts, vector_layers: LAYERS.map((id) => ({ id, ...zooms, fields })) };
}

/** Leaves of equal size, larger ones until the root, which lists them, is small enough. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  // Lengths differ, so that each entry takes a byte or more, compressed too.
  const whole = entries.length <= ROOT_BYTES ? directory(entries) : null;
  if (whole && whole.length <= ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 4096; ; size *= 2) {
    const leaves: Buffer[] = [];
    const listed: Entry[] = [];
    let offset = 0;
    for (let at = 0; at < entries.length; at += size) {
      const leaf = directory(entries.slice(at, at + size));
      listed.push({ id: entries[at]!.id, offset, length: leaf.length, run: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = directory(listed);
    if (root.length <= ROOT_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const varint = (value: number) => {
    let rest = value;
    while (rest >= 0x80) {
      bytes.push((rest % 128) | 0x80);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  varint(entries.length);
  let last = 0;
  for (const { id } of entries) {
    varint(id - last);
    last = id;
  }
  for (const { run } of entries) varint(run);
  for (const { length } of entries) varint(length);
  let end = -1;
  for (const { offset, length } of entries) {
    varint(offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return gzipSync(Buffer.from(bytes));
}
