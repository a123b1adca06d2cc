import { expect, type Page, test } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { findViolations } from './axe.ts';
import {
  carryPhone,
  findCourseToPlay,
  metresOf,
  moveTo,
  openPlay,
  saveCourse,
  startRound,
  teeOf,
} from './play-golfer.ts';

let course: GolfProfile;
test.beforeAll(async ({ playwright, baseURL }) => {
  course = await findCourseToPlay(playwright.request, baseURL);
});

test.use({ viewport: { width: 375, height: 812 } });

test('after saving a whole round asks for nothing, with or without a network', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await carryPhone(page);
  await openPlay(page, course.slug);
  await saveCourse(page);
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  asked.length = 0;
  await startRound(page, [{ name: 'Ann', index: '12.4' }]);
  await playHoles(page, course.holes.slice(0, 9));
  expect(asked).toEqual([]);

  await context.setOffline(true);
  await page.close();
  const offline = await context.newPage();
  const failed: string[] = [];
  offline.on('requestfailed', (request) => failed.push(request.url()));
  await carryPhone(offline);
  await openPlay(offline, course.slug);
  await playHoles(offline, course.holes.slice(9));
  await expect(offline.locator('.play-standing')).toContainText(`${course.par} strokes`);
  expect(failed).toEqual([]);
  const scope = await offline.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/play');
});

/** A par on each. */
async function playHoles(page: Page, holes: GolfProfile['holes']): Promise<void> {
  const root = page.locator('[data-play]');
  for (const { number, line } of holes) {
    if ((await root.getAttribute('data-hole')) !== String(number)) {
      await page.locator('[data-action="next-hole"]').click();
    }
    await expect(root).toHaveAttribute('data-hole', String(number));
    await moveTo(page, line!.coordinates[0]!);
    await expect(root).toHaveAttribute('data-gps', 'ok');
    expect(await metresOf(page, 'middle')).toBeGreaterThan(40);
    await moveTo(page, line!.coordinates.at(-1)!);
    await expect(page.locator('[data-distance="front"]')).toBeHidden();
    await page.locator('[data-action="score-plus"]').click();
    await expect(page.locator(`[data-score][data-hole="${number}"]`)).not.toHaveAttribute('data-value', '');
  }
}

test('scores survive a page that is killed between two taps, and pinned holes stay pinned', async ({
  page,
  context,
}) => {
  await carryPhone(page);
  await openPlay(page, course.slug);
  await startRound(
    page,
    [
      { name: 'Ann', index: '12.4' },
      { name: 'Bea', index: '3.1' },
    ],
    'match',
  );
  const players = page.locator('[data-course-handicap]');
  await expect(players).toHaveCount(2);
  await expect(players.first()).toContainText(/course handicap \d+ · playing handicap \d+/);
  let current = page;
  for (let tap = 1; tap <= 4; tap++) {
    const score = current.locator('[data-score][data-player="1"]').first();
    const before = await score.getAttribute('data-value');
    await current.locator('[data-action="score-plus"][data-player="1"]').click();
    await expect(score).not.toHaveAttribute('data-value', before ?? '');
    const value = (await score.getAttribute('data-value')) ?? '';
    await current.close();
    current = await context.newPage();
    await carryPhone(current);
    await openPlay(current, course.slug);
    await expect(current.locator('[data-score][data-player="1"]').first()).toHaveAttribute(
      'data-value',
      value,
    );
  }
  await current.locator('[data-action="next-hole"]').click();
  await expect(current.locator('[data-play]')).toHaveAttribute('data-hole-mode', 'pinned');
  await current.locator('[data-action="finish-round"]').click();
  await expect(current.locator('[data-summary]')).toContainText(/strokes.*points/);
});

test('a handicap index that nobody has is refused before the round begins', async ({ page }) => {
  await openPlay(page, course.slug);
  await page.locator('[data-action="start-round"]').click();
  const index = page.getByLabel('Handicap index');
  await index.fill('60');
  await page.getByRole('button', { name: 'Start the round' }).click();
  await expect(index).toBeFocused();
  expect(await index.evaluate((field: HTMLInputElement) => field.validationMessage)).toContain('to 54.0');
  await page.getByRole('button', { name: 'Add player' }).click();
  await page.getByRole('button', { name: 'Start the round' }).click();
  await expect(index.first()).toBeFocused();
  await index.first().fill('+2.1');
  await page.getByRole('button', { name: 'Start the round' }).click();
  await expect(page.locator('[data-score]').first()).toBeVisible();
});

test('match play needs two players, and a player who is removed isn’t in the round', async ({ page }) => {
  await openPlay(page, course.slug);
  await page.locator('[data-action="start-round"]').click();
  await page.locator('[data-field="format"]').selectOption('match');
  await page.getByLabel('Name').fill('Ann');
  await page.getByRole('button', { name: 'Start the round' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'two players' })).toBeVisible();
  for (const name of ['Bea', 'Cleo']) {
    await page.getByRole('button', { name: 'Add player' }).click();
    await page.getByLabel('Name').last().fill(name);
  }
  await page.getByRole('button', { name: 'Remove player' }).first().click();
  await page.getByRole('button', { name: 'Start the round' }).click();
  await expect(page.getByRole('columnheader')).toContainText(['Holes', 'Par', 'Ann', 'Cleo']);
});

test('the hole follows the player, and a minute on another tee lets go of a pin', async ({ page }) => {
  await page.clock.install();
  await carryPhone(page);
  await openPlay(page, course.slug);
  const root = page.locator('[data-play]');
  await moveTo(page, teeOf(course, 5));
  await expect(root).toHaveAttribute('data-hole', '5');
  await expect(root).toHaveAttribute('data-hole-mode', 'auto');
  await page.keyboard.press('ArrowRight');
  await expect(root).toHaveAttribute('data-hole', '6');
  await expect(root).toHaveAttribute('data-hole-mode', 'pinned');
  for (let second = 0; second < 62; second++) {
    await page.clock.runFor(1000);
    await moveTo(page, teeOf(course, 9));
  }
  await expect(root).toHaveAttribute('data-hole', '9');
  await expect(root).toHaveAttribute('data-hole-mode', 'auto');
  await page.clock.runFor(11_000);
  await expect(root).toHaveAttribute('data-gps', /ok|stale/);
  await moveTo(page, teeOf(course, 9), 40);
  await expect(root).toHaveAttribute('data-gps', 'inaccurate');
  await expect(page.locator('[data-distance="front"]')).toBeHidden();
});

test('a place marked on one hole measures no shot on the next', async ({ page }) => {
  await carryPhone(page);
  await openPlay(page, course.slug);
  const root = page.locator('[data-play]');
  const ballHere = page.locator('[data-action="ball-here"]');
  const isMarked = page.getByText('Marked. Tap again');
  await moveTo(page, teeOf(course, 7));
  await expect(root).toHaveAttribute('data-hole', '7');
  await ballHere.click();
  await expect(isMarked).toBeVisible();
  await page.locator('[data-action="next-hole"]').click();
  await expect(root).toHaveAttribute('data-hole', '8');
  await expect(isMarked).toHaveCount(0);
  await moveTo(page, teeOf(course, 8));
  await ballHere.click();
  await expect(isMarked).toBeVisible();
  await expect(page.getByText('Tap “Ball here” where you hit from')).toBeVisible();
});

test('a course with greens but neither a hole nor a card says that it can’t be played', async ({ page }) => {
  const bare = { ...course, holes: [], scorecards: [] };
  await page.route('**/v2/golfs/profile/**', (route) => route.fulfill({ json: { data: bare } }));
  await page.goto(`/play/${course.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(course.name);
  await expect(page.getByText('Distances need mapped greens and a hole to play')).toBeVisible();
});

/** Rule 4.3a: none of this may be anywhere in the document. */
const FORBIDDEN =
  /elevation|uphill|downhill|climb|altitude|plays like|slope-adjusted|advice|\baim\b|recommended|suggested/i;

test('in a competition the page shows nothing but distances until the round ends', async ({ page }) => {
  await openPlay(page, course.slug);
  await page.getByRole('button', { name: 'Plays like' }).click();
  await page.locator('[data-action="competition"]').click();
  await startRound(page, [{ name: 'Ann', index: '12.4' }]);
  const root = page.locator('[data-play]');
  await expect(root).toHaveAttribute('data-competition', 'on');
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  expect(FORBIDDEN.exec(html)?.[0]).toBeUndefined();
  expect(html).toContain('ompetition');
  await page.locator('[data-action="competition"]').focus();
  await page.keyboard.press('Enter');
  await expect(root).toHaveAttribute('data-competition', 'on');
  await page.locator('[data-action="finish-round"]').click();
  await expect(root).toHaveAttribute('data-competition', 'off');
});

test('the way back is at hand outside a round, and can’t be tapped by accident during one', async ({
  page,
}) => {
  await openPlay(page, course.slug);
  const back = page.locator('.play-head').getByRole('link', { name: course.name });
  await expect(back).toHaveAttribute('href', `/golfs/${course.slug}`);
  await startRound(page, [{ name: 'Ann', index: '12.4' }]);
  await expect(back).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await page.goto('/play');
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

const SCREENS = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
  { width: 375, height: 812 },
  { width: 812, height: 375 },
];

test('all distances are on the first screen, large, with 7:1 contrast, and axe finds nothing', async ({
  page,
}) => {
  await openPlay(page, course.slug);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const part of await page.locator('[data-distance], [data-hazard]').all()) {
      const box = (await part.boundingBox())!;
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= screen.width, `${screen.width}`).toBe(true);
      expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(screen.width);
  }
  await page.setViewportSize(SCREENS[2]!);
  const middle = page.locator('[data-distance="middle"] dd');
  expect(
    await middle.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(96);
  await startRound(page, [{ name: 'Ann', index: '12.4' }]);
  expect(await smallTargets(page)).toEqual([]);
  const violations = await findViolations(page, { rules: { 'color-contrast-enhanced': { enabled: true } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

/** The controls on the screen that are too small for a thumb. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-play] :is(button, select, a, summary)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.outerHTML.slice(0, 80) }))
      .filter(({ box }) => box.width < 56 || box.height < 56)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
}

test('ten minutes of standing still change nothing on the page', async ({ page }) => {
  await page.clock.install();
  await carryPhone(page);
  await openPlay(page, course.slug);
  await page.evaluate(() => {
    Object.assign(window, { changes: 0 });
    new MutationObserver(() =>
      Object.assign(window, { changes: Reflect.get(window, 'changes') + 1 }),
    ).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')!
      .value;
  const [lon, lat] = teeOf(course, 1);
  const start = await busy();
  const changes: number[] = [];
  for (let second = 0; second < 600; second++) {
    await moveTo(page, [lon + 0.00002 * Math.sin(second * 7), lat + 0.00002 * Math.cos(second * 5)]);
    await page.clock.runFor(1000);
    if (second % 100 === 99) changes.push(Number(await page.evaluate(() => Reflect.get(window, 'changes'))));
  }
  expect(changes.at(-1)).toBeLessThanOrEqual(600);
  expect((await busy()) - start).toBeLessThanOrEqual(12);
});
