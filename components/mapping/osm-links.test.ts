import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostileTexts } from '#testing/hostile-texts.ts';
import { editorLink, josmLink, objectLink, osmObject } from './osm-links.ts';

const place = { latitude: 64.12345678, longitude: -21.7 };

test('an object has its page, its editor and JOSM', () => {
  const object = osmObject({ source: 'osm', id: 'way/123' });
  assert.ok(object);
  assert.equal(objectLink(object), 'https://www.openstreetmap.org/way/123');
  assert.equal(
    editorLink(object, place, 'No par: Elm Hill'),
    'https://www.openstreetmap.org/edit?editor=id&way=123#map=18/64.12346/-21.70000&comment=No%20par%3A%20Elm%20Hill',
  );
  const josm = new URL(josmLink(object, place, 'No par'));
  assert.equal(josm.host, '127.0.0.1:8111');
  assert.equal(josm.searchParams.get('select'), 'way123');
  assert.ok(Number(josm.searchParams.get('left')) < Number(josm.searchParams.get('right')));
});

test('anything that isn’t an object of OpenStreetMap leads to its place only', () => {
  for (const origin of [
    { source: 'demo', id: 'demo:17' },
    { source: 'courses', id: 'courses.ndjson:17' },
    { source: 'osm', id: 'way/1"><script>' },
    { source: 'osm', id: 'area/1' },
  ]) {
    assert.equal(osmObject(origin), null);
  }
  assert.match(editorLink(null, place, 'A new course'), /edit\?editor=id#map=18\//);
});

test('every comment has 5 to 255 characters on one line, hostile names included', () => {
  for (const text of ['', 'é', ...hostileTexts, `${'x'.repeat(254)}⛳`]) {
    for (const link of [editorLink(null, place, text), josmLink(null, place, text)]) {
      const url = new URL(link);
      const said = url.hash
        ? new URLSearchParams(url.hash.slice(1)).get('comment')
        : url.searchParams.get('changeset_comment');
      assert.ok(said !== null && said.length >= 5 && said.length <= 255, text);
      assert.ok(said.isWellFormed() && !/\p{Cc}/u.test(said));
      assert.doesNotMatch(link, /[<>"\s]/);
    }
  }
});
