import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { openNamelessFile } from '../../nameless-file.ts';
import { scratchFolder } from '../fixtures/scratch.ts';
import type { OsmFeature } from '../osm-feature.ts';
import { area, box, hole, node } from '../rules/fixtures/sketch.ts';
import { type FeatureLines, openFeatureLines } from './feature-lines.ts';

const { folder, remove } = scratchFolder();
after(remove);

function linesOf(texts: string[]): FeatureLines {
  const lines = openFeatureLines(openNamelessFile(join(folder, 'lines')));
  for (const text of texts) lines.push(text);
  return lines;
}

/** A feature as a line of osmium's export. */
function toLine({ id, geometry, tags, version, timestamp }: OsmFeature): string {
  const [type, number] = id.split('/');
  const isArea = geometry.type === 'Polygon';
  const exported = isArea ? `a${2 * Number(number)}` : `${type![0]}${number}`;
  const shape = isArea ? { type: 'MultiPolygon', coordinates: [geometry.coordinates] } : geometry;
  const properties = { '@version': version, '@timestamp': timestamp, ...tags };
  return JSON.stringify({ type: 'Feature', id: exported, geometry: shape, properties });
}

function merge(features: OsmFeature[]): OsmFeature[] {
  const lines = linesOf(features.map(toLine));
  return [...lines.newest()].map(lines.read);
}

test('the higher version wins, then the later change', () => {
  const first = node(1, [0, 0], { name: 'first' });
  const second = { ...first, version: 2, timestamp: 0, tags: { name: 'second' } };
  const third = { ...second, timestamp: 9, tags: { name: 'third' } };
  assert.deepEqual(merge([third, first, second]), [third]);
});

test('the order of the features doesn’t matter', () => {
  const pool = [
    node(1, [0, 0], { name: 'a' }),
    node(1, [0, 0], { name: 'b' }),
    { ...node(1, [5, 5], { name: 'c' }), version: 2 },
    hole(10, [
      [0, 0],
      [0, 100],
    ]),
    hole(10, [
      [0, 0],
      [0, 50],
      [0, 100],
    ]),
    area(10, box(0, 0, 10, 10), { golf: 'hole' }),
    hole(9, [
      [0, 0],
      [0, 100],
    ]),
  ];
  const expected = merge(pool);
  fc.assert(
    fc.property(fc.shuffledSubarray(pool, { minLength: pool.length }), (shuffled) => {
      assert.deepEqual(merge(shuffled), expected);
    }),
  );
});

test('ids are sorted as numbers, nodes before ways before relations', () => {
  const ids = merge([
    hole(10, [
      [0, 0],
      [0, 9],
    ]),
    hole(9, [
      [0, 0],
      [0, 9],
    ]),
    node(100, [0, 0], {}),
  ]).map(({ id }) => id);
  assert.deepEqual(ids, ['node/100', 'way/9', 'way/10']);
});

test('every feature has its box, and courses and holes are marked', () => {
  const feature = (properties: object, coordinates: unknown) =>
    JSON.stringify({ type: 'Feature', id: 'w7', geometry: { type: 'LineString', coordinates }, properties });
  const lines = linesOf([
    feature({ name: 'a "golf":"hole"' }, [
      [-0.5, 1],
      [179.9999999, -89.12345670000002],
      [-180, 0.1234567],
    ]),
    feature({ '@version': 1, golf: 'hole' }, [
      [1, 2],
      [1, 2.5],
    ]),
    feature({ leisure: 'golf_course', name: 'ゴルフ' }, [
      [1, 2],
      [1, 2],
    ]),
  ]);
  const { boxes, isSite } = lines.columns();
  assert.deepEqual(
    [...boxes.subarray(0, 12)],
    [
      ...[-1_800_000_000, -891_234_567, 1_799_999_999, 10_000_000],
      ...[10_000_000, 20_000_000, 10_000_000, 25_000_000],
      ...[10_000_000, 20_000_000, 10_000_000, 20_000_000],
    ],
  );
  assert.deepEqual([...isSite.subarray(0, 3)], [0, 1, 1]);
});

test('positions come back to the last decimal, also where osmium writes more digits or an exponent', () => {
  const texts = ['[1e-07,-4e-7]', '[-135.41113000000002,51.4779276]', '[180.0,-90.0]'];
  const shape = `{"type":"LineString","coordinates":[${texts}]}`;
  const lines = linesOf([`{"type":"Feature","id":"w7","geometry":${shape},"properties":{}}`]);
  assert.deepEqual(lines.read(0).geometry.coordinates, [
    [1e-7, -4e-7],
    [-135.41113, 51.4779276],
    [180, -90],
  ]);
});
