import { expect, test } from 'playwright/test';
import { openFullCourse } from './open-full-course.ts';

test('on paper a course has its plan, cards and holes, and nothing that only works on a screen', async ({
  page,
}) => {
  await openFullCourse(page);
  const onlyOnScreen = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Breadcrumbs' }),
    page.getByRole('navigation', { name: 'Holes' }),
    page.getByRole('button', { name: 'Open the map' }),
    page.getByRole('heading', { name: 'Course handicap' }),
    page.getByRole('heading', { name: 'Downloads and sharing' }),
  ];
  for (const part of onlyOnScreen) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of onlyOnScreen) await expect(part).toBeHidden();
  await expect(page.locator('.course-plan svg.drawing')).toBeVisible();
  await expect(page.locator('.hole-card')).toHaveCount(18);
  for (const card of await page.locator('table.scorecard').all()) await expect(card).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('GeoNames');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('everything on a page of the yardage book fits its sheet', async ({ page }) => {
  const course = await openFullCourse(page);
  await page.goto(`/golfs/${course.slug}/yardage-book`);
  await page.emulateMedia({ media: 'print' });
  const sheets = await page
    .locator('.book-page:visible')
    .evaluateAll((pages) =>
      pages.map((each) => [each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth]),
    );
  expect(sheets).toEqual(Array(20).fill([0, 0]));
  const breaks = await page
    .locator('.book-page:not(.book-cover):visible')
    .evaluateAll((pages) => pages.map((each) => getComputedStyle(each).breakBefore));
  expect(breaks).toEqual(Array(19).fill('page'));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.book-head')).toBeHidden();
});
