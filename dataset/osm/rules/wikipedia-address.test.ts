import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { wikipediaAddress } from './wikipedia-address.ts';

test('an article is read from its language and title, or from its address', () => {
  const addresses = {
    'en:Old Course at St Andrews': 'https://en.wikipedia.org/wiki/Old_Course_at_St_Andrews',
    'de:Golfclub Fürth': 'https://de.wikipedia.org/wiki/Golfclub_F%C3%BCrth',
    'zh-min-nan:A?b&c/d': 'https://zh-min-nan.wikipedia.org/wiki/A%3Fb%26c%2Fd',
    'be-x-old:Golf': 'https://be-x-old.wikipedia.org/wiki/Golf',
    'zh-classical:Golf': 'https://zh-classical.wikipedia.org/wiki/Golf',
    'en:Club#History': 'https://en.wikipedia.org/wiki/Club',
    'en:One;fr:Deux': 'https://en.wikipedia.org/wiki/One',
    'http://fr.wikipedia.org/wiki/Golf?action=raw#x': 'https://fr.wikipedia.org/wiki/Golf',
    'https://en.m.wikipedia.org/wiki/Golf': 'https://en.m.wikipedia.org/wiki/Golf',
  };
  for (const [tag, address] of Object.entries(addresses)) assert.equal(wikipediaAddress(tag), address, tag);
});

test('a tag that leads anywhere but to Wikipedia makes no link', () => {
  const tags = [
    'javascript:alert(1)',
    'https://wikipedia.org.example.com/wiki/Golf',
    'https://user@en.wikipedia.org/wiki/Golf',
    'https://en.wikipedia.org:8443/wiki/Golf',
    'https://example.com/en.wikipedia.org/wiki/Golf',
    'https://en.wikipedia.org/w/index.php?title=Golf',
    'ftp://en.wikipedia.org/wiki/Golf',
    'Golf',
    'en:',
    'en://example.com',
    '',
  ];
  for (const tag of tags) assert.equal(wikipediaAddress(tag), null, tag);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `en:${text}`),
        fc.webUrl(),
      ),
      (tag) => {
        const address = wikipediaAddress(tag);
        if (address === null) return;
        const { protocol, hostname, href } = new URL(address);
        assert.equal(protocol, 'https:');
        assert.match(hostname, /\.wikipedia\.org$/);
        assert.doesNotMatch(href, /[\s"<>]/);
      },
    ),
  );
});
