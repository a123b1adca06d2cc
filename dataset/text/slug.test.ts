import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { anyText } from '#testing/any-text.ts';
import { giveSlug, isGivableSlug, RESERVED_SLUGS, toSlug } from './slug.ts';

const free = () => false;

describe('toSlug', () => {
  it('writes every script in ASCII words', () => {
    assert.equal(toSlug("Club de Golf L'Île-d'Été"), 'club-de-golf-lile-dete');
    assert.equal(toSlug('Royal & Ancient'), 'royal-and-ancient');
    assert.equal(toSlug('Целеево Гольф'), 'tseleevo-golf');
    assert.equal(toSlug('東京'), 'dongjing');
    assert.equal(toSlug('St. Andrew’s (Old)'), 'st-andrews-old');
    assert.equal(toSlug('Cafe\u0301'), toSlug('Café'));
  });

  it('gives nothing for names without letters or digits', () => {
    assert.equal(toSlug('***'), '');
    assert.equal(toSlug(''), '');
  });

  it('cuts long names at a word', () => {
    const slug = toSlug('very long name '.repeat(20));
    assert.ok(slug.length <= 80 && !slug.endsWith('-'), slug);
  });

  it('is well formed or empty for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        assert.match(toSlug(text), /^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });
});

describe('giveSlug', () => {
  it('adds qualifiers only when the shorter slug is taken', () => {
    const taken = new Set(['links', 'links-faro']);
    assert.equal(giveSlug('Links', ['Faro', 'Algarve'], free, 'course'), 'links');
    assert.equal(
      giveSlug('Links', ['Faro', 'Algarve'], (s) => taken.has(s), 'course'),
      'links-faro-algarve',
    );
  });

  it('numbers from 2 when no qualifier helps, and does not repeat a qualifier', () => {
    const taken = new Set(['golf-faro']);
    assert.equal(
      giveSlug('Golf Faro', ['Faro'], (s) => taken.has(s), 'course'),
      'golf-faro-2',
    );
  });

  it('never gives a reserved word or digits alone', () => {
    for (const word of RESERVED_SLUGS) {
      assert.equal(giveSlug(word, [], free, 'course'), `course-${word}`);
    }
    assert.equal(giveSlug('1919', [], free, 'course'), 'course-1919');
    assert.equal(giveSlug('', [], free, 'course'), 'course');
  });

  it('gives distinct givable slugs to any names', () => {
    fc.assert(
      fc.property(fc.array(anyText({ maxLength: 12 }), { maxLength: 40 }), (names) => {
        const taken = new Set<string>();
        for (const name of names) {
          const slug = giveSlug(name, ['Here', 'There'], (s) => taken.has(s), 'course');
          assert.ok(isGivableSlug(slug), slug);
          assert.ok(!taken.has(slug));
          taken.add(slug);
        }
      }),
    );
  });
});
