import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { detailsWith, headWith, straightHole } from '../fixtures/tiny-courses.ts';
import { fillElevations } from './fill-elevations.ts';
import type { ElevationSource } from './open-elevation.ts';

/** Heights by latitude, none in the south; keeps what it was asked for. */
function slope(asked: Position[][] = []): ElevationSource {
  return {
    tileCount: 1,
    findings: () => [],
    sample: async (positions) => {
      asked.push([...positions]);
      return positions.map(([, lat]) => (lat < 0 ? null : 100 + (lat - 50) * 10_000));
    },
    idleTiles: () => [],
    close: async () => {},
  };
}

const places: Position[] = [
  [7, 50],
  [-70, -40],
];
const inProgress = {
  heads: places.map((position, i) => headWith({ sourceIds: [`demo:${i}`], position })),
  details: (index: number) =>
    detailsWith({ holes: [1, 2].map((number) => straightHole(places[index]!, number)), sources: ['osm'] }),
};

describe('fillElevations', () => {
  it('gives tee and green the mean of five points, and names the source', async () => {
    const { inProgress: filled, tally } = await fillElevations(inProgress, slope());
    const { holes, sources } = filled.details(0);
    assert.deepEqual(holes[0]!.heights, { tee: 100, green: 130 });
    assert.deepEqual(sources, ['elevation', 'osm']);
    // Two courses with two holes each, of which one is where no height is known.
    assert.deepEqual([tally.itemsRead, tally.itemsKept], [6, 3]);
  });

  it('gives a course the height at its own point, with or without holes', async () => {
    const bare = { heads: inProgress.heads, details: () => detailsWith({ elevation: 7, sources: ['osm'] }) };
    const { inProgress: filled, tally } = await fillElevations(bare, slope());
    assert.deepEqual([tally.itemsRead, tally.itemsKept], [2, 1]);
    assert.equal(filled.details(0).elevation, 100);
    assert.deepEqual(filled.details(0).sources, ['elevation', 'osm']);
    assert.equal(filled.details(1).elevation, 7);
  });

  it('names the tiles that no course is on, with their extent', async () => {
    const head = headWith({ sourceIds: ['osm:1'], position: [8, 50] });
    const tile = {
      path: '/tiles/N42E001.hgt',
      west: 1,
      north: 43,
      lonStep: 0.5,
      latStep: 0.5,
      columns: 3,
      rows: 3,
    };
    const source = { ...slope(), idleTiles: () => [tile] };
    const { tally } = await fillElevations({ heads: [head], details: () => detailsWith() }, source);
    assert.deepEqual(tally.findings, [
      {
        source: 'elevation',
        place: 'N42E001.hgt',
        rule: 'tile-without-course',
        value: 'longitude 1 to 2, latitude 42 to 43',
        action: 'noted',
      },
    ]);
  });

  it('says no height there of a tile that is void where courses are', async () => {
    const tile = { path: 'N42E001.hgt', west: 1, north: 43, lonStep: 0.5, latStep: 0.5, columns: 3, rows: 3 };
    const source = { ...slope(), idleTiles: () => [{ ...tile, isAsked: true }] };
    const { tally } = await fillElevations({ heads: [], details: () => detailsWith() }, source);
    assert.deepEqual(
      tally.findings.map(({ rule, value }) => [rule, value]),
      [['tile-without-heights', 'no height there: longitude 1 to 2, latitude 42 to 43']],
    );
  });

  it('leaves a course alone where no height is known', async () => {
    const { inProgress: filled } = await fillElevations(inProgress, slope());
    assert.deepEqual(filled.details(1), inProgress.details(1));
  });

  it('asks for the point and for four points eight metres around it', async () => {
    const asked: Position[][] = [];
    await fillElevations(inProgress, slope(asked));
    const around = asked
      .flat()
      .filter(([lon, lat]) => Math.hypot((lon - 7) * 71_700, (lat - 50) * 111_230) < 20);
    // The tee's and the green's five, and the course's own point.
    assert.equal(around.length, 2 * 5 + 1);
    for (const [lon, lat] of around) {
      const metres = Math.hypot((lon - 7) * 71_700, (lat - 50) * 111_230);
      assert.ok(metres < 0.01 || Math.abs(metres - 8) < 0.1, `${metres}`);
    }
  });
});
