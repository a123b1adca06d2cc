import { expect, test } from 'playwright/test';
import { waitForMap, withoutMotion } from './map-on-page.ts';

test.use(withoutMotion);

test('no page breaks its own security policy, map and dark scheme included', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of [
    '/',
    '/golf-courses',
    '/best/world',
    '/search?q=links',
    '/compare',
    '/developers',
    '/data',
  ]) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-eval|(?:script-src|style-src-elem)[^;]*unsafe-inline/);
    expect(policy, path).toContain("style-src-elem 'self'");
  }
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
  expect(violations).toEqual([]);
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
