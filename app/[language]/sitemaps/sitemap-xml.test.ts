import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

test('a sitemap names whole addresses, with lastmod only where it is known', () => {
  const xml = sitemapXml('https://golf.example', [
    { path: '/', updatedAt: null },
    { path: '/golfs/a', updatedAt: '2026-01-02T03:04:05Z' },
  ]);
  assert.equal(
    xml,
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://golf.example/</loc></url>
<url><loc>https://golf.example/golfs/a</loc><lastmod>2026-01-02T03:04:05Z</lastmod></url>
</urlset>
`,
  );
});

test('an index names its files, and text is escaped', () => {
  const xml = sitemapIndexXml('https://golf.example', [{ path: '/sitemaps/a&b' }]);
  assert.match(xml, /<sitemap><loc>https:\/\/golf\.example\/sitemaps\/a&amp;b<\/loc><\/sitemap>/);
});
