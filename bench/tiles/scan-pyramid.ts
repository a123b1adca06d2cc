import { type TimedAnswer, timedGet } from './timed-get.ts';

/** A tile of a pyramid as it was answered, without its bytes. */
export type ScannedTile = { z: number; path: string; plainBytes: number } & Omit<TimedAnswer, 'body'>;

/**
 * Asks for every tile of a pyramid that has anything on it, each exactly once: the world's tile, then the four below each
 * tile that is not empty. `path` has `{z}`, `{x}` and `{y}`, as TileJSON gives it. A zoom's tiles are asked for in the
 * order of their columns.
 */
export async function scanPyramid(port: number, path: string, maxZoom: number): Promise<ScannedTile[]> {
  const scanned: ScannedTile[] = [];
  let level: [x: number, y: number][] = [[0, 0]];
  for (let z = 0; z <= maxZoom; z++) {
    const below: typeof level = [];
    for (const [x, y] of level) {
      const address = path.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
      const { body, ...answer } = await timedGet(port, address);
      if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`);
      if (body.length === 0) continue;
      scanned.push({ z, path: address, plainBytes: body.length, ...answer });
      below.push([2 * x, 2 * y], [2 * x, 2 * y + 1], [2 * x + 1, 2 * y], [2 * x + 1, 2 * y + 1]);
    }
    level = below;
  }
  return scanned;
}
