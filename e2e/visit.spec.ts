import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';

test.beforeEach(({ page, baseURL }) => {
  const origin = new URL(baseURL!).origin;
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) expect(request.url().startsWith(`${origin}/`)).toBe(true);
  });
  page.on('pageerror', (error) => expect(error, 'page error').toBeNull());
  page.on('console', (message) => {
    if (message.type() === 'error') expect(message.text(), message.location().url).toBe('');
  });
});

test('from home to a country, a region and a course', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Browse by country' }).click();
  await page
    .getByRole('link', { name: /^United States/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('United States');
  await page.getByRole('region', { name: 'Regions' }).locator('li a').first().click();
  await expect(page).toHaveURL(/\/golf-courses\/united-states\/./);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('United States');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('United States');
  const name = (await page.locator('.course-row-name').first().textContent()) ?? '';
  await page.locator('.course-row-name').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('the build makes no page, since it has no data: Next would show it again once it has forgotten a newer one', () => {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  expect(Object.keys(routes).filter((path) => !path.startsWith('/_'))).toEqual([]);
});

test('the search box suggests courses, and the keyboard chooses one', async ({ page }) => {
  await page.goto('/data');
  const box = page.getByRole('combobox', { name: 'Course, club or town' });
  await box.click();
  await box.pressSequentially('golf');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(page.getByRole('option').first()).toBeHidden();
  await box.press('e');
  await box.press('Backspace');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/golfs\//);
});

test('the chosen colours and units hold on the next page and the next visit', async ({ page }) => {
  await page.goto('/best/world');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await page.getByRole('button', { name: 'yards' }).first().click();
  await expect(page.locator('.course-row [data-unit="yd"]').first()).toBeVisible();
  await expect(page.locator('.course-row [data-unit="m"]').first()).toBeHidden();
  await page.goto('/golf-courses/europe');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-units', 'yd');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 23, 15)');
});

test('an operation is sent from the reference and its answer shown', async ({ page }) => {
  await page.goto('/developers#listContinents');
  const card = page.locator('#listContinents');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('status')).toContainText('200');
  await expect(card.getByRole('status')).toContainText('"slug": "europe"');
});

test('every example of the reference is answered', async ({ page, request }) => {
  await page.goto('/developers');
  const addresses = await page
    .locator('article a[href^="/v2/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    expect.soft((await request.get(address)).status(), address).toBe(200);
  }
});

test('back and forward return to where the visitor was', async ({ page }) => {
  await page.goto('/golf-courses/united-states');
  const region = page.getByRole('region', { name: 'Regions' }).locator('li a').last();
  await region.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await region.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('United States');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('United States');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(left));
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('United States');
});

test('on a new page the keyboard starts at the top', async ({ page }) => {
  await page.goto('/golf-courses');
  await page.getByRole('main').getByRole('link', { name: 'Europe' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Europe');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a page is fetched while the pointer rests on its link, and shown without loading another document', async ({
  page,
}) => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc === '1') payloads.push(new URL(request.url()).pathname);
  });
  await page.goto('/golf-courses');
  await page.waitForLoadState('networkidle');
  // A page with hundreds of links fetches none of them by itself.
  expect(payloads).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const link = page.getByRole('main').getByRole('link', { name: 'Europe' }).first();
  await link.hover();
  await expect.poll(() => payloads).toContain('/golf-courses/europe');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Europe');
  await expect(page).toHaveTitle(/Europe/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Europe');
});
