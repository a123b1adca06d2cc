import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameInSentence } from './place-names.ts';

test('countries named by a plural or a description get an article, others stay as they are', () => {
  for (const name of ['United States', 'Netherlands', 'Dominican Republic', 'Cook Islands', 'Isle of Man'])
    assert.equal(nameInSentence(name), `the ${name}`);
  for (const name of ['Portugal', 'Ireland', 'Iceland', 'Europe', 'South Africa', 'Turks'])
    assert.equal(nameInSentence(name), name);
});
