import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { byteWriter } from './byte-writer.ts';

/*
 * As much of the PBF format as a made-up landscape needs: dense nodes without tags, and tagged ways.
 * https://wiki.openstreetmap.org/wiki/PBF_Format
 */

/** A way by its first node's id; its nodes' ids go on from there, and a closed one ends where it began. */
export type PlainWay = {
  id: number;
  firstNode: number;
  nodes: number;
  isClosed: boolean;
  tags: readonly string[];
};

const MADE_AT_SECONDS = 1_767_225_600;
const compress = promisify(deflate);

/** The file's first block. */
export function headerBlob(): Promise<Buffer> {
  const header = byteWriter();
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) header.bytes(4, Buffer.from(feature));
  header.bytes(5, Buffer.from('Sort.Type_then_ID'));
  return toBlob('OSMHeader', header.take());
}

/** Used by one call after the other: each is empty again at the end. */
const [ids, lats, lons, times] = [byteWriter(), byteWriter(), byteWriter(), byteWriter()];
const [group, way, packed] = [byteWriter(), byteWriter(), byteWriter()];

/** Nodes with ids from a first one on. Each has three numbers: longitude and latitude in ten-millionths of a degree, and the second of its change. */
export function nodesBlob(firstId: number, nodes: Int32Array, count: number): Promise<Buffer> {
  let [lastLon, lastLat, lastTime] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const lon = nodes[3 * i]!;
    const lat = nodes[3 * i + 1]!;
    const time = nodes[3 * i + 2]!;
    ids.zigzag(i === 0 ? firstId : 1);
    lons.zigzag(lon - lastLon);
    lats.zigzag(lat - lastLat);
    times.zigzag(time - lastTime);
    lastLon = lon;
    lastLat = lat;
    lastTime = time;
  }
  const info = byteWriter();
  info.bytes(1, Buffer.alloc(count, 1));
  info.bytes(2, times.take());
  const dense = byteWriter();
  dense.bytes(1, ids.take());
  dense.bytes(5, info.take());
  dense.bytes(8, lats.take());
  dense.bytes(9, lons.take());
  group.bytes(2, dense.take());
  return toBlob('OSMData', toBlock([], group.take()));
}

/** Ways; each has its tags as key, value, key, value. */
export function waysBlob(ways: readonly PlainWay[]): Promise<Buffer> {
  const strings = [''];
  const indexes = new Map<string, number>();
  const indexOf = (text: string) => {
    const known = indexes.get(text);
    if (known !== undefined) return known;
    indexes.set(text, strings.length);
    return strings.push(text) - 1;
  };
  const info = byteWriter();
  info.number(1, 1);
  info.number(2, MADE_AT_SECONDS);
  const stamp = info.take();
  for (const { id, firstNode, nodes, isClosed, tags } of ways) {
    way.number(1, id);
    for (const offset of [0, 1]) {
      for (let i = offset; i < tags.length; i += 2) packed.varint(indexOf(tags[i]!));
      way.bytes(2 + offset, packed.take());
    }
    way.bytes(4, stamp);
    packed.zigzag(firstNode);
    for (let i = 1; i < nodes; i++) packed.zigzag(1);
    if (isClosed) packed.zigzag(1 - nodes);
    way.bytes(8, packed.take());
    group.bytes(3, way.take());
  }
  return toBlob('OSMData', toBlock(strings, group.take()));
}

function toBlock(strings: readonly string[], primitives: Buffer): Buffer {
  const table = byteWriter();
  for (const text of strings.length > 0 ? strings : ['']) table.bytes(1, Buffer.from(text));
  const block = byteWriter();
  block.bytes(1, table.take());
  block.bytes(2, primitives);
  return block.take();
}

async function toBlob(type: string, content: Buffer): Promise<Buffer> {
  const blob = byteWriter();
  blob.number(2, content.length);
  blob.bytes(3, await compress(content, { level: 1 }));
  const body = blob.take();
  const header = byteWriter();
  header.bytes(1, Buffer.from(type));
  header.number(3, body.length);
  const head = header.take();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

/** Where the first block of a PBF file ends: what follows can be put behind another file's header. */
export function endOfHeader(file: Buffer): number {
  const headLength = file.readUInt32BE(0);
  // The last field of a block's head is the size of its body.
  let size = 0;
  let shift = 1;
  for (let at = file.lastIndexOf(0x18, 4 + headLength - 1) + 1; at < 4 + headLength; at++) {
    size += (file[at]! % 0x80) * shift;
    shift *= 0x80;
  }
  return 4 + headLength + size;
}
