import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { findCourse, isFull } from './find-course.ts';

test('a page of another site shows a course in a frame, and no other page of ours', async ({
  page,
  request,
}) => {
  const { slug, name } = await findCourse(request, isFull);
  const home = new URL((await request.get('/robots.txt')).url()).origin;
  const answer = await (
    await request.get(`/oembed?url=${encodeURIComponent(`${home}/golfs/${slug}`)}`)
  ).json();
  const html =
    `<!doctype html><title>A club’s own page</title>${answer.html}` +
    `<iframe id="card" src="${home}/embed/${slug}?view=card&units=yd&theme=dark"></iframe>` +
    `<iframe id="page" src="${home}/golfs/${slug}"></iframe>`;
  const other = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().startsWith(`${home}/embed/`)) bytes += (await response.body()).length;
  });
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
  const plan = page.frameLocator('iframe').first();
  await expect(plan.getByRole('link', { name }).first()).toHaveAttribute('href', `${home}/golfs/${slug}`);
  await expect(plan.getByRole('img')).toBeVisible();
  await expect(plan.getByText('Every course here is invented.')).toBeVisible();
  await expect(page.frameLocator('#card').getByRole('table')).toContainText('Lengths in yards');
  await expect(page.frameLocator('#page').locator('main')).toHaveCount(0);
  expect(bytes).toBeLessThanOrEqual(80_000);
  const ours = asked.filter((url) => url.startsWith(home) && !url.includes(`/${slug}`));
  expect(ours).toEqual([]);
  other.close();
});

test('the course page offers its snippets, and consumers find them', async ({ page, request }) => {
  const { slug } = await findCourse(request, isFull);
  await page.goto(`/golfs/${slug}`);
  await page.getByRole('button', { name: 'Embed' }).click();
  const snippet = page.getByRole('textbox', { name: 'The scorecard' });
  await expect(snippet).toBeVisible();
  expect(await snippet.inputValue()).toContain(`/embed/${slug}?view=card"`);
  for (const [type, content] of [
    ['application/json+oembed', 'application/json'],
    ['text/xml+oembed', 'text/xml'],
  ]) {
    const href = await page.locator(`link[type="${type}"]`).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain(content);
  }
  expect((await request.get('/oembed?url=https://evil.example/golfs/x')).status()).toBe(404);
  expect((await request.get(`/golfs/${slug}/plan.svg`)).headers()['content-type']).toContain('image/svg+xml');
});
