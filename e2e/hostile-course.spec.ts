import { expect, test } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { hostileTexts } from '#testing/hostile-texts.ts';
import { findCourse, isFull } from './find-course.ts';
import { type OneCourseSite, startOneCourseSite } from './one-course-site.ts';

// In one worker: each would start a site of its own.
test.describe.configure({ mode: 'default' });

let site: OneCourseSite;
let hostile: GolfProfile;

/** A site with one course, all of whose untrusted texts are hostile. */
test.beforeAll(async ({ playwright }, info) => {
  const context = await playwright.request.newContext({ baseURL: String(info.project.use.baseURL) });
  hostile = makeHostile(
    await findCourse(context, isFull, (row) => row.hole_count === 18 && row.has_geometry),
  );
  await context.dispose();
  site = await startOneCourseSite(hostile, info);
});

test.afterAll(() => site?.stop());

/** HTML can't carry control characters or half a pair: the files' tests cover those. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant.
const pageTexts = hostileTexts.filter((text) => text.isWellFormed() && !/[\u0000-\u0008]/.test(text));

/** Everything a club or user writes, in every place that has room for text. */
function makeHostile(profile: GolfProfile): GolfProfile {
  const all = pageTexts.join(' ');
  const pick = (index: number) => pageTexts[index % pageTexts.length]!;
  return {
    ...profile,
    // A new address in each run: the site's kept pages outlive it.
    slug: `hostile-${process.pid}`,
    origin: { source: 'osm', id: pick(8) },
    name: all,
    club_name: pick(0),
    alternate_names: [...pageTexts],
    description: pageTexts.join('\n\n'),
    architects: [pick(8)],
    contact: { phone: pick(2), email: pick(8), website: 'https://evil.example/"><script>alert(1)</script>' },
    location: { ...profile.location, address: pick(8), postal_code: pick(1) },
    scorecards: profile.scorecards.map((card, index) => ({ ...card, name: pick(index) })),
    teeboxes: profile.teeboxes.map((teebox, index) => ({
      ...teebox,
      name: pick(index + 6),
      color_hex: index === 0 ? 'red;background:url(//evil.example)' : teebox.color_hex,
    })),
    holes: profile.holes.map((hole, index) => ({ ...hole, name: pick(index), loop: pick(index % 2) })),
    sources: [
      { name: pick(9), licence: pick(1), url: 'javascript:alert(1)', attribution: pick(8), updated_at: null },
    ],
    breadcrumbs: profile.breadcrumbs.map((step) => (step.type === 'course' ? { ...step, name: all } : step)),
  };
}

for (const path of ['', '/yardage-book', '/mapping']) {
  test(`a hostile course is harmless text on its page${path}`, async ({ page }) => {
    const alarms: string[] = [];
    page.on('dialog', (dialog) => {
      alarms.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin) && !/^(data|blob):/.test(request.url()))
        alarms.push(request.url());
    });
    page.on('pageerror', (error) => alarms.push(String(error)));
    await page.goto(`${site.origin}/golfs/${hostile.slug}${path}`);
    await page.waitForLoadState('networkidle');
    expect(alarms).toEqual([]);
    expect(
      await page.locator('main img, main script:not([type="application/ld+json"]):not(:empty)').count(),
    ).toBe(0);
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
    const title = page.locator(path === '/mapping' ? 'main' : 'h1');
    expect(await title.first().textContent()).toContain('<script>alert(1)</script>');
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
}

test('structured data, files and picture of a hostile course are well-formed', async ({ page }) => {
  await page.goto(`${site.origin}/golfs/${hostile.slug}`);
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@context']).toBe('https://schema.org');
  }
  for (const file of ['course.gpx', 'course.kml']) {
    const text = await (await page.request.get(`${site.origin}/golfs/${hostile.slug}/${file}`)).text();
    const errors = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('parsererror').length,
      text,
    );
    expect(errors).toBe(0);
  }
  const picture = await page.request.get(`${site.origin}/golfs/${hostile.slug}/opengraph-image`);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});
