import { expect, type Page, test } from 'playwright/test';
import { samplePages } from '#testing/sample-pages.ts';
import { expectStrictPolicy, watchPolicy } from './security-policy.ts';

/** A4 between margins of 14 mm, in CSS pixels. */
const A4 = { width: Math.floor(((210 - 2 * 14) * 96) / 25.4), height: 1000 };

const PHONE = { width: 375, height: 740 };

const SMALL_PHONE = { width: 320, height: 640 };

// Each kind is opened once for all that is asked of every page: opening them takes most of the time.
for (const half of [0, 1]) {
  test(`every kind of page fits a phone and a sheet of paper, can be tapped and keeps its policy: half ${half + 1} of 2`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: PHONE,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const forbidden = watchPolicy(page);
    const kinds = Object.entries(await samplePages((path) => context.request.get(path)));
    for (const [kind, path] of kinds.filter((_, index) => index % 2 === half)) {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ media: 'screen' });
      const response = await page.goto(path);
      expectStrictPolicy(response?.headers()['content-security-policy'], `${kind} ${path}`);
      expect.soft(await page.evaluate(findSmallTargets), `${kind} ${path}: lower than 44 pixels`).toEqual([]);
      expect
        .soft(await page.evaluate(findMotion), `${kind} ${path}: moves for readers who want no motion`)
        .toEqual([]);
      await page.setViewportSize(SMALL_PHONE);
      expect
        .soft(await widthOf(page), `${kind} ${path}: wide on a small phone`)
        .toBeLessThanOrEqual(SMALL_PHONE.width);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(A4);
      expect.soft(await widthOf(page), `${kind} ${path}: wide on paper`).toBe(A4.width);
      expect.soft(await page.locator('main form:visible').count(), `${kind} ${path}: forms on paper`).toBe(0);
      expect.soft(await findBareHeadings(page), `${kind} ${path}: headings without their text`).toEqual([]);
    }
    expect(forbidden).toEqual([]);
    await context.close();
  });
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

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

/** Runs in the page: what is animated, except within the map. */
function findMotion(): string[] {
  return [...document.querySelectorAll('body *:not(.maplibregl-map *)')]
    .filter((element) => {
      const { animationName, transitionDuration } = getComputedStyle(element);
      return (
        animationName !== 'none' || transitionDuration.split(', ').some((each) => Number.parseFloat(each) > 0)
      );
    })
    .map(({ className }) => String(className));
}

/** Headings of sections that print as nothing else. */
function findBareHeadings(page: Page): Promise<(string | null | undefined)[]> {
  return page.locator('main .section:visible').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const isBare = [...section.children].slice(1).every((child) => child.getClientRects().length === 0);
      return isBare ? [section.querySelector('h2')?.textContent] : [];
    }),
  );
}
