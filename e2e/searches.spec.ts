import { expect, test } from 'playwright/test';
import type { Answer } from '#lib/api/records.ts';
import { searches } from './searches.ts';

test('19 of 20 searches as golfers type them find the right course or place first', async ({ request }) => {
  const wrong: string[] = [];
  for (const [typed, finds] of searches) {
    const answer = await request.get('/v2/search/golfs', { params: { q: typed, limit: 1 } });
    const { places, golfs }: Answer<'searchGolfCourses'> = (await answer.json()).data;
    const first = finds.startsWith('/') ? places[0]?.path : golfs.items[0]?.slug;
    if (first !== finds) wrong.push(`${typed}: ${first}`);
  }
  expect(searches.length).toBeGreaterThanOrEqual(60);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(searches.length / 20);
});

test('the search box offers the place and its courses, and says what to try where nothing is found', async ({
  page,
}) => {
  await page.goto('/data');
  const box = page.getByRole('combobox', { name: 'Course, club or town' });
  await box.click();
  await box.pressSequentially('portugal');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('href', '/golf-courses/portugal');
  await expect(options.nth(1)).toHaveAttribute('href', /^\/golfs\//);
  await box.fill('qqqqzzzz');
  await expect(page.getByText('Try fewer letters, or the name of the town or country.')).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.fill('portugal');
  await expect(options.first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/golf-courses\/portugal$/);
});

test('a link to an empty search empties the box of the one before', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/search?q=portugal');
  const box = page.getByRole('combobox', { name: 'Course, club or town' }).filter({ visible: true });
  await expect(box).toHaveValue('portugal');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(box).toHaveValue('');
});
