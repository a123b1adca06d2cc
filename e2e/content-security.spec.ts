import { expect, test } from 'playwright/test';
import { waitForMap, withoutMotion } from './map-on-page.ts';
import { watchPolicy } from './security-policy.ts';

test.use(withoutMotion);

// The other kinds of page are opened in every-page.spec.ts.
test('maps, links and the dark scheme don’t break their pages’ security policy', async ({ page }) => {
  const forbidden = watchPolicy(page);
  await page.goto('/best/world');
  await page.getByRole('main').locator('a[href^="/golfs/"]').first().click();
  await expect(page).toHaveURL(/\/golfs\/[a-z0-9-]+$/);
  await page.reload();
  await waitForMap(page);
  await page.goto('/map');
  await waitForMap(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(forbidden).toEqual([]);
});

test('a script or a style element that is not ours does nothing', async ({ page }) => {
  await page.goto('/');
  const colour = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: rgb(1, 2, 3) !important }';
    document.head.append(style);
    return getComputedStyle(document.body).color;
  });
  expect(colour).not.toBe('rgb(1, 2, 3)');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "yes"';
    document.body.append(script);
    return document.documentElement.dataset.injected ?? null;
  });
  expect(ran).toBeNull();
});
