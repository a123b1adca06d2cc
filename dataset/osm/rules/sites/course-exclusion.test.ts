import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('a course that offers another game beside golf is kept', () => {
  assert.equal(findExclusion({ sport: 'golf;footgolf' }), null);
});

test('a number of holes is no game', () => {
  assert.equal(findExclusion({ 'golf:course': '18_hole' }), null);
});

test('pitch and putt is kept and known as such', () => {
  for (const name of ['Pitch & Putt Sintra', 'Pitch and putt', "Pitch 'n' Putt", 'Pitch&Putt Gramacho']) {
    assert.equal(findExclusion({ name }), null);
    assert.equal(isPitchAndPutt({ name }), true, name);
  }
  assert.equal(isPitchAndPutt({ name: 'Pitchford Golf Club' }), false);
});
