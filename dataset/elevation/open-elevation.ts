import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Position } from '#lib/contract/geometry.ts';
import { wrapLongitude } from '#lib/geo/longitude.ts';
import { SourceError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { blockSize, type ElevationTile, interpolate } from './elevation-tile.ts';
import { openGeotiff } from './open-geotiff.ts';
import { isHgtName, openHgt } from './open-hgt.ts';
import { boundsOf, placeIn, positionOf, rowStepDegrees } from './tile-place.ts';

export type ElevationSource = {
  tileCount: number;
  /** Metres above sea level, in the order asked for; null for voids, and where there's no tile. */
  sample(positions: readonly Position[]): Promise<(number | null)[]>;
  /** What was missing or couldn't be read, so far. */
  findings(): Finding[];
  /** Tiles that have given no height so far. */
  idleTiles(): IdleTile[];
  close(): Promise<void>;
};

/** `isAsked`: positions are on it, where it has only voids. */
export type IdleTile = Parameters<typeof boundsOf>[0] & { path: string; isAsked?: boolean };

/** 64 MB of heights. */
const CACHED_SAMPLES = 16_000_000;
/** One height may need this many, however large: four corners, each beyond an edge at worst. */
const LEAST_BLOCKS = 9;

/**
 * Opens the tiles in a folder and those under it: SRTM `.hgt` and `.hgt.zip`, GeoTIFF `.tif`. Throws a SourceError that names
 * the unreadable file, or says that there are no tiles.
 */
export async function openElevation(folder: string): Promise<ElevationSource> {
  const tiles: ElevationTile[] = [];
  const close = async () => {
    await Promise.all(tiles.map((tile) => tile.close()));
  };
  try {
    for (const path of await listTiles(folder)) {
      tiles.push(await named(path, isHgtName(path) ? openHgt(path) : openGeotiff(path)));
    }
  } catch (error) {
    await close();
    throw error;
  }
  const used = new Set<ElevationTile>();
  const asked = new Set<ElevationTile>();
  return {
    tileCount: tiles.length,
    sample: makeSampler(tiles, { used, asked }).sample,
    findings: () => [],
    idleTiles: () =>
      tiles.filter((tile) => !used.has(tile)).map((tile) => ({ ...tile, isAsked: asked.has(tile) })),
    close,
  };
}

async function listTiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new SourceError(`There's no elevation folder ${folder}.`);
      if (error.code === 'ENOTDIR')
        throw new SourceError(`${folder} is a file, not a folder of elevation tiles.`);
      throw new SourceError(`The elevation folder ${folder} can't be read: ${error.message}.`);
    },
  );
  const paths = entries
    .filter((entry) => !entry.isDirectory() && /\.(hgt|hgt\.zip|tiff?)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // "._N42E001.hgt" is what macOS writes next to a file on other disks.
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((name) => name.startsWith('.')),
    )
    .sort();
  if (paths.length === 0) {
    throw new SourceError(`The elevation folder ${folder} has no tiles (.hgt, .hgt.zip, .tif or .tiff).`);
  }
  return paths;
}

/** Any failure becomes one sentence that names the file. */
async function named<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceError(`The elevation tile ${path} can't be read: ${reason.replace(/\.$/, '')}.`);
  }
}

type Corner = (tile: ElevationTile, column: number, row: number) => number;
export type Block = { tile: ElevationTile; column: number; row: number };

function blockAt(tile: ElevationTile, { column, row }: { column: number; row: number }): Block {
  return { tile, column: Math.floor(column / tile.blockColumns), row: Math.floor(row / tile.blockRows) };
}

const keyOfBlock = ({ tile, column, row }: Block) => `${tile.path} ${column} ${row}`;

export type Sampler = Pick<ElevationSource, 'sample'> & {
  /** The blocks that heights at these positions are read from, each once. */
  blocksOf(positions: readonly Position[]): Block[];
};

function blockCache(): LRUCache<string, Float32Array> {
  return new LRUCache({
    maxSize: CACHED_SAMPLES,
    sizeCalculation: ({ length }) => Math.min(length, Math.floor(CACHED_SAMPLES / LEAST_BLOCKS)),
  });
}

/** Adds the tiles that heights come from to `used`, and those that positions are on to `asked`. */
export function makeSampler(
  tiles: readonly ElevationTile[],
  { used, asked }: Record<'used' | 'asked', Set<ElevationTile>>,
): Sampler {
  const blocks = blockCache();
  const finder = makeTileFinder(tiles);
  /** Heights are computed without waiting, and again once the missing block is there. */
  let lacking: Block | null = null;

  const pixel: Corner = (tile, column, row) => {
    const place = blockAt(tile, { column, row });
    const block = blocks.get(keyOfBlock(place));
    if (!block) {
      lacking = place;
      return Number.NaN;
    }
    const { columns } = blockSize(tile, place.column, place.row);
    return block[(row - place.row * tile.blockRows) * columns + (column - place.column * tile.blockColumns)]!;
  };

  /** Looks up a corner beyond the tile's edge in the neighbour; it may be beyond that one too, hence `hops`. */
  const cornerOver =
    (hops: number): Corner =>
    (tile, column, row) => {
      if (isInside(tile, column, row)) return pixel(tile, column, row);
      if (hops === 0) return Number.NaN;
      const position = positionOf(tile, { column, row });
      for (const other of finder.around(position)) {
        if (other === tile) continue;
        const place = placeIn(other, position);
        const height = heightIn(other, place.column, place.row, cornerOver(hops - 1));
        if (!Number.isNaN(height)) return height;
      }
      return Number.NaN;
    };
  const cornerAnywhere = cornerOver(2);

  const heightAt = (position: Position): number | null => {
    for (const tile of finder.around(position)) {
      const { column, row } = placeIn(tile, position);
      if (isInside(tile, column, row)) asked.add(tile);
      const height = heightIn(tile, column, row, cornerAnywhere);
      if (Number.isNaN(height)) continue;
      used.add(tile);
      return height;
    }
    return null;
  };

  const heightOnceLoaded = async (position: Position): Promise<number | null> => {
    for (;;) {
      lacking = null;
      const height = heightAt(position);
      const block = lacking as Block | null;
      if (block === null) return height;
      const { tile, column, row } = block;
      blocks.set(keyOfBlock(block), await named(tile.path, tile.readBlock(column, row)));
    }
  };

  return {
    async sample(positions) {
      const heights = new Array<number | null>(positions.length).fill(null);
      for (const index of finder.inReadingOrder(positions)) {
        heights[index] = await heightOnceLoaded(positions[index]!);
      }
      return heights;
    },
    blocksOf: (positions) => blocksOf(finder, positions),
  };
}

function blocksOf(finder: TileFinder, positions: readonly Position[]): Block[] {
  const blocks = new Map<string, Block>();
  for (const position of positions) {
    for (const tile of finder.around(position)) {
      const { column, row } = placeIn(tile, position);
      for (const x of [Math.floor(column), Math.ceil(column)]) {
        for (const y of [Math.floor(row), Math.ceil(row)]) {
          if (!isInside(tile, x, y)) continue;
          const block = blockAt(tile, { column: x, row: y });
          blocks.set(keyOfBlock(block), block);
        }
      }
    }
  }
  return [...blocks.values()];
}

/** Column and row may have fractions. */
function heightIn(tile: ElevationTile, column: number, row: number, corner: Corner): number {
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [x, y] = [column - left, row - top];
  return interpolate(
    corner(tile, left, top),
    x === 0 ? Number.NaN : corner(tile, left + 1, top),
    y === 0 ? Number.NaN : corner(tile, left, top + 1),
    x === 0 || y === 0 ? Number.NaN : corner(tile, left + 1, top + 1),
    x,
    y,
  );
}

function isInside(tile: ElevationTile, column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column <= tile.columns - 1 && row <= tile.rows - 1;
}

type TileFinder = {
  /** Tiles at or within one pixel of it: those that hold the position first, then the finest. */
  around(position: Position): ElevationTile[];
  /** An order in which each tile, and in it each block, is visited once. */
  inReadingOrder(positions: readonly Position[]): number[];
};

/** Finds tiles by whole degrees, which continue across the antimeridian. */
function makeTileFinder(tiles: readonly ElevationTile[]): TileFinder {
  const byDegree = new Map<string, ElevationTile[]>();
  for (const tile of tiles) {
    const { west, south, east, north } = boundsOf(tile, 1);
    for (let lon = Math.floor(west); lon <= Math.floor(east); lon++) {
      for (let lat = Math.floor(south); lat <= Math.floor(north); lat++) {
        const key = keyOf(lon, lat);
        byDegree.set(key, [...(byDegree.get(key) ?? []), tile]);
      }
    }
  }
  const around = (position: Position) =>
    (byDegree.get(keyOf(Math.floor(position[0]), Math.floor(position[1]))) ?? [])
      .map((tile) => ({ tile, away: pixelsAway(tile, position) }))
      .filter(({ away }) => away < 1)
      .sort((a, b) => a.away - b.away || rowStepDegrees(a.tile) - rowStepDegrees(b.tile))
      .map(({ tile }) => tile);
  const order = new Map(tiles.map((tile, i) => [tile, i]));
  return {
    around,
    inReadingOrder(positions) {
      const read = positions.map((position, index) => {
        const [tile] = around(position);
        if (!tile) return { index, of: -1, row: 0, column: 0 };
        const { column, row } = blockAt(tile, placeIn(tile, position));
        return { index, of: order.get(tile)!, row, column };
      });
      return read
        .sort((a, b) => a.of - b.of || a.row - b.row || a.column - b.column || a.index - b.index)
        .map(({ index }) => index);
    },
  };
}

/** Pixels outside the pixel centres; 0 inside. */
function pixelsAway(tile: ElevationTile, position: Position): number {
  const { column, row } = placeIn(tile, position);
  const beyond = (place: number, count: number) => Math.max(0, -place, place - (count - 1));
  const away = Math.max(beyond(column, tile.columns), beyond(row, tile.rows));
  return away < 1e-6 ? 0 : away;
}

function keyOf(lon: number, lat: number): string {
  return `${wrapLongitude(lon)},${lat}`;
}
