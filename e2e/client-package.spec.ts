import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { packClient } from '#scripts/client/client-package.ts';
import { openSandbox } from '#testing/sandbox.ts';

const PAGE = `<!doctype html><title>Another site</title><script type="module">
import { createClient } from '/package/api/client.js';
const atlas = createClient({ baseUrl: new URLSearchParams(location.search).get('api') });
const slugs = [];
for await (const { slug } of atlas.each.listGolfCourses({ limit: 100 })) slugs.push(slug);
document.title = slugs.length + ' ' + (await atlas.getGolfCourseProfile({ slug: slugs[0] })).slug;
</script>`;

test('the client as a package runs in a browser, from another site', async ({ page, request }) => {
  const sandbox = openSandbox();
  packClient(sandbox.folder);
  const site = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const isModule = /^\/package\/[a-z/-]+\.js$/.test(pathname);
    response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html');
    response.end(isModule ? readFileSync(join(sandbox.folder, pathname)) : PAGE);
  });
  sandbox.onEnd(() => site.close());
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const first = await request.get('/v2/golfs?limit=1');
  const { total, items } = (await first.json()).data.golfs;
  const api = new URL('/v2', first.url()).href;
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/?api=${encodeURIComponent(api)}`);
  await expect(page).toHaveTitle(`${total} ${items[0].slug}`, { timeout: 30_000 });
  await sandbox.clear();
});
