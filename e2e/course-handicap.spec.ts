import { expect, test } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { findCourse, isFull } from './find-course.ts';
import { type OneCourseSite, startOneCourseSite } from './one-course-site.ts';

/** Par 72, as a golfer types and reads them. */
const rounds = [
  { tee: 'A', rating: 72.3, slope: 131, par: 72, index: '12.4', handicap: '15', target: '87' },
  { tee: 'B', rating: 78.2, slope: 155, par: 72, index: '54', handicap: '80', target: '152' },
  { tee: 'C', rating: 74.1, slope: 140, par: 72, index: '+2.3', handicap: '+1', target: '71' },
  { tee: 'D', rating: 71.5, slope: 113, par: 72, index: '+5', handicap: '+5', target: '67' },
  { tee: 'E', rating: 60.1, slope: 55, par: 60, index: '18', handicap: '9', target: '69' },
];

// In one worker: each would start a site of its own.
test.describe.configure({ mode: 'default' });

let site: OneCourseSite;
let course: GolfProfile;

test.beforeAll(async ({ playwright }, info) => {
  const context = await playwright.request.newContext({ baseURL: String(info.project.use.baseURL) });
  const isWhole = (row: { hole_count: number | null; has_geometry: boolean }) =>
    row.hole_count === 18 && row.has_geometry;
  course = rated(await findCourse(context, isFull, isWhole));
  await context.dispose();
  site = await startOneCourseSite(course, info);
});

test.afterAll(() => site?.stop());

/** The profile with one card, indexes 1 to 18, and a teebox for each round. */
function rated(profile: GolfProfile): GolfProfile {
  const card = profile.scorecards.find((each) => each.is_default)!;
  const teebox = profile.teeboxes.find((each) => each.ratings.length > 0)!;
  const holes = card.holes.map((hole, index) => ({ ...hole, par: 4, stroke_index: index + 1 }));
  return {
    ...profile,
    // A new address in each run: the site's kept pages outlive it.
    slug: `rated-${process.pid}`,
    scorecards: [{ ...card, gender: 'all', holes, teebox_ids: rounds.map(({ tee }) => tee) }],
    teeboxes: rounds.map(({ tee, rating, slope, par }) => ({
      ...teebox,
      teebox_id: tee,
      name: tee,
      scorecard_ids: [card.scorecard_id],
      ratings: [
        {
          ...teebox.ratings[0]!,
          gender: 'men',
          rated_holes: 18,
          par,
          course_rating: rating,
          slope,
          front: { course_rating: 35.3, slope: 121, bogey_rating: null },
          back: { course_rating: 35.3, slope: 121, bogey_rating: null },
        },
      ],
    })),
  };
}

test('a golfer reads course handicap and target score for each tee', async ({ page }) => {
  await page.goto(`${site.origin}/golfs/${course.slug}`);
  const answer = page.locator('.calculator-answer');
  for (const { tee, index, handicap, target } of rounds) {
    await page.getByRole('combobox', { name: 'Tee', exact: true }).selectOption(tee);
    await page.getByLabel('Handicap index').fill(index);
    await expect(answer.locator('strong')).toHaveText([handicap, target]);
  }
  // Nine holes: 8.7 halved is 4.4; par 36, rating 35.3, slope 121.
  await page.getByRole('combobox', { name: 'Round' }).selectOption('front nine');
  await page.getByLabel('Handicap index').fill('8.7');
  await expect(answer.locator('strong')).toHaveText(['4', '40']);
});

test('the calculator and the hole cards share one tee, wherever it was chosen last', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/golfs/${course.slug}`, { waitUntil: 'commit' });
  const inCalculator = page.getByRole('combobox', { name: 'Tee', exact: true });
  const ofHoles = page.getByLabel('Your tee');
  // What's chosen before the scripts are there would be lost.
  await expect(inCalculator).toBeDisabled();
  await expect(ofHoles).toBeDisabled();
  scripts.resolve();
  await inCalculator.selectOption('B');
  await expect(ofHoles).toHaveValue('B');
  await ofHoles.selectOption('C');
  await expect(inCalculator).toHaveValue('C');
});

test('strokes fall on the hardest holes of the card, and go when the field is emptied', async ({ page }) => {
  await page.goto(`${site.origin}/golfs/${course.slug}`);
  const strokes = page.locator('.card-strokes');
  await expect(strokes).toBeHidden();
  // 16.7 × 131 ÷ 113 + 72.3 − 72 is 19.66: twenty strokes.
  await page.getByLabel('Handicap index').fill('16.7');
  const dots = strokes.locator('td:not(.card-sum)');
  await expect(dots.nth(0)).toHaveText('●●');
  await expect(dots.nth(1)).toHaveText('●●');
  await expect(dots.nth(4)).toHaveText('●');
  await expect(dots.nth(17)).toHaveText('●');
  await expect(page.locator('.calculator-answer')).toContainText(
    'You get 2 strokes on holes 1 and 2, and 1 stroke on the others.',
  );
  await page.getByLabel('Handicap index').fill('');
  await expect(strokes).toBeHidden();
});

test('a text that isn’t a handicap index is refused with the range', async ({ page }) => {
  await page.goto(`${site.origin}/golfs/${course.slug}`);
  for (const text of ['54.1', 'scratch', '12.45', '+10.1']) {
    await page.getByLabel('Handicap index').fill(text);
    await expect(page.locator('.calculator-answer')).toContainText('from +10.0 to 54.0');
  }
});
