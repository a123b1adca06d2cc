import { devices, expect, test } from 'playwright/test';
import { findCourse, isFull } from './find-course.ts';
import { waitForMap } from './map-on-page.ts';

const { defaultBrowserType: _, ...phone } = devices['iPhone SE'];

// The scale of the other journeys with maps (playwright.config.ts), rather than the phone's.
test.use({ ...phone, viewport: { width: 375, height: 812 }, deviceScaleFactor: 0.5 });

test('from a course page a golfer is two taps from the carry of a bunker from their own tee', async ({
  page,
}) => {
  const course = await findCourse(
    page.request,
    (profile) =>
      isFull(profile) &&
      profile.teeboxes.length > 2 &&
      profile.holes.some(({ carries }) => carries.some(({ reach }) => reach > 150)),
    (row) => row.hole_count === 18 && row.has_geometry,
  );
  const forward = course.teeboxes.at(-1)!;
  // The first hole with a hazard that lies well past the forward tee.
  const { hole, carry, length, moves } = course.holes.flatMap((hole) => {
    const { length, ahead } = forward.holes.find(({ hole_id }) => hole_id === hole.hole_id) ?? {};
    const carry = hole.carries.find(({ reach }) => reach > 150);
    const moves = (ahead ?? 0) - (hole.measured_from?.ahead ?? 0);
    return length && carry ? [{ hole, carry, length, moves }] : [];
  })[0]!;

  await page.goto(`/golfs/${course.slug}`);
  const card = page.locator(`.hole-card[data-figures-of="${hole.hole_id}"]`);
  const rows = card.locator('.carries tbody tr');
  const reaches = await rows.locator('td:nth-child(2) [data-unit="m"]').allTextContents();
  const row = reaches.indexOf(String(carry.reach));
  const hazard = await rows.nth(row).locator('th').textContent();
  const over = Number(await rows.nth(row).locator('td:nth-child(3) [data-unit="m"]').textContent());
  await page.getByLabel('Your tee').selectOption(forward.name);
  await expect(card.locator('.hole-card-length strong [data-unit="m"]')).toHaveText(`${length} m`);
  // The page's head is for that tee too, and says so.
  const round = page.locator('.page-head .facts > div').filter({ hasText: 'Length' });
  await expect(round.locator('[data-unit="m"]')).toHaveText(`${forward.length!.toLocaleString('en')} m`);
  await expect(round).toContainText(`from ${forward.name}`);
  // Hazards that the tee is past are gone from the table.
  const moved = rows.filter({ hasText: hazard! }).last().locator('td [data-unit="m"]');
  const ahead = carry.reach - Number(await moved.first().textContent());
  expect(ahead).toBe(moves);
  await expect(moved).toHaveText([String(carry.reach - ahead), String(over - ahead)]);

  // On the next visit the tee is remembered: one tap on the hole, and its card says the carries.
  await page.reload();
  await expect(moved.first()).toHaveText(String(carry.reach - ahead));
  await page
    .getByRole('navigation', { name: 'Holes' })
    .getByRole('link')
    .nth(hole.number! - 1)
    .tap();
  await waitForMap(page);
  const onMap = page.locator('.map-hole-carries tbody tr').filter({ hasText: `${carry.reach - ahead} m` });
  await expect(onMap.first()).toBeVisible();

  await page.getByLabel('Your tee').selectOption('');
  await expect(moved.first()).toHaveText(String(carry.reach));
  await expect(round).toContainText(`from ${course.teeboxes[0]!.name}`);
});
