import { expect, test } from 'playwright/test';

test('a saved course is on the map and on the home page until it is taken off again', async ({ page }) => {
  await page.goto('/golf-courses/united-kingdom/scotland');
  const first = page.locator('.course-row-name').first();
  const name = ((await first.textContent()) ?? '').trim();
  await first.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/map?at=56.5,-4,6');
  await expect(page.locator('.maplibregl-marker a')).toHaveAttribute('aria-label', name);

  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My courses' });
  await mine.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Saved' }).click();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'By continent' })).toBeVisible();
  await expect(mine).toHaveCount(0);
});
