import { expect, test } from 'playwright/test';
import { settle, waitForMap } from './map-on-page.ts';

test('a golfer gets from the home page to the seventh tee of a course', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await page.getByRole('link', { name: /by country/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^United States/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'United States' })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^California/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/golf-courses\/united-states\/california$/);
  await expect(page.getByRole('navigation', { name: /breadcrumb/i }).getByRole('link')).toHaveText([
    'Home',
    'North America',
    'United States',
  ]);

  const course = page.getByRole('main').locator('a[href^="/golfs/"]').first();
  const name = (await course.textContent()) ?? '';
  await course.click();
  await expect(page).toHaveURL(/\/golfs\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
  await expect(page.getByRole('table').first()).toContainText('Total');

  const host = await waitForMap(page);
  await page.locator('[data-hole="7"]').first().click();
  await settle(host);
  await expect(page).toHaveURL(/#hole-7$/);
  await expect(page.getByRole('heading', { name: /^Hole (.+ )?7$/ }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('without JavaScript the same way leads to the same card', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/golf-courses/united-states/california');
  await page.getByRole('main').locator('a[href^="/golfs/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page.getByRole('table').first();
  for (const label of ['Total', 'Par']) await expect(card).toContainText(label);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await context.close();
});

test('a missing page is a real 404 with somewhere to go', async ({ page }) => {
  for (const path of [
    '/golfs/no-such-course',
    '/golf-courses/atlantis',
    '/golf-courses/united-states/atlantis',
    '/no-such-page',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('link', { name: /courses|home/i }).first()).toBeVisible();
  }
});
