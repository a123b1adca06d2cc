import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageHoles } from '#components/course/page-holes.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { english } from '#messages/languages.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { hostileTexts } from '#testing/hostile-texts.ts';
import { contactLink, noteLink, wrongThings } from './wrong-things.ts';

const site = { url: 'https://golf.example', language: english };
const mapped: GolfProfile = {
  ...fixtureProfile(fixtureCourses(1)[0]!),
  origin: { source: 'osm', id: 'way/1' },
  origins: [{ source: 'osm', id: 'way/1', how: 'tagged', date: null, paths: ['name'] }],
};
const thingsOf = (profile: GolfProfile) => wrongThings(profile, pageHoles(profile), site);

test('holes, place and name of a mapped course lead to the map, its card and contacts to the operator', () => {
  const places = thingsOf(mapped).map(({ id, at }) => [id, at !== null]);
  assert.deepEqual(places, [
    ['place', true],
    ['name', true],
    ['hole-1', true],
    ['hole-2', true],
    ['hole-3', true],
    ['card', false],
    ['contact', false],
    ['other', false],
  ]);
});

test('a hole’s note is at the hole, and says what the page shows and where', () => {
  const hole = thingsOf(mapped).find(({ id }) => id === 'hole-1')!;
  const [lon, lat] = mapped.holes[0]!.line!.coordinates.at(-1)!;
  assert.ok(Math.abs(hole.at!.latitude - lat) < 0.01 && Math.abs(hole.at!.longitude - lon) < 0.01);
  assert.match(hole.text, /^Hole 1 of Harbour Short Nine is shown with par 3, \d+ m: /);
  assert.match(hole.text, /https:\/\/golf\.example\/golfs\/harbour-short-nine#hole-1 What’s wrong: $/);
  const link = new URL(noteLink(hole.at!, hole.text));
  assert.equal(link.origin + link.pathname, 'https://www.openstreetmap.org/note/new');
  const said = new URLSearchParams(link.hash.slice(1));
  assert.match(said.get('map')!, /^18\/54\.\d{5}\/-4\.\d{5}$/);
  assert.equal(said.get('text'), hole.text);
});

test('an invented course leads nobody to the real map', () => {
  const things = thingsOf({ ...mapped, origin: { source: 'demo', id: 'demo:1' } });
  assert.ok(things.length > 0 && things.every(({ at }) => at === null));
});

test('hostile and endless names stay plain text of at most 255 characters on one line', () => {
  for (const name of [...hostileTexts, 'x'.repeat(999), '⛳'.repeat(400), 'see https://evil.example now']) {
    for (const { at, text } of thingsOf({ ...mapped, name, club_name: name })) {
      assert.ok(text.length <= 255 && text.isWellFormed(), text);
      assert.doesNotMatch(text, /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      assert.deepEqual(text.match(/https?:\/\/[^/ ]+/g), ['https://golf.example']);
      assert.match(text, /What’s wrong: $/);
      const link = at
        ? noteLink(at, text)
        : contactLink('mailto:hello@golf.example', name.toWellFormed(), text);
      assert.doesNotMatch(link, /[<>"\s]/);
      assert.equal(URL.parse(link)?.protocol, at ? 'https:' : 'mailto:');
    }
  }
});

test('a mail has a subject and text, and only the operator as recipient; the address of an operator’s page stays as it is', () => {
  const link = new URL(contactLink('mailto:hello@golf.example', 'A & B?cc=x@y.example', 'C\r\nBcc: z'));
  assert.equal(link.pathname, 'hello@golf.example');
  assert.deepEqual(
    [...link.searchParams],
    [
      ['subject', 'A & B?cc=x@y.example'],
      ['body', 'C\r\nBcc: z'],
    ],
  );
  assert.equal(contactLink('https://golf.example/contact', 'A', 'B'), 'https://golf.example/contact');
});
