import { fromCustomClient } from 'geotiff';
import type { Finding } from '../finding.ts';
import { type Cell, cellAddress, cellName, cellsAround } from './copernicus-cells.ts';
import { blockSize, type ElevationTile, type TileGrid } from './elevation-tile.ts';
import { type KeptBlocks, openKeptBlocks } from './kept-blocks.ts';
import { type ElevationSource, makeSampler } from './open-elevation.ts';
import { readGeotiff } from './open-geotiff.ts';
import { NoSuchFile, PATIENCE, type Patience, RangeClient } from './range-client.ts';

/** How many requests are open at a time. */
const AT_A_TIME = 4;

/** The failures in a row after which a build asks a host for nothing more. */
const MOST_FAILURES = 6;

export type RemoteOptions = {
  /** Keeps blocks between builds. */
  folder: string;
  onFetched?: ((blocks: number) => void) | undefined;
  patience?: Patience;
};

/**
 * Heights of Copernicus GLO-30 under a base address, read block by block as they're needed. What can't be read stays
 * unknown: a host that's gone never stops a build, and is one finding.
 */
export function openRemoteElevation(base: string, options: RemoteOptions): ElevationSource {
  const host = createHost(base, options);
  const tiles = new Map<string, ElevationTile>();
  const absent = new Set<string>();
  const used = new Set<ElevationTile>();
  const open = async (cell: Cell) => {
    const name = cellName(cell);
    if (tiles.has(name) || absent.has(name)) return;
    const tile = await host.open(cell);
    if (tile) tiles.set(name, tile);
    else if (tile === null) absent.add(name);
  };
  return {
    get tileCount() {
      return tiles.size;
    },
    async sample(positions) {
      await severalAtATime(cellsAround(positions), open);
      const sampler = makeSampler([...tiles.values()], { used, asked: new Set() });
      await severalAtATime(sampler.blocksOf(positions), ({ tile, column, row }) =>
        host.fetch(tile, column, row),
      );
      return sampler.sample(positions);
    },
    idleTiles: () => [],
    findings: () => [...host.findings(), ...absentCells(base, absent)],
    async close() {
      await Promise.all([...tiles.values()].map((tile) => tile.close()));
    },
  };
}

function absentCells(base: string, absent: ReadonlySet<string>): Finding[] {
  if (absent.size === 0) return [];
  const value = `${[...absent].sort().join(', ')}: the host has no such cells, as for the open sea`;
  return [{ source: 'elevation', place: base, rule: 'no-elevation-cell', value, action: 'noted' }];
}

type Host = {
  /** Null if there is no such cell, undefined if it couldn't be asked for. */
  open(cell: Cell): Promise<ElevationTile | null | undefined>;
  /** Brings a block into the folder, if it isn't there. */
  fetch(tile: ElevationTile, column: number, row: number): Promise<void>;
  findings(): Finding[];
};

function createHost(base: string, { folder, onFetched, patience = PATIENCE }: RemoteOptions): Host {
  const kept = openKeptBlocks(folder);
  let failuresInARow = 0;
  let lost = 0;
  let reason = '';
  let fetched = 0;
  /** Undefined if it fails, or if the host has failed too often. */
  const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (failuresInARow >= MOST_FAILURES) {
      lost++;
      return undefined;
    }
    try {
      const answer = await work();
      failuresInARow = 0;
      return answer;
    } catch (error) {
      failuresInARow++;
      lost++;
      reason ||= reasonOf(error);
      return undefined;
    }
  };
  const openAt = (cell: Cell): Promise<Omit<ElevationTile, 'path'>> =>
    fromCustomClient(new RangeClient(cellAddress(base, cell), patience)).then(readGeotiff);
  return {
    async open(cell) {
      const name = cellName(cell);
      const known = await kept.grid(name);
      if (known !== undefined) return known && keptTile(name, known, { kept, ask, open: () => openAt(cell) });
      return ask(async () => {
        const remote = await openAt(cell).catch(noSuchFile);
        const grid = remote && gridOf(remote);
        await kept.keepGrid(name, grid);
        return grid && keptTile(name, grid, { kept, ask, open: async () => remote! });
      });
    },
    async fetch(tile, column, row) {
      if (await kept.block(tile.path, column, row)) return;
      await tile.readBlock(column, row);
      onFetched?.(++fetched);
    },
    findings() {
      if (lost === 0) return [];
      const value = `${lost} cells or blocks: ${reason}`;
      return [{ source: 'elevation', place: base, rule: 'heights-not-fetched', value, action: 'noted' }];
    },
  };
}

function noSuchFile(error: unknown): null {
  if (causesOf(error).some((cause) => cause instanceof NoSuchFile)) return null;
  throw error;
}

function gridOf({
  west,
  north,
  lonStep,
  latStep,
  columns,
  rows,
  blockColumns,
  blockRows,
}: TileGrid): TileGrid {
  return { west, north, lonStep, latStep, columns, rows, blockColumns, blockRows };
}

type Asking = {
  kept: KeptBlocks;
  ask: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>;
  open: () => Promise<Omit<ElevationTile, 'path'>>;
};

/** A tile whose blocks come from the folder, or from the host and then into the folder; voids if neither has them. */
function keptTile(name: string, grid: TileGrid, { kept, ask, open }: Asking): ElevationTile {
  let opened: ReturnType<typeof open> | null = null;
  return {
    ...grid,
    path: name,
    async readBlock(column, row) {
      const { columns, rows } = blockSize(grid, column, row);
      const known = await kept.block(name, column, row);
      if (known?.length === columns * rows) return known;
      const heights = await ask(async () => {
        opened ??= open();
        return (await opened).readBlock(column, row);
      });
      if (heights === undefined) return new Float32Array(columns * rows).fill(Number.NaN);
      await kept.keepBlock(name, column, row, heights);
      return heights;
    },
    close: async () => {},
  };
}

async function severalAtATime<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await work(items[next++]!);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** geotiff.js wraps what its client throws. */
function causesOf(error: unknown): unknown[] {
  if (error instanceof AggregateError) return [error, ...error.errors.flatMap(causesOf)];
  return error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error];
}

function reasonOf(error: unknown): string {
  const last = causesOf(error).at(-1);
  return last instanceof Error ? last.message : String(last);
}
