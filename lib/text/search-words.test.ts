import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { clubWords, indexWords, queryWords } from './search-words.ts';

const finds = (name: string, text: string) => {
  const words = indexWords(name).split(' ');
  return queryWords(text).every((word) => words.some((one) => one === word || one.startsWith(word)));
};

test('finds a name in its own script by any two characters of it', () => {
  const name = '霞ヶ関カンツリー倶楽部';
  for (let at = 0; at + 2 <= name.length; at++)
    assert.ok(finds(name, name.slice(at, at + 2)), name.slice(at));
  assert.ok(!finds(name, 'ゴルフ'));
});

test('finds a name however its characters, widths and blanks are typed', () => {
  assert.ok(finds('廣野ゴルフ倶楽部', '広野ゴルフ'));
  assert.ok(finds('霞ヶ関CC', '霞ケ関ＣＣ'));
  assert.ok(finds('안양 컨트리클럽', '안양컨트리'));
  assert.ok(finds('안양컨트리클럽', '안양 컨트리'));
  assert.ok(finds('ゴルフ・クラブ', 'ｺﾞﾙﾌｸﾗﾌﾞ'));
});

test('finds one character at the beginning of a pair and at the end of a name', () => {
  assert.ok(finds('津CC', '津'));
  assert.ok(finds('日高CC', '高C'));
  assert.deepEqual(queryWords('津'), ['津']);
});

test('keeps folded words of other scripts', () => {
  assert.equal(indexWords('Golf de la Côte d’Émeraude'), 'golf de la cote demeraude d emeraude');
  assert.deepEqual(queryWords('日高 Côte'), ['日高', 'cote']);
  assert.deepEqual(queryWords(' – '), []);
});

test('finds letters of mathematics and accents on their own', () => {
  assert.ok(finds('𝞍', '𝞍'));
  for (const query of ['O´Brien', "O'Brien", 'obrien']) assert.ok(finds('O´Brien', query), query);
});

test('finds every name by itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
      assert.ok(queryWords(name).length === 0 || finds(name, name));
    }),
  );
});

test('says CC and GC in full, and vice versa', () => {
  assert.deepEqual(clubWords(['Hidaka CC']), ['country', 'club']);
  assert.deepEqual(clubWords(['Anyang C.C.']), ['country', 'club']);
  assert.deepEqual(clubWords(['Hirono Golf Club']), ['gc']);
  assert.deepEqual(clubWords(['Lahinch Golf & Country Club']), ['gcc', 'cc']);
  assert.deepEqual(clubWords(['Old Course']), []);
});
