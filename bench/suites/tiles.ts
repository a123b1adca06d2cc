import { type HttpClient, openHttpClient } from '#testing/http-client.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import { record, startBareServer } from '../bare-server.ts';
import { markdownTable } from '../report.ts';
import type { Suite } from '../suite.ts';

const GZIP = { 'accept-encoding': 'gzip' };
/** At most this many tiles of a zoom. */
const BARE_SAMPLE = 250;

/** Every tile that isn't empty, once, compared with a bare server's same bytes. */
export const tileSuite: Suite = {
  name: 'tiles',
  title: 'Map tiles',
  async measure(sandbox, { courses, dataDir }) {
    const environment = { DATA_DIR: dataDir(courses) };
    const server = await startServer(sandbox, { environment, isApiAlone: true });
    // Kept open, as a browser does.
    const client = openHttpClient(server.port, { connections: 1, headers: GZIP });
    sandbox.onEnd(client.close);
    const rows: string[][] = [];
    let first = 0;
    for (const [name, document] of [
      ['courses', '/tiles/courses.json'],
      ['land and water', '/basemap/land.json'],
      ['place names', '/basemap/places.json'],
    ] as const) {
      const { path, maxZoom } = await readTileJson(client, document);
      if (name === 'courses') {
        first = (await client.get(path.replaceAll(/\{[zxy]\}/g, '0'))).milliseconds;
      }
      const tiles = await scanPyramid(client, path, maxZoom);
      for (let z = 0; z <= maxZoom; z++) {
        const level = tiles.filter((tile) => tile.z === z);
        if (level.length > 0) rows.push([name, `${z}`, ...(await toRow(sandbox, server.port, level))]);
      }
    }
    return [
      'Milliseconds from asking to the last byte over one connection, each tile asked for once, so that none was in any cache; ' +
        `compared with a bare \`node:http\` server sending the same bytes (up to ${BARE_SAMPLE} tiles of a zoom). The pyramid was ` +
        'scanned from the top down, so that the largest tiles are the largest there are. ' +
        'Wanted: at most 5 ms at the median, at most 100 kB.',
      markdownTable(
        ['tiles', 'zoom', 'tiles', 'median', 'p99', 'bare median', 'largest, sent', 'largest, unpacked'],
        rows,
      ),
      `The first tile after the start, for which all courses are read and clustered: ${Math.round(first)} ms.`,
    ].join('\n\n');
  },
};

async function readTileJson(client: HttpClient, path: string): Promise<{ path: string; maxZoom: number }> {
  const { status, body } = await client.get(path);
  if (status !== 200)
    throw new Error(`${path} was answered ${status}: is the base map made (npm run basemap)?`);
  const document: { tiles: string[]; maxzoom: number } = JSON.parse(body);
  return { path: document.tiles[0]!, maxZoom: document.maxzoom };
}

async function toRow(sandbox: Sandbox, port: number, level: readonly ScannedTile[]): Promise<string[]> {
  const step = Math.ceil(level.length / BARE_SAMPLE);
  const sample = level.filter((_, i) => i % step === 0).map(({ path }) => path);
  const bare = await startBareServer(sandbox, await record(port, sample, GZIP));
  const client = openHttpClient(bare.port, { connections: 1, headers: GZIP });
  const bareTimes: number[] = [];
  for (const times of [[], bareTimes]) {
    for (const path of sample) times.push((await client.get(path)).milliseconds);
  }
  client.close();
  bare.stop();
  const times = level.map(({ milliseconds }) => milliseconds);
  const largest = (size: (tile: ScannedTile) => number) =>
    `${(Math.max(...level.map(size)) / 1000).toFixed(1)} kB`;
  return [
    level.length.toLocaleString('en'),
    `${at(times, 0.5)} ms`,
    `${at(times, 0.99)} ms`,
    `${at(bareTimes, 0.5)} ms`,
    largest(({ sentBytes }) => sentBytes),
    largest(({ plainBytes }) => plainBytes),
  ];
}

function at(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(2);
}

type ScannedTile = { z: number; path: string; plainBytes: number; sentBytes: number; milliseconds: number };

/**
 * Every tile that isn't empty, exactly once: the world's, then the four below each. `path` has `{z}`, `{x}`
 * and `{y}`, as in TileJSON. Within a zoom, by column.
 */
async function scanPyramid(client: HttpClient, path: string, maxZoom: number): Promise<ScannedTile[]> {
  const scanned: ScannedTile[] = [];
  let level: [x: number, y: number][] = [[0, 0]];
  for (let z = 0; z <= maxZoom; z++) {
    const below: typeof level = [];
    for (const [x, y] of level) {
      const address = path.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
      const { status, sent, bytes, milliseconds } = await client.get(address);
      if (status !== 200) throw new Error(`${address} was answered ${status}`);
      if (bytes.length === 0) continue;
      scanned.push({ z, path: address, plainBytes: bytes.length, sentBytes: sent.length, milliseconds });
      below.push([2 * x, 2 * y], [2 * x, 2 * y + 1], [2 * x + 1, 2 * y], [2 * x + 1, 2 * y + 1]);
    }
    level = below;
  }
  return scanned;
}
