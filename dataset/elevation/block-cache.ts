import type { ElevationTile } from './elevation-tile.ts';

export type BlockCache = {
  /** If it's available without waiting. */
  peek(tile: ElevationTile, blockColumn: number, blockRow: number): Float32Array | undefined;
  load(tile: ElevationTile, blockColumn: number, blockRow: number): Promise<Float32Array>;
};

/** One height may need this many: four corners, each beyond an edge at worst. */
const LEAST_BLOCKS = 9;

/**
 * Keeps at most `mostSamples` heights (four bytes each) and drops the first loaded first: positions come in
 * the order of the blocks, so old blocks are done with. The last few stay, however large.
 */
export function makeBlockCache(mostSamples: number): BlockCache {
  const blocks = new Map<ElevationTile, Map<number, Float32Array>>();
  const inOrder = new Map<Float32Array, () => void>();
  let samples = 0;
  const keyOf = (tile: ElevationTile, column: number, row: number) =>
    row * Math.ceil(tile.columns / tile.blockColumns) + column;
  return {
    peek(tile, column, row) {
      return blocks.get(tile)?.get(keyOf(tile, column, row));
    },
    async load(tile, column, row) {
      const key = keyOf(tile, column, row);
      const known = blocks.get(tile)?.get(key);
      if (known) return known;
      const block = await tile.readBlock(column, row);
      const ofTile = blocks.get(tile) ?? new Map<number, Float32Array>();
      blocks.set(tile, ofTile.set(key, block));
      inOrder.set(block, () => ofTile.delete(key));
      samples += block.length;
      for (const [oldest, drop] of inOrder) {
        if (samples <= mostSamples || inOrder.size <= LEAST_BLOCKS) break;
        drop();
        inOrder.delete(oldest);
        samples -= oldest.length;
      }
      return block;
    },
  };
}
