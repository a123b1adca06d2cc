import { expect, test } from 'playwright/test';
import { samplePages } from './sample-pages.ts';

test('pages glide to a hole, and jump for readers who want no motion', async ({ page, request }) => {
  const { course } = await samplePages(request);
  for (const [reducedMotion, behaviour] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(course!);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behaviour);
  }
});

test('nothing outside the map moves by itself for readers who want no motion', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [kind, path] of Object.entries(await samplePages(request))) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *:not(.maplibregl-map *)')]
        .filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element);
          return (
            animationName !== 'none' ||
            transitionDuration.split(', ').some((each) => Number.parseFloat(each) > 0)
          );
        })
        .map(({ className }) => String(className)),
    );
    expect.soft(moving, kind).toEqual([]);
  }
});
