import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPhoneLink, toSafeLink, toWikiLink } from './safe-link.ts';

test('a web address is shown without www and its last slash', () => {
  assert.deepEqual(toSafeLink('https://www.club.example/golf/'), {
    href: 'https://www.club.example/golf/',
    label: 'club.example/golf',
  });
});

test('nothing but http and https becomes a link', () => {
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//club.example',
    'club.example',
    '',
    'https://user:secret@club.example/',
    null,
  ]) {
    assert.equal(toSafeLink(address), null, String(address));
  }
});

test('the first telephone number is dialled, without its extension', () => {
  assert.deepEqual(toPhoneLink('+1 618 684 2387 ext. 12; +1 618 684 2388'), {
    href: 'tel:+16186842387',
    label: '+1 618 684 2387 ext. 12',
    others: '; +1 618 684 2388',
  });
  assert.equal(toPhoneLink('ask').href, null);
});

test('a course links to its article on Wikipedia, else to its item on Wikidata, and nowhere else', () => {
  const article = 'https://de.wikipedia.org/wiki/Golfclub_F%C3%BCrth';
  assert.deepEqual(toWikiLink({ wikipedia: article, wikidata: 'Q1' }), {
    href: article,
    label: 'Golfclub Fürth',
    site: 'wikipedia',
  });
  assert.equal(toWikiLink({ wikipedia: null, wikidata: 'Q42' })?.href, 'https://www.wikidata.org/wiki/Q42');
  for (const wikipedia of ['javascript:alert(1)', 'https://wikipedia.org.example.com/wiki/A', null]) {
    assert.equal(toWikiLink({ wikipedia, wikidata: 'Q1/../x' }), null);
  }
});
