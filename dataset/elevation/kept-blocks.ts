import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { TileGrid } from './elevation-tile.ts';

/**
 * A folder of blocks that were fetched from a host: for each cell what its tile is like (null where there is no such
 * cell), and the heights of its blocks. A file that can't be read counts as missing, and is fetched again. One that's read
 * gets a new date, as being in use.
 */
export type KeptBlocks = ReturnType<typeof openKeptBlocks>;

export function openKeptBlocks(folder: string) {
  const gridFile = (cell: string) => join(folder, `${cell}.json`);
  const blockFile = (cell: string, column: number, row: number) =>
    join(folder, `${cell}-${column}-${row}.zst`);
  return {
    async grid(cell: string): Promise<TileGrid | null | undefined> {
      const text = (await readDated(gridFile(cell)))?.toString();
      try {
        return text === undefined ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    keepGrid: (cell: string, grid: TileGrid | null) => keep(folder, gridFile(cell), JSON.stringify(grid)),
    async block(cell: string, column: number, row: number): Promise<Float32Array | undefined> {
      const bytes = await readDated(blockFile(cell, column, row));
      try {
        return bytes && new Float32Array(new Uint8Array(zstdDecompressSync(bytes)).buffer);
      } catch {
        return undefined;
      }
    },
    keepBlock: (cell: string, column: number, row: number, heights: Float32Array) =>
      keep(
        folder,
        blockFile(cell, column, row),
        zstdCompressSync(new Uint8Array(heights.buffer, heights.byteOffset, heights.byteLength)),
      ),
  };
}

async function readDated(file: string): Promise<Buffer | undefined> {
  try {
    const now = new Date();
    await utimes(file, now, now);
    return await readFile(file);
  } catch {
    return undefined;
  }
}

async function keep(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
