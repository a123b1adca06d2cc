import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { tellingWords } from '#dataset/text/course-name.ts';
import { COMMON_WORDS } from '#dataset/text/golf-words.ts';
import type { CoursesInProgress } from '../courses-in-progress.ts';
import { readIn, scratchFolder, withoutOsmium } from '../osm/fixtures/scratch.ts';
import { mergeFiles } from './fixtures/merge-files.ts';
import { readCombinations } from './match-scorecards.ts';
import { readScorecardFiles } from './scorecard-files.ts';

const shared = join(import.meta.dirname, '../../../shared/data');
const portugal = join(shared, 'osm/portugal.golf.osm.pbf');
const portugalCards = join(shared, 'scorecards/portugal.scorecards.ndjson.gz');
const usCourses = join(shared, 'courses/united-states.courses.ndjson.gz');
const usCards = join(shared, 'scorecards/united-states.scorecards.ndjson.gz');

/** Name of the course, and line of its card. */
function pairs({ heads, details }: CoursesInProgress): { course: string; line: number }[] {
  return heads.flatMap((head, index) =>
    details(index).scorecards.map(({ place }) => ({
      course: head.name ?? '',
      line: Number(place.split(':')[1]),
    })),
  );
}

describe('Portugal’s scorecards', {
  skip: withoutOsmium || (!existsSync(portugal) && 'needs ../shared/data'),
}, () => {
  const { folder, remove } = scratchFolder();
  let merged: Awaited<ReturnType<typeof mergeFiles>>;
  before(async () => {
    const { inProgress } = await readIn(folder, portugal);
    merged = await mergeFiles(inProgress, { scorecards: [portugalCards] });
  });
  after(remove);

  it('find 38 courses’ cards or more, by a rare word each, and no sister’s', async (test) => {
    const { inProgress, tallies } = merged;
    const [tally] = tallies;
    assert.deepEqual([tally?.itemsRead, tally?.itemsRejected], [117, 0]);
    assert.ok(tally && tally.itemsKept >= 38);
    test.diagnostic(`${tally.itemsKept} of 117 cards matched`);
    assert.equal(tally.findings.length, 117 - tally.itemsKept);

    const { records } = await readScorecardFiles([portugalCards]);
    const names = records.map(({ name }) => name ?? '');
    const combinations = readCombinations(names);
    for (const { course, line } of pairs(inProgress)) {
      const name = names[line - 1]!;
      const words = tellingWords(combinations.get(name)?.facility ?? name);
      const ofCourse = tellingWords(course);
      const shared = words.filter((word) => ofCourse.includes(word) && !COMMON_WORDS.has(word));
      const isWhole = words.every((word) => ofCourse.includes(word));
      assert.ok(shared.length > 0 || isWhole, `${name} = ${course}`);
      assert.ok(isWhole || ofCourse.every((word) => words.includes(word)), `${name} = ${course}`);
    }
  });

  it('make one course of the combinations of nines', () => {
    const { inProgress } = merged;
    const cardsOf = (name: string) => {
      const index = inProgress.heads.findIndex((head) => head.name === name);
      return inProgress.details(index).scorecards.map((card) => card.name);
    };
    assert.deepEqual(cardsOf('Pestana Vila Sol Golf Course'), [
      'Challenge – Prestige',
      'Prestige – Prime',
      'Prime – Challenge',
    ]);
    assert.deepEqual(cardsOf('Montebelo Golfe'), ['Buçaco', 'Caramulo', 'Estrela']);
  });
});

describe('the courses and cards of the United States', {
  skip: !existsSync(usCourses) && 'needs ../shared/data',
}, () => {
  it('join by source id, and no value is lost without a finding', async () => {
    const { inProgress, tallies } = await mergeFiles(null, { courses: [usCourses], scorecards: [usCards] });
    const [courses, cards] = tallies;
    assert.deepEqual([courses?.itemsRead, cards?.itemsRead], [15_667, 2_305]);
    // Nineteen have no course here, being ranges or ghosts, and 69 are cards that distant courses share.
    assert.equal(cards!.itemsKept, 2_305 - 19 - 69);
    assert.equal(cards!.findings.filter(({ rule }) => rule === 'scorecard-without-course').length, 19);
    const found = inProgress.heads.flatMap((_, index) => inProgress.details(index).findings);
    const ofRule = (rule: string) =>
      found.filter((finding) => finding.rule === rule).map(({ value }) => value);
    assert.deepEqual(
      new Set(ofRule('access-unknown')),
      new Set(['access: 72', 'access: 39', 'access: 65', 'access: N/A', 'access: Executive']),
    );
    assert.deepEqual(ofRule('hole-count-implausible'), []);
    assert.ok(courses!.findings.some(({ rule }) => rule === 'hole-count-of-listed-holes'));
    const wrongCounts = inProgress.heads.filter(
      (_, index) => inProgress.details(index).declaredHoleCount === 13,
    );
    assert.equal(wrongCounts.length, 0);
  });
});
