import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Finding } from '../finding.ts';
import { validateCourse } from '../validate/validate-course.ts';
import { mergeFiles } from './fixtures/merge-files.ts';
import type { MergedSources } from './merge-sources.ts';

/** Problems found in real course lists and scorecards, each in a line or two. */
const file = (kind: string) => join(import.meta.dirname, `fixtures/problems.${kind}.ndjson`);

const EXPECTED = `
driving-range rejected courses.ndjson:15 Golf Driving Range
miniature-golf rejected courses.ndjson:16 Minigolf Town
park-golf rejected courses.ndjson:17 パークゴルフ場
swin-golf rejected courses.ndjson:18 Swin Golf Farm
disc-golf rejected courses.ndjson:19 Frisbee Golf Park
foot-golf rejected courses.ndjson:20 Footgolf Arena
practice-ground rejected courses.ndjson:21 Practice Ground
name-of-a-hole rejected courses.ndjson:22 Hole 3
name-of-a-hole rejected courses.ndjson:23 7
scorecard-without-course quarantined scorecards.ndjson:5 Nowhere at All: no course is like it
scorecard-without-course quarantined scorecards.ndjson:4 Sister: New Course at Sisters; Old Course at Sisters
scorecard-ambiguous quarantined scorecards.ndjson:6 Twin Brooks: Twin Brooks Golf Club; Twin Brooks Golf Club
course-doubled mended courses.ndjson:2 list:2 is list:1
length-unlike-par noted scorecards.ndjson:2 Blue (men), hole 9: par 4, 95 m
declared-par-unlike-sum mended list:1 72, the holes add up to 36
phone-malformed nulled courses.ndjson:10 phone: 0000000000
phone-of-many-courses nulled courses.ndjson:11 phone: (804) 798-4996
phone-of-many-courses nulled courses.ndjson:12 phone: (804) 798-4996
phone-of-many-courses nulled courses.ndjson:13 phone: (804) 798-4996
phone-of-many-courses nulled courses.ndjson:14 phone: (804) 798-4996
country-unlike-coordinates noted courses.ndjson:24 US at 38.7, -9.4
access-unknown nulled courses.ndjson:25 access: 72
access-unknown nulled courses.ndjson:26 access: Executive
website-malformed nulled courses.ndjson:27 website: none
course-rating-out-of-range nulled scorecards.ndjson:1 White (men): 135.2
rating-par-unlike-sum mended scorecards.ndjson:7 White (men): 38, the holes add up to 36
hole-count-implausible nulled courses.ndjson:3 hole_count: 12
nine-rating-out-of-range nulled scorecards.ndjson:3 Red (men): 12 / 120
declared-par-unlike-sum mended list:3 72, the holes add up to 36
hole-count-implausible nulled courses.ndjson:4 hole_count: 13
hole-numbers-not-contiguous noted courses.ndjson:5 1 2 5
stroke-index-not-a-permutation nulled courses.ndjson:6 1 1 2 3 4 5 6 7 8
not-a-whole-number-1-to-216 nulled courses.ndjson:7 holes[0].stroke_index: 0
card-not-3-to-36-holes nulled courses.ndjson:7 1
declared-par-unlike-sum mended list:8 40, the holes add up to 36
not-a-whole-number-1-to-9 nulled courses.ndjson:9 holes[0].par: 12
card-not-3-to-36-holes nulled courses.ndjson:9 1
`;

describe('problems found in real course lists and scorecards', () => {
  let merged: MergedSources;
  before(async () => {
    merged = await mergeFiles(null, { courses: [file('courses')], scorecards: [file('scorecards')] });
  });

  it('are each met by their rule, and by no other', () => {
    const { heads, details } = merged.inProgress;
    const findings: Finding[] = [
      ...merged.tallies.flatMap((tally) => tally.findings),
      ...heads.flatMap((head, index) => [
        ...details(index).findings,
        ...validateCourse(details(index), head.sourceIds[0]!).findings,
      ]),
    ];
    const said = findings.map(({ rule, action, place, value }) =>
      [rule, action, place.replace(/^problems\./, ''), value].filter((part) => part !== null).join(' '),
    );
    assert.deepEqual(said, EXPECTED.trim().split('\n'));
  });

  it('leave the good values on the same lines', () => {
    const { heads, details } = merged.inProgress;
    const named = (name: string) => details(heads.findIndex((head) => head.name === name));
    assert.equal(named('Half Counted').declaredPar, 72);
    assert.equal(named('Half Counted').declaredHoleCount, null);
    assert.equal(named('Twice Listed Golf Club').phone, '+1 804 555 0101');
    assert.equal(named('Rated Golf Club').teeboxes[0]!.ratings[0]!.slope, 129);
    assert.equal(named('Access by Number').access, 'unknown');
    assert.equal(heads.filter(({ name }) => name === 'Twice Listed Golf Club').length, 1);
  });
});
