import { expect, test } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { findCourseToPlay, openPlay, saveCourse, startRound } from './play-golfer.ts';

let course: GolfProfile;
test.beforeAll(async ({ playwright, baseURL }) => {
  course = await findCourseToPlay(playwright.request, baseURL);
});

test.use({ viewport: { width: 375, height: 812 } });

test('saved courses and rounds are listed under a demo’s notice, with a signal and without', async ({
  page,
  context,
}) => {
  const notice = page.getByRole('complementary', { name: 'About this data' });
  await openPlay(page, course.slug);
  await expect(page.locator('.play-head')).toContainText('Demo · ');
  await expect(notice).toBeHidden();
  await saveCourse(page);
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.goto('/play');
    await expect(page.locator('.play-list a')).toContainText(course.name);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  }
});

test('names in other letters have their Latin form after them', async ({ page }) => {
  const tokyo = { ...course, name: '東京ゴルフ倶楽部', name_latin: 'Tokyo Golf Club' };
  await page.route('**/v2/golfs/profile/**', (route) => route.fulfill({ json: { data: tokyo } }));
  await openPlay(page, course.slug);
  await expect(page).toHaveTitle('Play 東京ゴルフ倶楽部 (Tokyo Golf Club)');
  await saveCourse(page);
  await startRound(page, [{ name: 'Ann', index: '12.4' }]);
  await page.goto('/play');
  const name = '東京ゴルフ倶楽部 Tokyo Golf Club';
  await expect(page.locator('.play-list')).toContainText([name, name]);
});
