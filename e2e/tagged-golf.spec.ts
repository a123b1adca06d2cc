import { expect, type Page, test } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { ground, holesWith, profileOf, refs } from '../dataset/osm/rules/fixtures/profile-of-sketch.ts';
import { pad } from '../dataset/osm/rules/fixtures/sketch.ts';
import { type OneCourseSite, startOneCourseSite } from './one-course-site.ts';

// In one worker: each would start a site of its own.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 375, height: 812 } });

let site: OneCourseSite;
let course: GolfProfile;

/** Eight holes with a second green 40 m to the right of the first, and a ninth with only its green and tee mapped. */
test.beforeAll(async ({ browserName: _ }, info) => {
  const seconds = refs(8).map((_, i) => pad(400 + i, [100 * i + 40, 300], 'green'));
  const ninth = [
    pad(300, [1000, 330], 'green', 16, { ref: '9', par: '4' }),
    pad(301, [1000, 0], 'tee', 8, { ref: '9' }),
  ];
  const { profile } = profileOf([ground(), ...holesWith(refs(8)), ...seconds, ...ninth]);
  course = { ...profile, slug: `tagged-${process.pid}` };
  site = await startOneCourseSite(course, info);
});

test.afterAll(() => site?.stop());

async function openCourse(page: Page): Promise<void> {
  await page.goto(`${site.origin}/play/${course.slug}`);
  await expect(page.locator('[data-play][data-hole]')).toBeVisible();
}

const distance = (part: string) => `[data-distance="${part}"]`;

test('a hole without a line is on the page and in the yardage book with its straight distance', async ({
  page,
}) => {
  await page.goto(`${site.origin}/golfs/${course.slug}`);
  const card = page.locator('#hole-9');
  await expect(card).toContainText(/about 330 m.* in a straight line/);
  await expect(card.locator('svg').first()).toBeAttached();
  await expect(page.locator('[data-hole="9"]')).toContainText('≈ 330 m');
  await expect(page.locator('#hole-1')).toContainText('Two greens');
  await expect(card).not.toContainText('Two greens');
  await page.goto(`${site.origin}/golfs/${course.slug}/yardage-book`);
  await expect(page.locator('.book')).toContainText(/about 330 m.* in a straight line/);
});

test('a golfer plays a hole without a line by its green’s front, middle and back', async ({ page }) => {
  await openCourse(page);
  await page.locator('[data-action="previous-hole"]').click();
  await expect(page.locator('[data-play]')).toHaveAttribute('data-hole', '9');
  await expect(page.locator('h1')).toContainText(/about 330 m.* in a straight line/);
  await expect(page.locator(distance('middle'))).toContainText('330');
  await expect(page.locator(distance('front'))).toContainText(/3[12]\d/);
  await expect(page.locator(distance('back'))).toContainText(/3[34]\d/);
  await expect(page.locator('[data-green]')).toHaveCount(0);
});

test('a golfer chooses the greens of a round, and another on a hole; the distances follow', async ({
  page,
}) => {
  await openCourse(page);
  const middle = page.locator(distance('middle'));
  const metres = async () => Number(await middle.getAttribute('data-metres'));
  const [left, right] = [page.locator('[data-green="left"]'), page.locator('[data-green="right"]')];
  await expect(left).toHaveAttribute('aria-pressed', 'true');
  expect(await metres()).toBeCloseTo(300, -1);
  await expect(page.locator('[data-green-in-play]')).toBeAttached();
  await page.locator('[data-action="start-round"]').click();
  await page.locator('[data-field="greens"]').selectOption('right');
  await page.locator('[data-action="start-round"]').click();
  await expect(page.locator('[data-score]').first()).toBeVisible();
  await expect(right).toHaveAttribute('aria-pressed', 'true');
  const toRight = await metres();
  await left.click();
  await expect(left).toHaveAttribute('aria-pressed', 'true');
  expect(await metres()).toBeLessThan(toRight);
  await page.locator('[data-action="next-hole"]').click();
  await expect(right).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(right).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-action="previous-hole"]').click();
  await expect(left).toHaveAttribute('aria-pressed', 'true');
});
