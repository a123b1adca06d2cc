import { expect, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { findCourse, isFull } from './find-course.ts';
import { type OneCourseSite, startOneCourseSite } from './one-course-site.ts';

// In one worker: each would start a site of its own.
test.describe.configure({ mode: 'default' });

let site: OneCourseSite;
let path: string;

/** A site whose only course is mapped, with a card. */
test.beforeAll(async ({ playwright }, info) => {
  const request = await playwright.request.newContext({ baseURL: String(info.project.use.baseURL) });
  const course = await findCourse(request, isFull, (row) => row.hole_count === 18 && row.has_geometry);
  await request.dispose();
  path = `/golfs/mapped-${process.pid}`;
  site = await startOneCourseSite(
    { ...course, slug: `mapped-${process.pid}`, origin: { source: 'osm', id: 'way/1' } },
    info,
    { OPERATOR_CONTACT: 'hello@golf.example' },
  );
});

test.afterAll(() => site?.stop());

const isOfMap = (url: string) =>
  url.startsWith(`${site.origin}/_next/static/`) || url.startsWith(`${site.origin}/v2/golfs/profile/`);

test('a hole leads by keyboard to a note on the map there, and nothing is sent before the press', async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}${path}`);
  const wrong = page.locator('#wrong > details[open]');
  await page.locator('#hole-7 a[href="#wrong-hole-7"]').focus();
  await page.keyboard.press('Enter');
  await expect(wrong.locator('summary')).toHaveText('Hole 7');
  const asked: string[] = [];
  // The map of the page may start at any time.
  page.on('request', (request) => isOfMap(request.url()) || asked.push(request.url()));
  await page.locator('#wrong > details > summary').first().click();
  await expect(wrong.locator('summary')).toHaveText('Where it is, or what’s drawn');
  await page.getByText('Hole 7', { exact: true }).last().click();
  await expect(wrong.locator('summary')).toHaveText('Hole 7');
  const text = wrong.getByRole('textbox');
  await expect(text).toHaveValue(/^Hole 7 of .+ is shown with par \d, \d+ m: http.+#hole-7 What’s wrong: $/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await wrong.getByRole('button').click();
  await expect(wrong.getByRole('status')).toHaveText('Copied');
  const copied = await text.inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  expect(await findViolations(page, {}, '#wrong')).toEqual([]);
  expect(asked).toEqual([]);
  await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'A note' }));
  const opened = context.waitForEvent('page');
  await wrong.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const note = new URL((await opened).url());
  expect(note.origin + note.pathname).toBe('https://www.openstreetmap.org/note/new');
  expect(new URLSearchParams(note.hash.slice(1)).get('text')).toBe(copied);
});

test('the scorecard and people’s names lead to a mail to the operator', async ({ page }) => {
  await page.goto(`${site.origin}${path}#wrong-card`);
  const wrong = page.locator('#wrong > details[open]');
  await expect(wrong.locator('summary')).toHaveText('The scorecard or the tees');
  const mail = async () => new URL((await wrong.getByRole('link').getAttribute('href')) ?? '');
  expect([(await mail()).protocol, (await mail()).pathname]).toEqual(['mailto:', 'hello@golf.example']);
  await page.getByText('A phone number, an address or a person’s name').click();
  await expect(wrong.getByRole('textbox')).toHaveValue(/^The contact details of /);
  expect((await mail()).searchParams.get('body')).toBe(await wrong.getByRole('textbox').inputValue());
});

test('without scripts everything that can be wrong has its text, and a hole’s link opens it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.origin}${path}#wrong-hole-7`);
  await expect(plain.locator('#wrong-hole-7').getByRole('textbox')).toHaveValue(/^Hole 7 of /);
  await plain.getByText('The scorecard or the tees').click();
  await expect(plain.locator('#wrong-card').getByRole('textbox')).toHaveValue(/^The scorecard of /);
  await expect(plain.locator('#wrong-hole-7')).toBeHidden();
  await context.close();
});

test('an invented course says so, and leads nobody to the real map', async ({ page, request }) => {
  const { slug } = await findCourse(request, isFull);
  await page.goto(`/golfs/${slug}#wrong-hole-1`);
  const wrong = page.locator('#wrong');
  await expect(wrong).toContainText('This course is invented');
  await expect(wrong.getByRole('link')).toHaveCount(0);
});
