import { markdownTable } from '../markdown-table.ts';
import { startApi, startBareServer } from '../servers/child.ts';
import { record } from '../servers/record.ts';
import type { Suite } from '../suite.ts';
import { type ScannedTile, scanPyramid } from './scan-pyramid.ts';
import { timedGet } from './timed-get.ts';

/** At most so many tiles of a zoom are also asked from the bare server. */
const BARE_SAMPLE = 250;

/** Every tile that has anything on it, asked for once, beside a bare server that sends the same bytes. */
export const tileSuite: Suite = {
  name: 'tiles',
  title: 'Map tiles',
  async measure({ courses, dataDir }) {
    const server = await startApi(dataDir(courses), { RATE_LIMIT_PER_SECOND: '0' });
    const rows: string[][] = [];
    let first = 0;
    for (const [name, document] of [
      ['courses', '/tiles/courses.json'],
      ['land and water', '/basemap/land.json'],
      ['place names', '/basemap/places.json'],
    ] as const) {
      const { path, maxZoom } = await readTileJson(server.port, document);
      if (name === 'courses') {
        first = (await timedGet(server.port, path.replaceAll(/\{[zxy]\}/g, '0'))).milliseconds;
      }
      const tiles = await scanPyramid(server.port, path, maxZoom);
      for (let z = 0; z <= maxZoom; z++) {
        const level = tiles.filter((tile) => tile.z === z);
        if (level.length > 0) rows.push([name, `${z}`, ...(await toRow(server.port, level))]);
      }
    }
    server.child.kill();
    return [
      'Milliseconds from asking to the last byte over one connection, each tile asked for once, so that none was in any cache; ' +
        `beside them the bare \`node:http\` server sending the same bytes (up to ${BARE_SAMPLE} tiles of a zoom). The pyramid was ` +
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

async function readTileJson(port: number, path: string): Promise<{ path: string; maxZoom: number }> {
  const { status, body } = await timedGet(port, path);
  if (status !== 200)
    throw new Error(`${path} was answered ${status}: is the base map made (npm run basemap)?`);
  const document: { tiles: string[]; maxzoom: number } = JSON.parse(body.toString());
  return { path: document.tiles[0]!, maxZoom: document.maxzoom };
}

async function toRow(port: number, level: readonly ScannedTile[]): Promise<string[]> {
  const step = Math.ceil(level.length / BARE_SAMPLE);
  const sample = level.filter((_, i) => i % step === 0).map(({ path }) => path);
  const bare = await startBareServer(await record(port, sample, { 'accept-encoding': 'gzip' }));
  const bareTimes: number[] = [];
  // The first round warms up a process that has just started.
  for (const times of [[], bareTimes]) {
    for (const path of sample) times.push((await timedGet(bare.port, path)).milliseconds);
  }
  bare.child.kill();
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
