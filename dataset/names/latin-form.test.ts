import assert from 'node:assert/strict';
import { test } from 'node:test';
import { head } from '../identity/fixtures/head.ts';
import { latinForm } from './latin-form.ts';
import { namesByLanguage } from './names-by-language.ts';

const noTowns = () => new Map();
const name = '川奈ホテルゴルフコース';
const japan = { code: 'JP', language: 'ja' };

test('takes an English name first, then a romanised tag or part, then kana, then our own reading', () => {
  const english = head('way/1', name, 139, { nameEnglish: 'Kawana Hotel GC' });
  assert.deepEqual(latinForm(english, 'JP', noTowns), { text: 'Kawana Hotel GC', source: 'tag' });
  const part = head('way/1', name, 139, { romanised: { text: 'Kawana Hotel', source: 'part' } });
  assert.deepEqual(latinForm(part, 'JP', noTowns), { text: 'Kawana Hotel', source: 'part' });
  const kana = head('way/1', name, 139, { romanised: { text: 'かわなホテルごるふこーす', source: 'kana' } });
  assert.deepEqual(latinForm(kana, 'JP', noTowns), { text: 'Kawana Hotel Golf Course', source: 'kana' });
  const read = { text: 'Kawana Hotel Golf Course', source: 'dictionary' };
  assert.deepEqual(latinForm(head('way/1', name), 'JP', noTowns), read);
});

test('leaves Latin names and missing ones alone', () => {
  assert.equal(latinForm(head('way/1', 'Ħal Għaxaq’s G.C.'), 'MT', noTowns), null);
  assert.equal(latinForm(head('way/1', null), 'JP', noTowns), null);
});

test('knows names by language: the plain one under its own, if it is written so', () => {
  const tagged = head('way/1', name, 139, { names: { en: 'Kawana', ko: '가와나' } });
  assert.deepEqual(namesByLanguage(tagged, japan), { en: 'Kawana', ja: name, ko: '가와나' });
  assert.deepEqual(namesByLanguage(head('way/1', 'Lakewood'), japan), {});
  assert.deepEqual(namesByLanguage(head('way/1', 'Oitavos'), { code: 'PT', language: 'pt' }), {
    pt: 'Oitavos',
  });
  assert.deepEqual(namesByLanguage(head('way/1', 'Crans'), { code: 'CH' }), {});
  assert.deepEqual(namesByLanguage(head('way/1', '揚昇高爾夫'), { code: 'TW', language: 'zh' }), {
    zh: '揚昇高爾夫',
  });
});
