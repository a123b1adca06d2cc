import { expect, type Page, test } from 'playwright/test';
import { samplePages } from '#testing/sample-pages.ts';
import { findViolations } from './axe.ts';
import { findCourse } from './find-course.ts';

/** WCAG 2.2 at level AA, and the practices that axe's makers recommend. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const half of [0, 1]) {
  test(`axe finds nothing on any kind of page, in light and dark: half ${half + 1} of 2`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const kinds = Object.entries(await samplePages((path) => page.request.get(path)));
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
    test.slow();
    await page.goto(`/golfs/${course.slug}`);
    // Until React has taken over the page, it puts back what `emptyUnmarkedRows` takes away.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
    );
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('the keyboard outlines the link that it’s on, and not the one after it', async ({ page }) => {
  await page.goto('/rankings');
  const links = page.locator('nav .pill');
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  const outlined = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).outlineStyle));
  expect(outlined.map((style) => style !== 'none')).toEqual(outlined.map((_, index) => index === 1));
});

/** What axe objects to in light colours, and in dark what depends on colours. */
async function findBarriers(page: Page): Promise<string[]> {
  const tags = { runOnly: { type: 'tag' as const, values: RULES } };
  await page.emulateMedia({ colorScheme: 'light' });
  const most = await findViolations(page, { ...tags, rules: { 'color-contrast': { enabled: false } } });
  // Axe looks for the ground under each text, which takes most of its time on a page with hundreds of rows.
  await page.evaluate(markTexts);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(markTexts);
  await page.evaluate(emptyUnmarkedRows);
  const inDark = await judgeMarked(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await judgeMarked(page, ['color-contrast']);
  return [...most, ...inDark, ...inLight].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

function judgeMarked(page: Page, rules: string[]) {
  return findViolations(page, { runOnly: { type: 'rule', values: rules } }, '[data-judged]');
}

/** Runs in the page: the first, the middle and the last of the texts of each colour and size on each ground. */
function markTexts(): void {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element | null): string => {
    if (element === null) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${position}`;
    const ground = `${groundOf(element.parentElement)}${own === PLAIN ? '' : `/${own}`}`;
    grounds.set(element, ground);
    return ground;
  };
  const PLAIN = 'rgba(0, 0, 0, 0) none 1 static';
  const looks = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('body *:not(script, style)')) {
    const isField = element.matches('input, select, textarea');
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!(isField || hasText) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fill, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [groundOf(element), color, fill, fontSize, fontWeight, textShadow].join('|');
    const alike = looks.get(look);
    if (alike) alike.push(element);
    else looks.set(look, [element]);
  }
  for (const alike of looks.values()) {
    for (const index of [0, Math.floor(alike.length / 2), alike.length - 1]) {
      alike[index]!.setAttribute('data-judged', '');
    }
  }
}

/** Runs in the page: list items, rows of tables and drawings in which nothing is marked; places stay what they are. */
function emptyUnmarkedRows(): void {
  const MARKED = '[data-judged]';
  for (const row of document.querySelectorAll('li, tr, svg')) {
    if (!row.matches(MARKED) && row.querySelector(MARKED) === null) row.replaceChildren();
  }
}
