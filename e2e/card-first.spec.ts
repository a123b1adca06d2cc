import { expect, test } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { findCourse, isFull } from './find-course.ts';
import { startOneCourseSite } from './one-course-site.ts';

test('with only an outline mapped, the card comes first and the plan is a figure next to the heading', async ({
  page,
  playwright,
}, info) => {
  const context = await playwright.request.newContext({ baseURL: String(info.project.use.baseURL) });
  const full = await findCourse(
    context,
    (profile) => isFull(profile) && profile.surfaces.some(({ type }) => type === 'outline'),
    (row) => row.hole_count === 18 && row.has_geometry,
  );
  await context.dispose();
  const course: GolfProfile = {
    ...full,
    // A new address in each run: the site's kept pages outlive it.
    slug: `outlined-${process.pid}`,
    holes: [],
    hazards: [],
    surfaces: full.surfaces.filter(({ type }) => type === 'outline'),
  };
  const site = await startOneCourseSite(course, info);
  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  try {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${site.origin}/golfs/${course.slug}`);
    expect((await boxOf('table.scorecard')).y).toBeLessThan((await boxOf('#plan')).y);
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText([
      'Card',
      'Map',
      'Facts',
    ]);

    await page.setViewportSize({ width: 1280, height: 900 });
    const [head, plan, card] = [
      await boxOf('.page-head'),
      await boxOf('#plan'),
      await boxOf('table.scorecard'),
    ];
    expect(plan.x).toBeGreaterThan(head.x + head.width);
    expect(plan.y + plan.height).toBeLessThan(card.y);
    expect(card.y).toBeLessThan(900);
  } finally {
    await site.stop();
  }
});
