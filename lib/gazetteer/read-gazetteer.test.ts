import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAZETTEER, readDivisions, readTownLines } from './read-gazetteer.ts';

test('the gazetteer is the snapshot that it names, with today’s divisions', () => {
  assert.match(GAZETTEER.date, /^\d{4}-\d{2}$/);
  const divisions = readDivisions();
  const inCountry = (code: string) =>
    [...divisions.keys()].filter((key) => key.split('.').length === 2 && key.startsWith(`${code}.`));
  assert.equal(inCountry('NO').length, 15);
  assert.equal(inCountry('VN').length, 34);
  assert.equal(divisions.get('NO.12'), 'Oslo');
  assert.ok(readTownLines().includes('\tKaohsiung\t'));
});
