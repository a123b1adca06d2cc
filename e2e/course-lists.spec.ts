import { expect, test } from 'playwright/test';

test.use({ geolocation: { latitude: 55.95, longitude: -3.19 }, permissions: ['geolocation'] });

test('a list has a small plan of each mapped course, and can begin with the courses nearest to the visitor', async ({
  page,
}) => {
  await page.goto('/golf-courses/united-kingdom/scotland');
  const plan = page.locator('.course-row img').first();
  await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByText('Filter and sort').click();
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect(page).toHaveURL(/\/courses\?.*near=55\.95%2C-3\.19/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Courses in Scotland');
  const distances = await page
    .locator('.course-row p [data-travel-unit="km"]')
    .filter({ hasText: / km$/ })
    .evaluateAll((spans) => spans.map((span) => Number.parseFloat(span.textContent ?? '')));
  expect(distances.length).toBeGreaterThan(5);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('a country’s courses can be listed longest first', async ({ page }) => {
  await page.goto('/golf-courses/united-kingdom');
  await page.getByText('Filter and sort').click();
  await page.getByLabel('Sort by').selectOption('Longest first');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Courses in the United Kingdom');
  const lengths = await page
    .locator('.course-row [data-column="length"] [data-unit="m"]')
    .evaluateAll((spans) => spans.map((span) => Number(span.textContent?.replace(/\D/g, ''))));
  expect(lengths.length).toBeGreaterThan(20);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});
