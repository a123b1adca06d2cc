import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OsmTags } from '../../osm-feature.ts';
import { findExclusion, isPitchAndPutt } from './course-exclusion.ts';

test('a course without a tag of another game is one', () => {
  assert.equal(findExclusion({ leisure: 'golf_course', name: 'Old Course', sport: 'golf' }), null);
  assert.equal(findExclusion({ leisure: 'golf_course' }), null);
});

test('tags of other games and of practice grounds leave a place out', () => {
  const slips: [key: string, value: string][] = [
    ['sport', 'disc_golf'],
    ['golf:course', 'miniature'],
    ['golf', 'driving_range'],
    ['sport', 'footgolf'],
    ['golf:course', 'practice'],
    ['disused', 'yes'],
  ];
  const rules = slips.map(([key, value]) => findExclusion({ leisure: 'golf_course', [key]: value })?.rule);
  assert.deepEqual(rules, [
    'disc-golf',
    'miniature-golf',
    'driving-range',
    'foot-golf',
    'practice-ground',
    'course-not-in-use',
  ]);
});

test('a building, a room and a past or future course aren’t courses', () => {
  const tagged: OsmTags[] = [
    { leisure: 'golf_course', building: 'yes' },
    { leisure: 'golf_course', indoor: 'yes' },
    { leisure: 'golf_course', 'abandoned:leisure': 'golf_course' },
    { leisure: 'golf_course', 'proposed:golf': 'course' },
  ];
  const rules = tagged.map((tags) => findExclusion(tags)?.rule);
  assert.deepEqual(rules, ['course-indoors', 'course-indoors', 'course-not-in-use', 'course-not-in-use']);
  const left: OsmTags[] = [{ building: 'no' }, { 'abandoned:railway': 'rail' }, { 'was:name': 'Old Farm' }];
  for (const tags of left) {
    assert.equal(findExclusion({ leisure: 'golf_course', ...tags }), null);
  }
});

test('a course that offers another game as well as golf is kept', () => {
  assert.equal(findExclusion({ sport: 'golf;footgolf' }), null);
});

test('a number of holes isn’t a game', () => {
  assert.equal(findExclusion({ 'golf:course': '18_hole' }), null);
});

test('pitch and putt is kept and known as such', () => {
  for (const name of ['Pitch & Putt Sintra', 'Pitch and putt', "Pitch 'n' Putt", 'Pitch&Putt Gramacho']) {
    assert.equal(findExclusion({ name }), null);
    assert.equal(isPitchAndPutt({ name }), true, name);
  }
  assert.equal(isPitchAndPutt({ name: 'Pitchford Golf Club' }), false);
});
