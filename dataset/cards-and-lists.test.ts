import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Finding } from './finding.ts';
import { plainPlaces } from './fixtures/plain-places.ts';
import { readIn, scratchFolder, withoutOsmium } from './osm/fixtures/scratch.ts';
import { toGolfProfile } from './profile/to-golf-profile.ts';
import { mergeFiles } from './sources/fixtures/merge-files.ts';
import type { SourceFiles } from './sources/merge-sources.ts';
import { validateCourse } from './validate/validate-course.ts';

const inputs = join(import.meta.dirname, '../../shared/data/inputs');
const input = (file: string) => join(inputs, file);

describe('small inputs of cards and lists', {
  skip: withoutOsmium || (!existsSync(inputs) && 'needs ../shared/data'),
}, () => {
  const { folder, remove } = scratchFolder();
  after(remove);

  /** Profiles in the order of the sources, and all findings. */
  async function build(osmFile: string | null, files: SourceFiles = {}) {
    const osm = osmFile === null ? null : (await readIn(folder, input(osmFile))).inProgress;
    const { inProgress, tallies } = await mergeFiles(osm, files);
    const findings: Finding[] = tallies.flatMap((tally) => tally.findings);
    const profiles = inProgress.heads.map((head, index) => {
      const checked = validateCourse(inProgress.details(index), head.sourceIds[0]!);
      findings.push(...inProgress.details(index).findings, ...checked.findings);
      return toGolfProfile({
        golfId: index + 1,
        slug: `course-${index + 1}`,
        name: head.name ?? '',
        latin: null,
        head,
        details: checked.details,
        place: plainPlaces.locate(head.position),
        cityHasPage: false,
        regionHasPage: false,
      });
    });
    return { profiles, rules: new Set(findings.map(({ rule }) => rule)) };
  }
  const cards = (file: string) => ({ scorecards: [input(`${file}.scorecards.ndjson`)] });
  const courses = (file: string) => ({ courses: [input(`${file}.courses.ndjson`)] });

  it('lay a women’s card of her own on the same lines as the men’s', async () => {
    const file = '01-women-card-with-own-index';
    const { profiles } = await build(`${file}.osm`, cards(file));
    const { scorecards, teeboxes, holes } = profiles[0]!;
    const linesOf = (name: string) =>
      scorecards.find((card) => card.name === name)!.holes.map(({ hole_id }) => hole_id);
    assert.deepEqual(
      linesOf('Women'),
      holes.map(({ hole_id }) => hole_id),
    );
    assert.deepEqual(linesOf('Women'), linesOf('Men'));
    assert.equal(scorecards.find(({ name }) => name === 'Women')!.holes[1]!.stroke_index, 1);
    const red = teeboxes.find(({ name }) => name === 'Red')!;
    assert.ok(red.holes.every(({ hole_id, length }) => hole_id !== null && length !== null));
  });

  it('leave the round its holes next to a practice loop', async () => {
    const { profiles } = await build('02-practice-loop-unlinks-the-card.osm');
    const { scorecards, holes, hole_count } = profiles[0]!;
    const card = scorecards.find(({ is_default }) => is_default)!;
    assert.equal(card.holes.filter(({ hole_id }) => hole_id !== null).length, 9);
    assert.equal(hole_count, 9);
    assert.equal(holes.filter(({ loop }) => loop === 'P').length, 3);
  });

  it('keep clubs that a list puts on their town', async () => {
    const { profiles } = await build(null, courses('07-clubs-placed-on-their-town'));
    assert.equal(profiles.length, 12);
    assert.ok(profiles.every(({ location }) => location.position === 'club'));
  });

  it('keep courses named after inns, universities and schools, and those with G C', async () => {
    const { profiles } = await build(null, courses('08-inns-universities-and-gc'));
    assert.equal(profiles.length, 6);
  });

  it('tell Hill Top and Ridge Top from Topgolf', async () => {
    const file = '09-hill-top-is-not-topgolf';
    const { profiles } = await build(`${file}.osm`, courses(file));
    assert.equal(profiles.length, 4);
    assert.ok(profiles.every(({ name }) => !name.includes('Topgolf')));
  });

  it('keep a women’s rating from the back tees', async () => {
    const file = '14-women-rated-from-the-back-tees';
    const { profiles } = await build(null, { ...courses(file), ...cards(file) });
    const [black] = profiles[0]!.teeboxes;
    const women = black!.ratings.find(({ gender }) => gender === 'women')!;
    assert.deepEqual([women.course_rating, women.slope], [83.7, 155]);
  });

  it('keep the lengths of a club that gives forward tees only', async () => {
    const file = '23-card-of-forward-tees-only';
    const { profiles, rules } = await build(`${file}.osm`, cards(file));
    const { teeboxes } = profiles[0]!;
    assert.equal(teeboxes.length, 2);
    assert.ok(teeboxes.every(({ holes }) => holes.every(({ length }) => length !== null)));
    assert.ok(!rules.has('yards-for-metres'));
  });

  it('name the rounds of lines that share a source id', async () => {
    const file = '28-source-id-takes-the-cards-name';
    const { profiles } = await build(null, { ...courses(file), ...cards(file) });
    const names = profiles[0]!.scorecards.map(({ name }) => name);
    assert.deepEqual(names.sort(), ['Blau – Gelb', 'Blau – Grün', 'Blau – Rot', 'Schwarz']);
  });
});
