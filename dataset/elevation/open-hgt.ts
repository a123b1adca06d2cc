import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { blockSize, type ElevationTile, heightOrVoid } from './elevation-tile.ts';

/** 'N42E001.hgt', 'S34W059.SRTMGL1.hgt.zip': the south-west corner. */
const NAME = /^([NS])(\d{2})([EW])(\d{3})[^/\\]*\.hgt(\.zip)?$/i;
/** Samples along a degree: 30, 3, 1 and a half arc second. Neighbours share their edges. */
const SIDES = [121, 1201, 3601, 7201];
const BYTES = 2;
const BLOCK_ROWS = 64;

export function isHgtName(path: string): boolean {
  return NAME.test(basename(path));
}

/** Opens an SRTM tile, zipped or not: its name gives the corner, its size the resolution. Throws an Error with the reason. */
export async function openHgt(path: string): Promise<ElevationTile> {
  const match = NAME.exec(basename(path));
  if (!match) throw new Error("its name doesn't give its corner, as N42E001.hgt does");
  const south = Number(match[2]) * (match[1]!.toUpperCase() === 'S' ? -1 : 1);
  const west = Number(match[4]) * (match[3]!.toUpperCase() === 'W' ? -1 : 1);
  if (south < -90 || south >= 90 || west < -180 || west >= 180)
    throw new Error('its name gives an impossible position');
  return match[5] === undefined ? openPlain(path, west, south) : openZipped(path, west, south);
}

async function openPlain(path: string, west: number, south: number): Promise<ElevationTile> {
  const file = await open(path);
  try {
    const side = sideOf((await file.stat()).size);
    return {
      ...gridOf(path, west, south, side),
      async readBlock(_, blockRow) {
        const rows = blockSize({ ...gridOf(path, west, south, side) }, 0, blockRow).rows;
        const bytes = Buffer.alloc(rows * side * BYTES);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, blockRow * BLOCK_ROWS * side * BYTES);
        if (bytesRead !== bytes.length) throw new Error("it's incomplete");
        return toHeights(bytes);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Unpacked as a whole, once for each time it enters the cache. */
async function openZipped(path: string, west: number, south: number): Promise<ElevationTile> {
  const most = SIDES.at(-1)! ** 2 * BYTES;
  const unpack = async () => readZipEntry(await readFile(path), /(?:^|\/)[^./][^/]*\.hgt$/i, most).data;
  const side = sideOf((await unpack()).length);
  return {
    ...gridOf(path, west, south, side),
    blockRows: side,
    async readBlock() {
      const data = await unpack();
      if (sideOf(data.length) !== side) throw new Error('it changed while it was read');
      return toHeights(data);
    },
    close: async () => {},
  };
}

function gridOf(path: string, west: number, south: number, side: number) {
  const step = 1 / (side - 1);
  const grid = { path, west, north: south + 1, lonStep: step, latStep: step, columns: side, rows: side };
  return { ...grid, blockColumns: side, blockRows: BLOCK_ROWS };
}

function sideOf(bytes: number): number {
  const side = SIDES.find((each) => each * each * BYTES === bytes);
  if (side === undefined)
    throw new Error(`${bytes} bytes isn't the size of an SRTM tile of 3 or 1 arc seconds`);
  return side;
}

function toHeights(bytes: Buffer): Float32Array {
  const heights = new Float32Array(bytes.length / BYTES);
  for (let i = 0; i < heights.length; i++) heights[i] = heightOrVoid(bytes.readInt16BE(i * BYTES), null);
  return heights;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;

/**
 * The first file whose name matches, inflated to at most `mostBytes`, so that a malicious archive can't fill
 * the memory. Throws an Error that says what is wrong. (PKWARE APPNOTE 4.3; no ZIP64, no encryption:
 * elevation tiles need neither.)
 */
function readZipEntry(archive: Buffer, name: RegExp, mostBytes: number): { name: string; data: Buffer } {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) {
      throw new Error('its directory is damaged');
    }
    const nameLength = archive.readUInt16LE(at + 28);
    const entryName = archive.toString('latin1', at + 46, at + 46 + nameLength);
    if (name.test(entryName)) return { name: entryName, data: inflate(archive, at, mostBytes) };
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error("it doesn't contain an elevation tile");
}

function findEnd(archive: Buffer): number {
  const least = Math.max(0, archive.length - END_SIZE - LONGEST_COMMENT);
  for (let at = archive.length - END_SIZE; at >= least; at--) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error("it isn't a ZIP archive, or it's incomplete");
}

function inflate(archive: Buffer, entry: number, mostBytes: number): Buffer {
  const method = archive.readUInt16LE(entry + 10);
  const checksum = archive.readUInt32LE(entry + 16);
  const packed = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL_ENTRY) {
    throw new Error('its directory points outside the file');
  }
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (from + packed > archive.length) throw new Error("it's incomplete");
  const stored = archive.subarray(from, from + packed);
  if (method !== 0 && method !== 8)
    throw new Error(`it's compressed by a method (${method}) that we can't read`);
  const data = method === 0 ? stored : inflateRawSync(stored, { maxOutputLength: mostBytes });
  if (crc32(data) !== checksum) throw new Error("its bytes don't match its checksum (CRC-32)");
  return data;
}
