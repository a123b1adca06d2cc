import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { CoursesInProgress } from '../courses-in-progress.ts';
import { detailsWith, headWith, straightHole } from '../fixtures/tiny-courses.ts';
import { mergeFiles } from './fixtures/merge-files.ts';
import { ndjson, sourceFolder } from './fixtures/source-folder.ts';

const folder = sourceFolder();
after(() => folder.remove());

const holes = (odd: number, count = 18) =>
  Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    par: i + 1 === odd ? 5 : 4,
    stroke_index: i + 1,
  }));

/** Builds courses, each `east` times 0.01° of longitude (about 1 km) to the east. */
async function build(
  courses: { name: string; east: number; card: number; list?: object }[],
  osm: CoursesInProgress | null = null,
) {
  const lines = courses.map(({ name, east, list }, i) => {
    return {
      source_id: `x:${i}`,
      name,
      latitude: 40,
      longitude: -80 + east / 100,
      country_code: 'US',
      ...list,
    };
  });
  const cards = courses.map(({ name, card }, i) => ({ source_id: `x:${i}`, name, holes: holes(card) }));
  const files = {
    courses: [folder.write('c.ndjson', ndjson(...lines))],
    scorecards: [folder.write('s.ndjson', ndjson(...cards))],
  };
  const { inProgress, tallies } = await mergeFiles(osm, files);
  const found = inProgress.heads.map(({ name }, index) => {
    const { scorecards, declaredPar, findings } = inProgress.details(index);
    const rules = findings.map(({ rule, place }) => `${rule} ${place}`);
    return [name, scorecards.map((card) => card.holes.length), declaredPar, rules];
  });
  return { found, kept: tallies.find(({ key }) => key === 'scorecards')?.itemsKept };
}

describe('withholdSharedCards', () => {
  it('withholds one card on courses far apart, with what a course list has of it', async () => {
    const list = { par: 73, holes: holes(5, 14) };
    const { found, kept } = await build([
      { name: 'Erin', east: 0, card: 5, list },
      { name: 'Edelweiss', east: 100, card: 5, list: { par: 72 } },
      { name: 'Sound', east: 200, card: 7, list: { par: 73 } },
    ]);
    assert.deepEqual(found, [
      ['Erin', [], null, ['card-of-many-courses s.ndjson:1', 'card-of-many-courses c.ndjson:1']],
      ['Edelweiss', [], 72, ['card-of-many-courses s.ndjson:2']],
      ['Sound', [18], 73, []],
    ]);
    assert.equal(kept, 1);
  });

  it('leaves alone one card of two courses at one place', async () => {
    const { found } = await build([
      { name: 'Twin North', east: 0, card: 5 },
      { name: 'Twin South', east: 2, card: 5 },
    ]);
    assert.deepEqual(
      found.map(([, cards]) => cards),
      [[18], [18]],
    );
  });

  it('leaves a card to the course whose traced pars confirm it', async () => {
    const traced = Array.from({ length: 9 }, (_, i) =>
      straightHole([-80, 40 + i / 1000], i + 1, { key: `way/${i + 1}`, par: i + 1 === 5 ? 5 : 4 }),
    );
    const osm: CoursesInProgress = {
      heads: [headWith({ sourceIds: ['way/100'], name: 'Erin', position: [-80, 40] })],
      details: () => detailsWith({ holes: traced }),
    };
    const { found } = await build(
      [
        { name: 'Erin', east: 0, card: 5 },
        { name: 'Edelweiss', east: 100, card: 5 },
      ],
      osm,
    );
    assert.deepEqual(
      found.map(([, cards]) => cards),
      [[18], []],
    );
  });
});
