import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { cellAddress, cellName, cellOf, cellsAround } from './copernicus-cells.ts';
import { tiffOf } from './fixtures/write-tile.ts';
import { openElevation } from './open-elevation.ts';
import { openRemoteElevation } from './remote-elevation.ts';

const height = (lon: number, lat: number) => 100 + 50 * (lon - 8) + 20 * (lat - 46);
/** Two cells side by side, as in GLO-30: pixels are points, and the last column is one step before the next cell. */
const grid = (west: number) => ({
  west,
  north: 47,
  lonStep: 1 / 360,
  latStep: 1 / 360,
  columns: 360,
  rows: 360,
  height,
});
const POSITIONS: Position[] = [
  [8.25, 46.5],
  [8.2501, 46.4],
  [8.9995, 46.75],
  [9.4, 46.01],
];
const quick = { timeoutMilliseconds: 300, pausesMilliseconds: [1] };

let root: string;
const files = new Map<string, Buffer>();
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'remote-'));
  for (const west of [8, 9]) {
    const tile = await tiffOf(grid(west), 'point');
    files.set(new URL(cellAddress('http://host', { south: 46, west })).pathname, tile);
    await writeFile(join(root, `${west}.tif`), tile);
  }
});
after(() => rm(root, { recursive: true }));

/** Sends the ranges asked for. */
const sendRange: RequestListener = (request, response) => {
  const file = files.get(request.url ?? '');
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (!file) return response.writeHead(404).end();
  const end = Math.min(Number(to), file.length - 1);
  response.writeHead(206, { 'Content-Range': `bytes ${from}-${end}/${file.length}` });
  return response.end(file.subarray(Number(from), end + 1));
};

async function startHost(t: TestContext, answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.range}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

async function sample(base: string, folder: string, positions = POSITIONS) {
  const source = openRemoteElevation(base, { folder, patience: quick });
  const heights = await source.sample(positions);
  await source.close();
  return { heights, findings: source.findings().map(({ rule, value }) => `${rule}: ${value}`) };
}

const newFolder = () => mkdtemp(join(root, 'kept-'));

test('cells are named by their south-west corner, also west of Greenwich and south of the equator', () => {
  assert.equal(cellName(cellOf([-8.5, 38.2])), 'N38_W009');
  assert.equal(cellName(cellOf([151.2, -33.9])), 'S34_E151');
  assert.equal(cellName(cellOf([180.5, 0.5])), 'N00_W180');
  assert.equal(
    cellAddress('https://host.example/glo30/', { south: 38, west: -9 }),
    'https://host.example/glo30/Copernicus_DSM_COG_10_N38_00_W009_00_DEM/Copernicus_DSM_COG_10_N38_00_W009_00_DEM.tif',
  );
  assert.deepEqual(cellsAround([[8.001, 46.5]]).map(cellName), ['N46_E007', 'N46_E008']);
});

describe('heights from a host that sends ranges', () => {
  test('are the same metres as from the same files on disk, also across two cells', async (t) => {
    const { base } = await startHost(t, sendRange);
    const local = await openElevation(root);
    t.after(() => local.close());
    const { heights, findings } = await sample(base, await newFolder());
    assert.deepEqual(heights, await local.sample(POSITIONS));
    heights.forEach((metres, i) => {
      assert.ok(Math.abs(metres! - height(...(POSITIONS[i]! as [number, number]))) < 0.1);
    });
    assert.deepEqual(
      findings,
      ['no-elevation-cell: N45_E009: the host has no such cells, as for the open sea'].slice(
        0,
        findings.length,
      ),
    );
  });

  test('are asked for once: a second build asks nothing', async (t) => {
    const { base, asked } = await startHost(t, sendRange);
    const folder = await newFolder();
    const first = await sample(base, folder);
    assert.ok(asked.length > 0);
    asked.length = 0;
    assert.deepEqual(await sample(base, folder), first);
    assert.deepEqual(asked, []);
  });

  test('of the open sea are unknown, with the names of the cells that the host lacks', async (t) => {
    const { base, asked } = await startHost(t, sendRange);
    const folder = await newFolder();
    const atSea = await sample(base, folder, [[-30.5, 40.5]]);
    assert.deepEqual(atSea, {
      heights: [null],
      findings: ['no-elevation-cell: N40_W031: the host has no such cells, as for the open sea'],
    });
    assert.equal(asked.length, 1);
    await sample(base, folder, [[-30.5, 40.5]]);
    assert.equal(asked.length, 1);
  });

  test('are fetched again where the kept copy is damaged', async (t) => {
    const { base, asked } = await startHost(t, sendRange);
    const folder = await newFolder();
    const first = await sample(base, folder);
    for (const name of await readdir(folder)) await writeFile(join(folder, name), 'damaged');
    asked.length = 0;
    assert.deepEqual((await sample(base, folder)).heights, first.heights);
    assert.ok(asked.length > 0);
  });
});

describe('a host that goes wrong leaves heights unknown, with one finding and its reason', () => {
  const faults: [string, RequestListener, RegExp][] = [
    ['is dead', (request) => request.socket.destroy(), /other side closed|ECONNRESET|socket/i],
    ['never answers', () => {}, /timeout/i],
    ['is out of order', (_, response) => response.writeHead(503).end(), /answers 503/],
    [
      'sends whole files',
      (_, response) => response.writeHead(200).end('GIF89a'),
      /whole files instead of ranges/,
    ],
    [
      'sends another range',
      (_, response) => response.writeHead(206, { 'Content-Range': 'bytes 7-9/10' }).end('abc'),
      /another range/,
    ],
    [
      'sends other bytes',
      (request, response) => {
        const [, from, to] = /(\d+)-(\d+)/.exec(request.headers.range ?? '')!;
        const length = Number(to) - Number(from) + 1;
        response
          .writeHead(206, { 'Content-Range': `bytes ${from}-${to}/1000000` })
          .end(Buffer.alloc(length, 7));
      },
      /byte order|TIFF|invalid/i,
    ],
  ];
  for (const [what, answer, reason] of faults) {
    test(what, async (t) => {
      const { base } = await startHost(t, answer);
      const folder = await newFolder();
      const { heights, findings } = await sample(base, folder);
      assert.deepEqual(heights, [null, null, null, null]);
      assert.equal(findings.length, 1);
      assert.match(findings[0]!, /^heights-not-fetched: \d+ cells or blocks: /);
      assert.match(findings[0]!, reason);
    });
  }

  test('is asked no more after some failures in a row', async (t) => {
    const { base, asked } = await startHost(t, (_, response) => response.writeHead(500).end());
    const cells = Array.from({ length: 40 }, (_, i): Position => [i + 0.5, 10.5]);
    await sample(base, await newFolder(), cells);
    assert.ok(asked.length < 30, `${asked.length} requests`);
  });
});
