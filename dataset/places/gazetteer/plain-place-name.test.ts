import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainPlaceName } from './plain-place-name.ts';

test('a place’s name loses apostrophes at the ends of words, brackets and what follows a slash', () => {
  assert.equal(plainPlaceName('Homyel’ Voblasc’'), 'Homyel Voblasc');
  assert.equal(plainPlaceName('Ho Chi Minh City (HCMC)'), 'Ho Chi Minh City');
  assert.equal(plainPlaceName('Seuzach / Seuzach (Dorf)'), 'Seuzach');
});

test('a place’s name keeps apostrophes and slashes inside words', () => {
  for (const name of ["L'Aquila", 'Coeur d’Alene', 'Penal/Debe', "Saint John's"]) {
    assert.equal(plainPlaceName(name), name);
  }
});
