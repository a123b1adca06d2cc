import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { holeFile, planFile } from '#components/drawing/drawing-files.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { hostileTexts } from '#testing/hostile-texts.ts';
import { inXml, readXml } from '#testing/read-xml.ts';
import { type EmbedChoice, embedDocument } from './embed-document.ts';
import { courseOfAddress, embedSnippet, oembedAnswer, oembedXml } from './oembed.ts';

const site = { url: 'https://golf.example', name: 'Atlas', isDemo: true };
const course = fixtureProfile(fixtureCourses(10).find(({ slug }) => slug === 'cote-d-emeraude')!);
const choices: EmbedChoice[] = (['plan', 'card'] as const).flatMap((view) =>
  ([null, 'light', 'dark'] as const).map((theme) => ({ view, theme, units: 'yd' })),
);
const hostile = (text: string) => ({
  ...course,
  name: text,
  teeboxes: course.teeboxes.map((teebox) => ({ ...teebox, name: text })),
  sources: [{ ...course.sources[0]!, attribution: text, url: `javascript:${text}` }],
});

describe('an embedded course', () => {
  test('runs nothing, loads nothing, says that it’s a demo and links to its page, within 40 kB', () => {
    for (const choice of choices) {
      const html = embedDocument(course, choice, site);
      assert.ok(Buffer.byteLength(html) <= 40_000);
      const elements = readXml(html);
      assert.deepEqual(
        elements.filter(
          ({ name, attributes }) => /^(script|img|iframe|object)$/.test(name) || attributes.src,
        ),
        [],
      );
      assert.ok(html.includes('Demo data.'));
      const links = elements.filter(({ name }) => name === 'a');
      assert.equal(links[0]?.attributes.href, 'https://golf.example/golfs/cote-d-emeraude');
      assert.ok(links.every(({ attributes }) => attributes.target === '_blank'));
    }
  });

  test('shows the card’s holes, with lengths in the unit asked for', () => {
    const html = embedDocument(course, { view: 'card', theme: null, units: 'yd' }, site);
    const heads = readXml(html).filter(({ name, attributes }) => name === 'th' && attributes.scope === 'row');
    assert.equal(heads.length, course.scorecards[0]!.holes.length + 3);
    assert.ok(html.includes('Lengths in yards') === course.teeboxes.length > 0);
  });

  test('shows hostile names as text', () => {
    for (const text of hostileTexts) {
      for (const choice of choices) {
        const elements = readXml(embedDocument(hostile(text), choice, site));
        const title = elements.find(({ name }) => name === 'title');
        assert.ok(title?.text.startsWith(inXml(text)));
        assert.ok(
          elements.every(
            ({ name, attributes }) => name !== 'script' && name !== 'img' && !attributes.onerror,
          ),
        );
        const schemes = elements.flatMap(({ attributes: { href } }) =>
          href?.startsWith('#') ? [] : (href ?? []),
        );
        assert.ok(schemes.every((href) => href.startsWith('https://golf.example/')));
      }
    }
  });
});

test('plan and holes as files are SVG that shows hostile names as their title', () => {
  for (const text of ['Links', ...hostileTexts]) {
    for (const svg of [planFile(course, text), holeFile(course, '7', (mark) => `${text} ${mark}`)]) {
      const elements = readXml(svg ?? '');
      assert.equal(elements[0]?.name, 'svg');
      assert.ok(elements[1]?.text.startsWith(inXml(text)));
      const known = new Set(elements.map(({ attributes }) => attributes.id));
      for (const { name, attributes } of elements) {
        assert.match(name, /^(svg|title|style|rect|defs|g|path|use|clipPath|pattern|circle|mask|text)$/);
        if (attributes.href) assert.ok(known.has(attributes.href.slice(1)), attributes.href);
      }
    }
  }
});

test('files have ink around sand and water, in words that every reader of SVG knows', () => {
  for (const svg of [planFile(course, 'Plan'), holeFile(course, '7', String)]) {
    const [, colour = '', width = ''] =
      /\.dr-water,\.dr-bunker\{stroke:(#[0-9a-f]{6});stroke-width:([\d.]+)\}/.exec(svg ?? '') ?? [];
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    assert.ok(channels.length === 3 && channels.every((channel) => channel < 100), colour);
    assert.ok(Number(width) > 1, width);
    assert.doesNotMatch(svg ?? '', /var\(|calc\(|color-mix\(/);
  }
});

test('there is no file for a hole that the course doesn’t have', () => {
  assert.equal(holeFile(course, '19', String), null);
  assert.equal(planFile({ ...course, holes: [], hazards: [], surfaces: [] }, 'Plan'), null);
});

describe('oEmbed', () => {
  test('is of type rich and no larger than asked for', () => {
    const whole = oembedAnswer(course, site, { width: null, height: null });
    assert.equal(whole.type, 'rich');
    assert.equal(whole.version, '1.0');
    assert.ok(String(whole.html).includes('src="https://golf.example/embed/cote-d-emeraude?view=plan"'));
    assert.equal(whole.thumbnail_width, 1200);
    const small = oembedAnswer(course, site, { width: 300, height: 200 });
    assert.deepEqual([small.width, small.height, small.thumbnail_url], [300, 200, undefined]);
    assert.match(String(small.html), /width="300" height="200"/);
  });

  test('says the same in XML, even with hostile names', () => {
    for (const text of hostileTexts) {
      const answer = oembedAnswer(hostile(text), site, { width: null, height: null });
      const elements = readXml(oembedXml(answer));
      assert.deepEqual(
        elements.slice(1).map(({ name, text: said }) => [name, said]),
        Object.entries(answer).map(([name, value]) => [name, inXml(String(value))]),
      );
      const [frame, ...others] = readXml(embedSnippet(hostile(text), site.url, { view: 'card' }));
      assert.equal(frame?.name, 'iframe');
      assert.deepEqual(others, []);
    }
  });

  test('knows the addresses of courses here and no others', () => {
    const slugOf = (address: string) => courseOfAddress(address, 'https://golf.example');
    assert.equal(slugOf('https://golf.example/golfs/elm-hill#hole-7'), 'elm-hill');
    assert.equal(slugOf('http://golf.example/embed/elm-hill?view=card'), 'elm-hill');
    for (const other of [
      'https://evil.example/golfs/elm-hill',
      '/golfs/elm-hill',
      'javascript:golf.example',
      'https://golf.example/golfs/elm-hill/mapping',
      'https://golf.example/',
    ]) {
      assert.equal(slugOf(other), null, other);
    }
  });
});
