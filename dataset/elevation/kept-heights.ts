import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { renameDurably } from '#lib/dataset-file/durable-file.ts';
import { codeDigest, sha256 } from '#lib/node/code-digest.ts';
import type { ElevationSource } from './open-elevation.ts';

/** NaN where the height isn't known. */
type Sample = { heights: Float64Array; tiles: string[] };

/**
 * Keeps heights in a folder, named by the digest of the positions, the tiles' names, sizes and times, and the builder's code.
 * `clear` removes those that weren't asked for.
 */
export async function keepHeights(
  source: ElevationSource,
  folder: string,
): Promise<ElevationSource & { clear(): Promise<void> }> {
  const base = sha256(
    [codeDigest(['dataset', 'lib', 'package-lock.json']), ...(await source.tileStamps())].join('\n'),
  );
  const wanted = new Set<string>();
  const used = new Set<string>();
  const sampleAnew = async (positions: Parameters<ElevationSource['sample']>[0]): Promise<Sample> => {
    const heights = await source.sample(positions);
    return {
      heights: Float64Array.from(heights, (height) => height ?? Number.NaN),
      tiles: source.tilesOfLast(),
    };
  };
  return {
    ...source,
    async sample(positions) {
      const bytes = new Uint8Array(Float64Array.from(positions.flat()).buffer);
      const name = `heights-${sha256(base + sha256(bytes)).slice(0, 32)}`;
      wanted.add(name);
      const path = join(folder, name);
      const kept = await readKept(path);
      const sample = kept ?? (await sampleAnew(positions));
      if (!kept) {
        await writeFile(`${path}.part`, serialize(sample));
        await renameDurably(`${path}.part`, path);
      }
      for (const tile of sample.tiles) used.add(tile);
      return Array.from(sample.heights, (height) => (Number.isNaN(height) ? null : height));
    },
    idleTiles: () => source.idleTiles().filter(({ path }) => !used.has(path)),
    async clear() {
      for (const name of await readdir(folder)) {
        if (name.startsWith('heights-') && !wanted.has(name)) await rm(join(folder, name));
      }
    },
  };
}

/** Null if there's no such file, or a damaged one. */
async function readKept(path: string): Promise<Sample | null> {
  try {
    return deserialize(await readFile(path));
  } catch {
    return null;
  }
}
