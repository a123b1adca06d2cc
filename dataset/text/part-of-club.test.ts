import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubIn, isGolfOnly, needsClub, wordsOfPart } from './part-of-club.ts';

test('names of golf and sister words alone need a club or a town', () => {
  for (const name of [
    'Old Course',
    'Pitch & Putt',
    '골프장',
    'ゴルフ場',
    '9-Loch Platz',
    'Terrain de Golf',
    'Parcours Rouge',
    'Castle Course',
    'Гольф-Клуб',
  ]) {
    assert.equal(needsClub(name), 'bare', name);
  }
});

test('a course with its own words and no golf words is part of a club', () => {
  for (const name of ['Falconwood Course', "Parcours 'Le Lion'", 'Campo Europa', '파인코스']) {
    assert.equal(needsClub(name), 'part', name);
  }
});

test('a club with no other words needs its town', () => {
  for (const name of ['The Country Club', 'Links Golf Club']) assert.equal(needsClub(name), 'town', name);
});

test('complete names need nothing', () => {
  for (const name of [
    'Falconwood Golf Course',
    'North Country Golf Club',
    'Amarillo Country Club',
    'Menie Links',
    'Golf de Pessac',
    '千葉CC川間コース',
    'Campo de Golf El Saler',
    'Elm',
  ]) {
    assert.equal(needsClub(name), null, name);
  }
});

test('a name that says nothing but golf counts as no name', () => {
  for (const name of ['Golfplatz', 'Campo de Golf', '골프장', 'Golfové hřiště'])
    assert.ok(isGolfOnly(name), name);
  for (const name of ['The Country Club', 'Links Golf Club', 'Old Course', 'Golf Park']) {
    assert.ok(!isGolfOnly(name), name);
  }
});

test('the club is found in the name of one of its courses', () => {
  assert.equal(clubIn('Arnold Palmer at Mission Hills Country Club'), 'Mission Hills Country Club');
  assert.equal(clubIn('Tanah Merah Country Club - Garden Course'), 'Tanah Merah Country Club');
  assert.equal(clubIn('Addington Court Golf Club'), 'Addington Court Golf Club');
  assert.equal(clubIn('Odana Hills Golf Course'), null);
  assert.equal(clubIn('Old Course'), null);
});

test('a course and the same course at its club have the same words', () => {
  assert.deepEqual(wordsOfPart('Deer Run Course'), { key: 'deer run', isAt: false });
  assert.deepEqual(wordsOfPart('Deer Run Course at Sun N Lake'), { key: 'deer run', isAt: true });
  assert.equal(wordsOfPart('Deer Run Golf Course'), null);
});
