import { expect, test } from 'playwright/test';

test('a golfer picks a kind of hole with chips, and follows a drawn one to its course', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Holes' }).click();
  await page.getByRole('group', { name: 'Par' }).getByRole('radio', { name: '5' }).check();
  await page.getByRole('group', { name: 'Bunkers' }).getByRole('radio', { name: '3+' }).check();
  await page.getByRole('button', { name: 'Show holes' }).click();

  const asked = new URL(page.url()).searchParams;
  expect([asked.get('par'), asked.get('min_bunkers')]).toEqual(['5', '3']);
  await expect(
    page.getByRole('heading', { name: 'Par 5s with 3 or more bunkers, longest first' }),
  ).toBeVisible();
  const answer = await page.request.get('/v2/search/holes?par=5&min_bunkers=3&limit=12');
  const { holes, coverage } = (await answer.json()).data;
  await expect(
    page.getByText(`the ${coverage.courses_mapped.toLocaleString('en')} courses whose holes`),
  ).toBeVisible();
  const strips = page.getByRole('list', { name: 'Holes found' }).getByRole('listitem');
  const shown = await strips.evaluateAll((items) => items.map((item) => item.getAttribute('data-hole')));
  expect(shown).toEqual(holes.items.map(({ hole_id }: { hole_id: string }) => hole_id));

  // All at one scale: a pixel is as many units of the drawing on each.
  const scales = await strips
    .locator('svg')
    .evaluateAll((drawings) =>
      drawings.map(
        (svg) => (svg as SVGSVGElement).viewBox.baseVal.height / svg.getBoundingClientRect().height,
      ),
    );
  expect(scales).toHaveLength(holes.items.length);
  for (const scale of scales) expect(Math.abs(scale / scales[0]! - 1)).toBeLessThan(0.01);

  await strips.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${holes.items[0].url}$`));
  await expect(page.locator(`.hole-card[data-figures-of="${shown[0]}"]`)).toBeInViewport({ timeout: 30_000 });
});

test('a link to another search fills its form, and so does the way back', async ({ page }) => {
  const par5 = page.getByRole('group', { name: 'Par' }).getByRole('radio', { name: '5' });
  const drops = page.getByLabel('drops at least');
  await page.goto('/holes?par=5&max_change=-2');
  await expect(drops).toHaveValue('-2');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Holes' }).click();
  await expect(page).toHaveURL(/\/holes$/);
  await expect(par5).not.toBeChecked();
  await expect(drops).toHaveValue('');
  await page.goBack();
  await expect(par5).toBeChecked();
  await expect(drops).toHaveValue('-2');
});

test('without scripts the form does the same, keeps what was chosen and explains a wrong value', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/holes?par=4&shape=dogleg_left&country=');
  await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
  await page.getByLabel('drops at least').selectOption('-2');
  await page.getByLabel('Sort by').selectOption('-turn');
  await page.getByRole('button', { name: 'Show holes' }).click();
  await expect(
    page.getByRole('heading', { name: /^Downhill dogleg-left par 4s, sharpest bend/ }),
  ).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('-turn');
  await page.goto('/holes?par=9');
  await expect(page.getByText(/\bpar\b.*\b(3|6)\b/).last()).toBeVisible();
  await context.close();
});

test('a question has a page of its own for the world and for countries, listed for search engines', async ({
  page,
}) => {
  const sitemap = await (await page.request.get('/sitemaps/holes')).text();
  const index = await (await page.request.get('/sitemaps/index')).text();
  expect(index).toContain('/sitemaps/holes<');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map((match) => match[1]!);
  expect(paths.filter((path) => path.split('/').length === 3).length).toBeGreaterThan(25);
  await page.goto('/holes');
  const linked = await page
    .getByRole('region', { name: 'Questions golfers ask' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(linked.toSorted()).toEqual(paths.filter((path) => path.split('/').length === 3).toSorted());
  const inCountry = paths.find((path) => path.split('/').length === 4)!;
  await page.goto(inCountry);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' in ');
  await expect(page.getByRole('list', { name: 'Holes found' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Change the question' }).click();
  await expect(page).toHaveURL(/\/holes\?/);
  await expect(page.getByLabel('Country')).toHaveValue(inCountry.split('/')[3]!);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('the map offers holes near what it shows', async ({ page }) => {
  await page.goto('/map?at=51.5,-0.5,8');
  const near = page.getByRole('navigation', { name: 'Find holes like these near here' });
  const link = near.getByRole('link', { name: 'The longest par 5s' });
  await expect(link).toHaveAttribute('href', /par=5.*lat=.*long=.*max_distance=/);
  await link.click();
  await expect(page.getByRole('heading', { name: /^Par 5s within \d+ mi of/ })).toBeVisible();
});

test('a place can be written as a region, a town or a course, and what was left empty stays out of the address', async ({
  page,
}) => {
  await page.goto('/holes');
  const near = page.getByLabel('Town, region or course');
  await near.fill('Scotland');
  await page.getByRole('checkbox', { name: 'over water' }).check();
  await page.getByRole('button', { name: 'Show holes' }).click();
  await expect(page.getByRole('heading', { name: /^Holes in Scotland, over water/ })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?over_water=true&near=Scotland&sort=-length');
  const { data } = await (await page.request.get('/v2/search/holes?limit=1')).json();
  const { name } = data.holes.items[0].course;
  await near.fill(name);
  await page.getByRole('checkbox', { name: 'over water' }).uncheck();
  await page.getByRole('button', { name: 'Show holes' }).click();
  await expect(page.getByRole('heading', { name: /^Holes within .* of .*, longest first$/ })).toContainText(
    name,
  );
  await near.fill('Xqzzt');
  await page.getByRole('button', { name: 'Show holes' }).click();
  await expect(page.getByText('We couldn’t find “Xqzzt”')).toBeVisible();
});
