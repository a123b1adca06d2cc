import { expect, test } from 'playwright/test';
import { findFullCourse } from './open-full-course.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a phone shows the plan on its first screen, and each hole is one tap away from anywhere below', async ({
      page,
    }) => {
      const course = await findFullCourse(page.request);
      await page.goto(`/golfs/${course.slug}`);
      expect((await page.locator('#plan').boundingBox())!.y).toBeLessThanOrEqual(480);
      await page.getByRole('heading', { name: 'Data and sources' }).scrollIntoViewIfNeeded();
      const strip = page.getByRole('navigation', { name: 'Holes' });
      expect((await strip.boundingBox())!.y).toBe(0);
      await strip.getByRole('link').nth(6).tap();
      await expect(page).toHaveURL(/#hole-7$/);
      await expect(page.locator('#hole-7 h3')).toBeInViewport();
      await expect(page.locator('#hole-8 .hole-card-text')).not.toBeInViewport();
    });
  });
}

test('figures on the drawing of a hole are large enough to read, on the smallest phones too', async ({
  page,
}) => {
  const course = await findFullCourse(page.request);
  for (const [path, width] of [
    ['', 375],
    ['', 320],
    ['/yardage-book', 375],
    ['/yardage-book', 360],
    ['/yardage-book', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/golfs/${course.slug}${path}`);
    const sizes = await page
      .locator(':is(.hole-card > .drawing, .book-hole .drawing) :is(.dr-distance, .dr-carry)')
      .evaluateAll((groups) =>
        groups.map((group) => {
          const scale = (group as SVGGElement).getScreenCTM()!.a;
          return Number.parseFloat(getComputedStyle(group).fontSize) * scale;
        }),
      );
    expect(sizes.length).toBeGreaterThan(18);
    expect(Math.min(...sizes), `${path} at ${width}`).toBeGreaterThanOrEqual(11);
  }
});
