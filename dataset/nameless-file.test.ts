import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { type CourseDetails, nothingKnown } from './course/course-in-progress.ts';
import { toDetails } from './course-parts.ts';
import { openNamelessFile } from './nameless-file.ts';
import { scratchFolder } from './osm/fixtures/scratch.ts';

test('details come back as they were, to the last decimal', () => {
  const ring: Position[] = [
    [-179.9999999, -0.0000001],
    [8.1234567, 47.7654321],
    [180, 0],
    [-179.9999999, -0.0000001],
  ];
  const details: CourseDetails = {
    ...nothingKnown(),
    description: 'Golfvöllur ゴルフ “links”',
    holes: [
      {
        key: 'way/1',
        number: 1,
        loop: null,
        name: null,
        par: 4,
        strokeIndex: null,
        line: ring.slice(0, 2),
        tee: [0.1 + 0.2, 1 / 3],
        green: ring[1]!,
        tees: [{ color: 'red', name: null, position: [1 / 7, 2 / 7] }],
        heights: null,
      },
    ],
    hazards: [
      {
        key: 'way/2',
        type: 'bunker',
        name: 'Ö',
        geometry: { type: 'Polygon', coordinates: [ring, ring] },
        holeKeys: ['way/1'],
      },
    ],
    surfaces: [
      { key: 'way/3', type: 'path', geometry: { type: 'LineString', coordinates: ring }, holeKeys: [] },
      {
        key: 'way/4',
        type: 'green',
        geometry: { type: 'MultiPolygon', coordinates: [[ring], [ring, ring]] },
        holeKeys: [],
      },
    ],
  };
  const { folder, remove } = scratchFolder();
  after(remove);
  const file = openNamelessFile(join(folder, 'details'));
  file.append(Buffer.alloc(100));
  const mapped = file.append(Buffer.from(JSON.stringify(details)));
  assert.deepEqual(toDetails({ mapped }), details);
  assert.throws(() => toDetails({ mapped: { ...mapped, offset: mapped.offset + 1 } }), /ends at/);
});
