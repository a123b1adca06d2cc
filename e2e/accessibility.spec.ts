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
