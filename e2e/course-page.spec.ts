import { expect, test } from 'playwright/test';
import { courseHandicap } from '#lib/golf/handicap.ts';
import { findCourse } from './find-course.ts';
import { findFullCourse, openFullCourse } from './open-full-course.ts';

/** Words that stand for something unknown, or for a mistake. */
const UNKNOWN = /\b(null|NaN|undefined|Infinity)\b|(?<![\d.,])0 (m|yd|ft)\b/;

test('the card adds up, hole by hole and in both units', async ({ page }) => {
  const course = await openFullCourse(page);
  const table = page.locator('table.scorecard').first();
  const rows = await table
    .locator('tbody tr:not([hidden])')
    .evaluateAll((trs) =>
      trs.map((tr) =>
        [...tr.children].map(
          (cell) => (cell.querySelector('[data-unit="m"]') ?? cell).textContent?.replace(/,/g, '') ?? '',
        ),
      ),
    );
  await expect(table.locator('thead th')).toHaveText([
    'Hole',
    ...cells(1, 9),
    'Out',
    ...cells(10, 18),
    'In',
    'Total',
  ]);
  const par = rows
    .find(([head]) => head === 'Par')!
    .slice(1)
    .map(Number);
  expect(par[20]).toBe(course.par);
  expect(sum(par.slice(0, 9))).toBe(par[9]);
  expect(sum(par.slice(10, 19))).toBe(par[19]);
  expect(par[9]! + par[19]!).toBe(par[20]);
});

const cells = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test('the unit switch shows yards instead of metres, and the next page remembers', async ({ page }) => {
  await openFullCourse(page);
  const facts = page.locator('dl').first();
  const unit =
    (await page.locator('article').getAttribute('data-default-units')) === 'yd' ? 'yards' : 'metres';
  for (const part of ['main', 'footer'])
    await expect(page.locator(part).getByRole('button', { name: unit })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  await page.getByRole('button', { name: 'metres' }).first().click();
  await expect(facts.locator('[data-unit="m"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'yards' }).first().click();
  await expect(facts.locator('[data-unit="m"]').first()).toBeHidden();
  await page.reload();
  await expect(facts.locator('[data-unit="yd"]').first()).toBeVisible();
});

test('a handicap index gives the course handicap, the target score and dots on the card', async ({
  page,
}) => {
  const course = await openFullCourse(page);
  await page.getByLabel('Handicap index').fill('20,4');
  const tee = course.teeboxes.find((each) => each.ratings.length > 0)!;
  const rating = tee.ratings[0]!;
  const expected = courseHandicap({
    handicapIndex: 20.4,
    slope: rating.slope!,
    courseRating: rating.course_rating!,
    par: rating.par ?? course.par!,
    holes: 18,
  });
  const answer = page.locator('.calculator-answer');
  await expect(answer.locator('strong')).toHaveText([
    String(expected),
    String((rating.par ?? course.par!) + expected),
  ]);
  const dots = await page.locator('.card-strokes td').allTextContents();
  expect(dots.join('').length).toBe(expected);
  await page.getByLabel('Handicap index').fill('99');
  await expect(answer).toContainText('from +10.0 to 54.0');
  await expect(page.locator('.card-strokes')).toHaveCount(0);
});

test('everything but the calculator is there without JavaScript', async ({ browser, request }) => {
  const course = await findFullCourse(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`/golfs/${course.slug}`);
  await expect(plain.getByRole('img', { name: `Plan of ${course.name}` })).toBeVisible();
  await expect(plain.locator('.hole-card > svg.drawing')).toHaveCount(18);
  await expect(plain.getByRole('heading', { name: /^Scorecards?$/ })).toBeVisible();
  for (const title of ['Teeboxes', 'The holes', 'Elevation', 'About the course', 'Data and sources']) {
    await expect(plain.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await plain.locator('.hole-index a').nth(6).click();
  await expect(plain).toHaveURL(/#hole-7$/);
  await context.close();
});

test('a course without geometry has a complete page, but no yardage book', async ({ page }) => {
  const course = await findCourse(
    page.request,
    (profile) => profile.holes.length === 0,
    (row) => !row.has_geometry,
  );
  await page.goto(`/golfs/${course.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.name);
  await expect(page.getByRole('link', { name: 'Yardage book' })).toHaveCount(0);
  expect(await page.locator('main').ariaSnapshot()).not.toMatch(UNKNOWN);
  expect((await page.request.get(`/golfs/${course.slug}/yardage-book`)).status()).toBe(404);
  expect((await page.request.get(`/golfs/${course.slug}/course.gpx`)).status()).toBe(404);
});

test('no page shows a placeholder for anything unknown, or is wider than its window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const holeCount of [6, 9, 12, 18, 27, 36]) {
    const course = await findCourse(
      page.request,
      () => true,
      (row) => row.hole_count === holeCount,
    );
    await page.goto(`/golfs/${course.slug}`);
    expect(await page.locator('main').ariaSnapshot()).not.toMatch(UNKNOWN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('search engines read a GolfCourse and breadcrumbs; an average only where there are reviews', async ({
  page,
}) => {
  for (const isReviewed of [true, false]) {
    const course = await findCourse(
      page.request,
      () => true,
      (row) => row.review_count > 0 === isReviewed,
    );
    await page.goto(`/golfs/${course.slug}`);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = texts.map((text) => JSON.parse(text));
    const golfCourse = data.find((each) => each['@type'] === 'GolfCourse');
    expect(golfCourse.name).toBe(course.name);
    expect('aggregateRating' in golfCourse).toBe(isReviewed);
    expect(data.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  }
});

test('the picture to share is a PNG of 1200 × 630', async ({ page }) => {
  await openFullCourse(page);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(address!);
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('downloads open in a real reader', async ({ page }) => {
  const course = await findFullCourse(page.request);
  for (const [file, root] of [
    ['course.gpx', 'gpx'],
    ['course.kml', 'kml'],
  ] as const) {
    const text = await (await page.request.get(`/golfs/${course.slug}/${file}`)).text();
    const [name, errors] = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'text/xml');
      return [read.documentElement.localName, read.querySelectorAll('parsererror').length] as const;
    }, text);
    expect([name, errors]).toEqual([root, 0]);
  }
  const geometry = await page.request.get(`/v2/golfs/${course.slug}/geometry.geojson`);
  expect((await geometry.json()).type).toBe('FeatureCollection');
});

test('the yardage book prints a cover, the card and one hole a page on A6', async ({ page }) => {
  const course = await findCourse(
    page.request,
    (profile) => profile.holes.length === 9 && profile.scorecards.length === 1,
    (row) => row.hole_count === 9 && row.has_geometry,
  );
  await page.goto(`/golfs/${course.slug}/yardage-book`);
  await expect(page.locator('.book-page')).toHaveCount(11);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round((Number(width) * 25.4) / 72),
    Math.round((Number(height) * 25.4) / 72),
  ]);
  expect(boxes).toEqual(Array(11).fill([105, 148]));
});

test('both units are available without JavaScript', async ({ browser, request }) => {
  const { slug } = await findFullCourse(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`/golfs/${slug}`);
  const length = (unit: string) => plain.locator(`dl [data-unit="${unit}"]`).first();
  for (const [name, shown, hidden] of [
    ['yards', 'yd', 'm'],
    ['metres', 'm', 'yd'],
  ] as const) {
    await plain.getByRole('radio', { name }).first().check();
    await expect(length(shown)).toBeVisible();
    await expect(length(hidden)).toBeHidden();
  }
  await context.close();
});

test('at a club of several nines tees, holes, plan and book are those of the chosen card', async ({
  page,
  request,
}) => {
  const club = await findCourse(
    request,
    ({ scorecards, teeboxes }) =>
      scorecards.length >= 3 && new Set(teeboxes.map(({ name }) => name)).size < teeboxes.length,
    (row) => row.hole_count === 27,
  );
  const cards = [...club.scorecards].sort((a, b) => Number(b.is_default) - Number(a.is_default));
  for (const number of [1, 2, 3]) {
    await page.goto(`/golfs/${club.slug}#card-${number}`);
    // Until the page responds, Next may put the old address back.
    await expect(page.getByLabel('Your tee')).toBeEnabled();
    const shown = page.locator('section:has(> .section-head #teeboxes) tbody:visible');
    const wanted = club.teeboxes.filter(
      ({ teebox_id, length, ratings }) =>
        cards[number - 1]!.teebox_ids.includes(teebox_id) && (length || ratings.length > 0),
    );
    await expect(shown).toHaveCount(wanted.length);
    // The list, the hole cards and the plan's numbers are the card's, and the choice is kept for the book.
    const { holes } = cards[number - 1]!;
    await expect(page.locator('.hole-index li:visible')).toHaveCount(holes.length);
    await expect(page.locator('.hole-card:visible').first()).toHaveAttribute(
      'data-figures-of',
      holes[0]!.hole_id!,
    );
    await expect(page.locator('.course-plan .dr-mark:visible')).toHaveCount(holes.length);
  }
  await page.goto(`/golfs/${club.slug}/yardage-book`);
  const sheets = page.locator('.book-page:visible');
  await expect(page.locator('.book-holes:visible .book-page')).toHaveCount(cards[2]!.holes.length);
  await expect(page.locator('.book-head p:visible', { hasText: 'A6 pages' })).toContainText(
    `${await sheets.count()} A6 pages`,
  );
  for (const tees of await page.locator('.book-tees:visible').all()) {
    const names = await tees.locator('li bdi').allTextContents();
    expect(new Set(names).size).toBe(names.length);
  }
});
