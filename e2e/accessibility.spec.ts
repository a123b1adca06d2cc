import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { samplePages } from './sample-pages.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any kind of page, ${colorScheme}`, async ({ browser, baseURL }) => {
    test.setTimeout(480_000);
    const context = await browser.newContext({ baseURL, colorScheme });
    const page = await context.newPage();
    for (const [kind, path] of Object.entries(await samplePages(context.request))) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect.soft(found, `${kind} ${path}`).toEqual([]);
    }
    await context.close();
  });
}

test('no page scrolls sideways from 320 pixels on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  for (const [kind, path] of Object.entries(await samplePages(context.request))) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${kind} ${path}`).toBeLessThanOrEqual(0);
  }
  await context.close();
});
