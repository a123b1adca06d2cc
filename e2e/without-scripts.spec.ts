import { expect, test } from 'playwright/test';
import { samplePages } from '#testing/sample-pages.ts';

test.use({ javaScriptEnabled: false });

test('every kind of page has its content without JavaScript', async ({ page, request }) => {
  for (const [kind, path] of Object.entries(await samplePages((path) => request.get(path)))) {
    await page.goto(path);
    await expect.soft(page.locator('h1'), `${kind} ${path}`).toHaveCount(1);
    await expect.soft(page.locator('h1'), `${kind} ${path}`).toBeVisible();
    expect
      .soft(((await page.locator('main').textContent()) ?? '').length, `${kind} ${path}`)
      .toBeGreaterThan(150);
  }
});

test('a course can be found with the search form alone', async ({ page }) => {
  await page.goto('/');
  await page.locator('#home-search').fill('golf');
  await page.locator('#home-search').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=golf/);
  await expect(page.getByRole('heading', { level: 2 })).toContainText('for');
  await page.locator('.course-row-name').first().click();
  await expect(page).toHaveURL(/\/golfs\//);
});

test('courses can be compared with links and forms alone', async ({ page }) => {
  await page.goto('/compare');
  for (let count = 0; count < 2; count++) {
    await page.getByRole('searchbox', { name: 'Add a course' }).fill('golf');
    await page.getByRole('searchbox', { name: 'Add a course' }).press('Enter');
    await expect(page).toHaveURL(/[?&]q=golf/);
    await page.getByRole('main').getByRole('link', { name: /Add$/ }).first().click();
    await expect(page).toHaveURL(/[?&]courses=/);
  }
  await expect(page.getByRole('region', { name: 'Comparison', exact: true })).toBeVisible();
});
