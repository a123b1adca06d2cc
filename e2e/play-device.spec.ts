import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { carryPhone, findCourseToPlay, openPlay, startRound } from './play-golfer.ts';

let course: GolfProfile;
test.beforeAll(async ({ playwright, baseURL }) => {
  course = await findCourseToPlay(playwright.request, baseURL);
});

test.use({ viewport: { width: 375, height: 812 } });

/** Takes the place of the voice, the screen's wake lock and the share sheet, and writes down what they're asked for. */
async function carryDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    let visibility: DocumentVisibilityState = 'visible';
    Object.defineProperty(window, 'speechSynthesis', {
      value: { cancel: () => {}, speak: ({ text }: SpeechSynthesisUtterance) => asked.push(text) },
    });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          asked.push(`wake ${kind}`);
          return { release: async () => asked.push('sleep') };
        },
      },
    });
    Object.defineProperty(navigator, 'share', {
      value: async ({ text }: ShareData) => asked.push(text ?? ''),
    });
    Object.defineProperty(document, 'visibilityState', { get: () => visibility });
    Object.assign(window, {
      asked,
      turnTo(next: DocumentVisibilityState) {
        visibility = next;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
}

const askedOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[]);
const turnTo = (page: Page, visibility: DocumentVisibilityState) =>
  page.evaluate((state) => Reflect.get(window, 'turnTo')(state), visibility);
const watchesOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'watches')() as { asked: number; open: number });

test('the three distances are spoken on request, as the screen shows them', async ({ page }) => {
  await carryDevice(page);
  await openPlay(page, course.slug);
  const [front, middle, back] = await Promise.all(
    ['front', 'middle', 'back'].map((part) => page.locator(`[data-distance="${part}"] dd`).textContent()),
  );
  await page.getByRole('button', { name: 'Read out the distances' }).click();
  const said = (await askedOf(page)).at(-1);
  expect(said).toMatch(new RegExp(`^Front ${front}, middle ${middle} (metres|yards), back ${back}\\.$`));
});

test('the screen stays on during a round, and a hidden page watches nothing', async ({ page }) => {
  await page.clock.install();
  await carryPhone(page);
  await carryDevice(page);
  await openPlay(page, course.slug);
  expect(await askedOf(page)).toEqual([]);
  await startRound(page, [{ name: 'Ann', index: '12.4' }]);
  await expect.poll(() => askedOf(page)).toEqual(['wake screen']);

  await turnTo(page, 'hidden');
  expect((await watchesOf(page)).open).toBe(0);
  const hidden = await watchesOf(page);
  await page.clock.runFor(30_000);
  expect(await watchesOf(page)).toEqual(hidden);

  await turnTo(page, 'visible');
  await expect.poll(() => askedOf(page)).toEqual(['wake screen', 'wake screen']);
  expect(await watchesOf(page)).toEqual({ asked: hidden.asked + 1, open: 1 });
  await page.clock.runFor(7500);
  expect(await watchesOf(page), 'a silent watch is given time').toEqual({ asked: hidden.asked + 1, open: 1 });
  await page.clock.runFor(60_000);
  expect(await watchesOf(page), 'a silent watch is asked again after a minute').toEqual({
    asked: hidden.asked + 2,
    open: 1,
  });

  await page.locator('[data-action="finish-round"]').click();
  await expect.poll(() => askedOf(page)).toContain('sleep');
});

test('rounds leave the device as a file, as text and as CSV, and come back from the file', async ({
  page,
}) => {
  await carryDevice(page);
  await openPlay(page, course.slug);
  await startRound(page, [{ name: 'Ann', index: '12.4' }]);
  await page.getByRole('button', { name: /^6 strokes for Ann/ }).click();
  const score = page.locator('[data-score]').first();
  await expect(score).toHaveAttribute('data-value', '6');
  await page.locator('[data-action="finish-round"]').click();

  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(async () => (await askedOf(page)).at(-1)).toContain('Ann: 6 strokes');
  const csv = await saved(page, () => page.getByRole('button', { name: 'Save as CSV' }).click());
  expect(csv.split('\r\n')[1]).toMatch(/^1,Ann,\d,6,/);
  const exported = await saved(page, () => page.locator('[data-action="export"]').click());
  expect(JSON.parse(exported).rounds).toHaveLength(1);

  await page.goto('/play');
  const round = page.getByRole('group').filter({ hasText: course.name });
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(round).toHaveCount(0);
  await page.locator('[data-action="import"]').setInputFiles({
    name: 'golf-rounds.json',
    mimeType: 'application/json',
    buffer: Buffer.from(exported),
  });
  await expect(page.getByText('Imported 1 round and 0 shots.')).toBeVisible();
  await round.locator('summary').click();
  await expect(score).toHaveAttribute('data-value', '6');
});

async function saved(page: Page, ask: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), ask()]);
  return readFile(await download.path(), 'utf8');
}
