import { expect, test } from 'playwright/test';
import { samplePages } from '#testing/sample-pages.ts';

test('pages glide to a hole, and jump for readers who want no motion', async ({ page, request }) => {
  const { course } = await samplePages((path) => request.get(path));
  for (const [reducedMotion, behaviour] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(course!);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behaviour);
  }
});
