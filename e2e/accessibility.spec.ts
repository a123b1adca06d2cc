import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { findCourse } from './find-course.ts';
import { samplePages } from './sample-pages.ts';

/** WCAG 2.2 at level AA, and the practices that axe's makers recommend. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** These depend on colours, and so on the scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

for (const half of [0, 1]) {
  test(`axe finds nothing on any kind of page, in light and dark: half ${half + 1} of 2`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const kinds = Object.entries(await samplePages(page.request));
    for (const [kind, path] of kinds.filter((_, index) => index % 2 === half)) {
      await page.goto(path);
      expect.soft(await findBarriers(page), `${kind} ${path}`).toEqual([]);
    }
  });
}

for (const [kind, holeCount] of [
  ['nine', 9],
  ['twenty-seven', 27],
] as const) {
  test(`axe finds nothing on a course of ${kind} holes, in light and dark`, async ({ page }) => {
    const course = await findCourse(
      page.request,
      (profile) => profile.holes.length > 0,
      (row) => row.hole_count === holeCount && row.has_geometry,
    );
    // Without WebGL the plan stays, which is judged here; the map has its own tests.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    test.slow();
    await page.goto(`/golfs/${course.slug}`);
    expect(await findBarriers(page)).toEqual([]);
  });
}

/** In light, and the colour rules in dark. */
async function findBarriers(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await judge(page, { type: 'tag', values: RULES });
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await judge(page, { type: 'rule', values: COLOUR_RULES });
  return [...inLight.violations, ...inDark.violations].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/**
 * Axe's older mode sees no frames of other hosts (we have none); with passes left out it takes a third of the
 * time.
 */
function judge(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }) {
  return new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], runOnly })
    .analyze();
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

test('everything to tap on a phone is at least 44 pixels high', async ({ browser, baseURL }) => {
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

/** Runs in the page: links, buttons and fields lower than 44 pixels, except links within text. */
function findSmallTargets(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isInText = (element: Element) => getComputedStyle(element).display === 'inline';
  return [...document.querySelectorAll('a[href], button, input, select, summary')]
    .filter((element) => isShown(element) && !isInText(element))
    .flatMap((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      // Things for screen readers only are a pixel wide.
      return width > 4 && height < 43.5 ? [`${element.outerHTML.slice(0, 120)} is ${height}`] : [];
    });
}
