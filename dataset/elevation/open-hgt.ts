import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { blockSize, type ElevationTile, heightOrVoid } from './elevation-tile.ts';
import { readZipEntry } from './zip-entry.ts';

/** 'N42E001.hgt', 'S34W059.SRTMGL1.hgt.zip': the tile's south-west corner. */
const NAME = /^([NS])(\d{2})([EW])(\d{3})[^/\\]*\.hgt(\.zip)?$/i;
/** Samples a side of a tile of one degree: 30, 3, 1 and a half arc second. Neighbours share their edges. */
const SIDES = [121, 1201, 3601, 7201];
const BYTES = 2;
const BLOCK_ROWS = 64;

/** Whether a file's name says that it's an SRTM tile. */
export function isHgtName(path: string): boolean {
  return NAME.test(basename(path));
}

/**
 * Opens an SRTM tile: big-endian 16-bit metres without a header, the name giving the corner and the size the
 * resolution; zipped or not. Throws an Error that says what is wrong with it.
 */
export async function openHgt(path: string): Promise<ElevationTile> {
  const match = NAME.exec(basename(path));
  if (!match) throw new Error('its name gives no corner (as N42E001.hgt does)');
  const south = Number(match[2]) * (match[1]!.toUpperCase() === 'S' ? -1 : 1);
  const west = Number(match[4]) * (match[3]!.toUpperCase() === 'W' ? -1 : 1);
  if (south < -90 || south >= 90 || west < -180 || west >= 180)
    throw new Error('its name gives no place on earth');
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
        if (bytesRead !== bytes.length) throw new Error('it is cut off');
        return toHeights(bytes);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A zipped tile is unpacked as a whole, once for each time that it enters the cache. */
async function openZipped(path: string, west: number, south: number): Promise<ElevationTile> {
  const most = SIDES.at(-1)! ** 2 * BYTES;
  const unpack = async () => readZipEntry(await readFile(path), /\.hgt$/i, most).data;
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
  if (side === undefined) throw new Error(`${bytes} bytes are no SRTM tile of 3 or 1 arc seconds`);
  return side;
}

function toHeights(bytes: Buffer): Float32Array {
  const heights = new Float32Array(bytes.length / BYTES);
  for (let i = 0; i < heights.length; i++) heights[i] = heightOrVoid(bytes.readInt16BE(i * BYTES), null);
  return heights;
}
