import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findExclusion, findOtherGame, isPitchAndPutt } from './course-exclusion.ts';

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

test('a course that offers another game as well as golf is kept', () => {
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

test('names of real courses are left alone although they contain the letters of another game', () => {
  const real = [
    'Powfoot Golf Club',
    'Grange Golf Club',
    'Blue Range Golf Course',
    'Discovery Bay Golf Club',
    'Golf Rangeley',
    'Queens Park Golf Club',
    'Park Golf Club Ostrava Šilheřovice',
    'Minigomery Links',
    'Swinley Forest Golf Club',
    'Puttenham Golf Club',
    'Pitch & Putt Tarragona',
    'Royal Practitioners Golf Club',
    'Golfclub Am Übungsberg',
    'Trangel Golf',
    '札幌国際カントリークラブ',
  ];
  for (const name of real) assert.equal(findOtherGame(name), null, name);
});

test('other games are recognised by their names in many languages', () => {
  const games: [string, string][] = [
    ['Minigolf', 'miniature-golf'],
    ['Mini Golf Praia', 'miniature-golf'],
    ['Minigolfanlage am See', 'miniature-golf'],
    ['Pirate Adventure Golf', 'miniature-golf'],
    ['Crazy Golf', 'miniature-golf'],
    ['Мини-гольф', 'miniature-golf'],
    ['ミニゴルフ場', 'miniature-golf'],
    ['Røyslimoen diskgolfbane', 'disc-golf'],
    ['DiscGolf Park Dolní Němčí', 'disc-golf'],
    ['Frisbeegolfrata Oulu', 'disc-golf'],
    ['FootGolf Lisboa', 'foot-golf'],
    ['Foot Golf', 'foot-golf'],
    ['Fußballgolf Allgäu', 'foot-golf'],
    ['Swin-Golf de la Baie', 'swin-golf'],
    ['パークゴルフ場', 'park-golf'],
    ['Driving Range Hotel Čechie', 'driving-range'],
    ['Golf Club de Braga - Driving Range', 'driving-range'],
    ['Villamoura Driving Range & Golf Academy', 'driving-range'],
    ['Campo de Práticas de Golfe', 'driving-range'],
    ['江東ゴルフ練習場', 'driving-range'],
    ['Practice Ground', 'practice-ground'],
    ['Übungsplatz', 'practice-ground'],
    ['Cvičná louka', 'practice-ground'],
  ];
  for (const [name, rule] of games) assert.equal(findOtherGame(name), rule, name);
});

test('a course that names its range as well as itself is kept', () => {
  assert.equal(findOtherGame('Hill Valley Golf Course and Driving Range'), null);
  assert.equal(findOtherGame('Driving Range & Golf Club Nord'), null);
  assert.equal(findOtherGame('Hill Valley Golf Club Driving Range'), 'driving-range');
});

test('accents typed as separate marks are the same letters', () => {
  assert.equal(findOtherGame('Campo de Pra\u0301ticas'), 'driving-range');
});
