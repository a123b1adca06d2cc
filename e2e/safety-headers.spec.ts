import { expect, test } from 'playwright/test';

const DOCUMENT = /text\/html/;

test('every kind of answer has its safety headers, even failures', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home)?.[1] ?? '';
  const slug = /href="\/golfs\/([^"/]+)"/.exec(await (await request.get('/best/world')).text())?.[1] ?? '';
  const part = { range: 'bytes=0-9' };
  const TABLE: readonly [address: string, status: number, headers?: Record<string, string>][] = [
    ['/', 200],
    [`/golfs/${slug}`, 200],
    [`/golfs/${slug}`, 200, part],
    [`/golfs/${slug}/scorecard.csv`, 200],
    [`/golfs/${slug}/opengraph-image`, 200],
    ['/golfs/no-such-course', 404],
    ['/nowhere/at/all', 404],
    ['/search?q=links', 200],
    ['/robots.txt', 200],
    ['/sitemaps/index', 200],
    [script, 200],
    [script, 200, part],
    ['/_next/static/chunks/none.js', 404],
    ['/tiles/courses.json', 200],
    ['/tiles/none/courses/0/0/0.mvt', 200],
    ['/tiles/none', 404],
    ['/basemap/land.json', 200],
    ['/llms.txt', 200],
    [`/golfs/${slug}/llm.md`, 200],
    ['/v2/openapi.json', 200],
    ['/v2/none', 404],
    ['/healthz', 200],
  ];
  for (const [address, status, headers = {}] of TABLE) {
    const answer = await request.get(address, { headers });
    expect(answer.status(), address).toBe(status);
    const given = answer.headers();
    expect(given['x-content-type-options'], address).toBe('nosniff');
    if (!DOCUMENT.test(given['content-type'] ?? '')) continue;
    expect(given['content-security-policy'], address).toContain("default-src 'none'");
    expect(given['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(given['permissions-policy'], address).toContain('camera=()');
  }
});
