import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { replaceGoneTiles } from './current-tiles.ts';

const NAMES = ['courses', 'mapped-ground'];

/** What's used of MapLibre's map. `asked` are the TileJSONs and tiles that it was asked to load. */
function fakeMap() {
  const asked: string[] = [];
  const loading = new Set<string>();
  const sources = new Map(
    NAMES.map((name) => {
      const setUrl = (url: string) => asked.push(url);
      return [name, { url: `/${name}.json`, tiles: [`/1/${name}/{x}`], setUrl }];
    }),
  );
  const tileUrl = (name: string, x: number) => sources.get(name)?.tiles[0]?.replace('{x}', `${x}`) ?? '';
  const events = new EventEmitter();
  const map = Object.assign(events, {
    getSource: (name: string) => sources.get(name),
    isSourceLoaded: (name: string) => !loading.has(name),
    refreshTiles: (name: string, tiles: { x: number }[]) => {
      asked.push(...tiles.map(({ x }) => tileUrl(name, x)));
    },
  });
  return {
    map: map as unknown as MapLibreMap,
    events,
    asked,
    loading,
    fail: (sourceId: string, x: number, { status = 410, url = tileUrl(sourceId, x) } = {}) => {
      const tile = { tileID: { canonical: { x, y: 0, z: 0 } } };
      events.emit('error', { sourceId, tile, error: Object.assign(new Error(), { status, url }) });
    },
    bringTileJson: (sourceId: string, version: number) => {
      sources.get(sourceId)!.tiles = [`/${version}/${sourceId}/{x}`];
      events.emit('sourcedata', { sourceId, sourceDataType: 'metadata' });
    },
  };
}

test('a source whose tiles are gone reads its TileJSON once, and then these tiles from where it says', () => {
  const { map, asked, fail, bringTileJson } = fakeMap();
  replaceGoneTiles(map);
  for (const x of [1, 2]) for (const name of NAMES) fail(name, x);
  assert.deepEqual(asked.splice(0), ['/courses.json', '/mapped-ground.json']);
  for (const name of NAMES) bringTileJson(name, 2);
  assert.deepEqual(asked, ['/2/courses/1', '/2/courses/2', '/2/mapped-ground/1', '/2/mapped-ground/2']);
});

test('when the next version is gone too the TileJSON is read again, but not if it names the same one', () => {
  const { map, asked, fail, bringTileJson } = fakeMap();
  replaceGoneTiles(map);
  for (const version of [2, 3, 3, 3]) {
    fail('courses', version);
    bringTileJson('courses', version);
  }
  assert.deepEqual(
    asked.filter((each) => each.endsWith('.json')),
    ['/courses.json', '/courses.json', '/courses.json'],
  );
});

test('a tile that was asked for before the TileJSON came is asked for again, and the next TileJSON still is', () => {
  const { map, asked, fail, bringTileJson } = fakeMap();
  replaceGoneTiles(map);
  fail('courses', 1);
  bringTileJson('courses', 2);
  asked.length = 0;
  fail('courses', 7, { url: '/1/courses/7' });
  assert.deepEqual(asked.splice(0), ['/2/courses/7']);
  fail('courses', 8);
  assert.deepEqual(asked, ['/courses.json']);
});

test('the TileJSON is read when no tile is on its way, and no more once the map is taken down', () => {
  const { map, events, asked, loading, fail } = fakeMap();
  const stop = replaceGoneTiles(map);
  for (const name of NAMES) {
    loading.add(name);
    fail(name, 1);
  }
  assert.deepEqual(asked, []);
  loading.delete('courses');
  events.emit('idle');
  assert.deepEqual(asked, ['/courses.json']);
  stop();
  assert.deepEqual(events.eventNames(), []);
});

test('other errors, and those of no source, read nothing', () => {
  const { map, asked, fail } = fakeMap();
  replaceGoneTiles(map);
  fail('courses', 1, { status: 503 });
  fail('none', 1);
  assert.deepEqual(asked, []);
});
