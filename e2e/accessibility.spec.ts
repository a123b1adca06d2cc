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

test('whatever is pressed on a phone is 44 pixels high', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 375, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  for (const [kind, path] of Object.entries(await samplePages(context.request))) {
    await page.goto(path);
    expect.soft(await page.evaluate(findSmallTargets), `${kind} ${path}`).toEqual([]);
  }
  await context.close();
});

/** In the page: links, buttons and fields that are shown and lower than 44 pixels, but for links within a text. */
function findSmallTargets(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isInText = (element: Element) => getComputedStyle(element).display === 'inline';
  return [...document.querySelectorAll('a[href], button, input, select, summary')]
    .filter((element) => isShown(element) && !isInText(element))
    .flatMap((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      // What only screen readers meet is a pixel wide.
      return width > 4 && height < 43.5 ? [`${element.outerHTML.slice(0, 120)} is ${height}`] : [];
    });
}
