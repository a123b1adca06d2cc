import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PbfWriter } from 'pbf';

/*
 * The parts of the PBF format that an invented landscape needs: dense nodes without tags, and tagged ways.
 * https://wiki.openstreetmap.org/wiki/PBF_Format
 */

/** Its nodes' ids count up from the first; a closed way ends where it began. */
export type PlainWay = {
  id: number;
  firstNode: number;
  nodes: number;
  isClosed: boolean;
  tags: readonly string[];
};

const MADE_AT_SECONDS = 1_767_225_600;
const compress = promisify(deflate);

export function headerBlob(): Promise<Buffer> {
  const header = new PbfWriter();
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) header.writeBytesField(4, Buffer.from(feature));
  header.writeBytesField(5, Buffer.from('Sort.Type_then_ID'));
  return toBlob('OSMHeader', take(header));
}

const [ids, lats, lons, times] = [new PbfWriter(), new PbfWriter(), new PbfWriter(), new PbfWriter()];
const [group, way, packed] = [new PbfWriter(), new PbfWriter(), new PbfWriter()];

/**
 * Ids count up from the first. Each node has longitude and latitude in ten-millionths of a degree, and the
 * second of its change.
 */
export function nodesBlob(firstId: number, nodes: Int32Array, count: number): Promise<Buffer> {
  let [lastLon, lastLat, lastTime] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const lon = nodes[3 * i]!;
    const lat = nodes[3 * i + 1]!;
    const time = nodes[3 * i + 2]!;
    ids.writeSVarint(i === 0 ? firstId : 1);
    lons.writeSVarint(lon - lastLon);
    lats.writeSVarint(lat - lastLat);
    times.writeSVarint(time - lastTime);
    lastLon = lon;
    lastLat = lat;
    lastTime = time;
  }
  const info = new PbfWriter();
  info.writeBytesField(1, Buffer.alloc(count, 1));
  info.writeBytesField(2, take(times));
  const dense = new PbfWriter();
  dense.writeBytesField(1, take(ids));
  dense.writeBytesField(5, take(info));
  dense.writeBytesField(8, take(lats));
  dense.writeBytesField(9, take(lons));
  group.writeBytesField(2, take(dense));
  return toBlob('OSMData', toBlock([], take(group)));
}

/** Tags are key, value, key, value. */
export function waysBlob(ways: readonly PlainWay[]): Promise<Buffer> {
  const strings = [''];
  const indexes = new Map<string, number>();
  const indexOf = (text: string) => {
    const known = indexes.get(text);
    if (known !== undefined) return known;
    indexes.set(text, strings.length);
    return strings.push(text) - 1;
  };
  const info = new PbfWriter();
  info.writeVarintField(1, 1);
  info.writeVarintField(2, MADE_AT_SECONDS);
  const stamp = take(info);
  for (const { id, firstNode, nodes, isClosed, tags } of ways) {
    way.writeVarintField(1, id);
    for (const offset of [0, 1]) {
      for (let i = offset; i < tags.length; i += 2) packed.writeVarint(indexOf(tags[i]!));
      way.writeBytesField(2 + offset, take(packed));
    }
    way.writeBytesField(4, stamp);
    packed.writeSVarint(firstNode);
    for (let i = 1; i < nodes; i++) packed.writeSVarint(1);
    if (isClosed) packed.writeSVarint(1 - nodes);
    way.writeBytesField(8, take(packed));
    group.writeBytesField(3, take(way));
  }
  return toBlob('OSMData', toBlock(strings, take(group)));
}

/**
 * Empties the writer; the bytes are valid until it's used again. (`finish` would leave it no room to grow.)
 */
function take(writer: PbfWriter): Uint8Array {
  const written = writer.buf.subarray(0, writer.pos);
  writer.pos = 0;
  return written;
}

function toBlock(strings: readonly string[], primitives: Uint8Array): Uint8Array {
  const table = new PbfWriter();
  for (const text of strings.length > 0 ? strings : ['']) table.writeBytesField(1, Buffer.from(text));
  const block = new PbfWriter();
  block.writeBytesField(1, take(table));
  block.writeBytesField(2, primitives);
  return take(block);
}

async function toBlob(type: string, content: Uint8Array): Promise<Buffer> {
  const blob = new PbfWriter();
  blob.writeVarintField(2, content.length);
  blob.writeBytesField(3, await compress(content, { level: 1 }));
  const body = take(blob);
  const header = new PbfWriter();
  header.writeBytesField(1, Buffer.from(type));
  header.writeVarintField(3, body.length);
  const head = take(header);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

/** The rest can be appended to another file's header. */
export function endOfHeader(file: Buffer): number {
  const headLength = file.readUInt32BE(0);
  let size = 0;
  let shift = 1;
  for (let at = file.lastIndexOf(0x18, 4 + headLength - 1) + 1; at < 4 + headLength; at++) {
    size += (file[at]! % 0x80) * shift;
    shift *= 0x80;
  }
  return 4 + headLength + size;
}
