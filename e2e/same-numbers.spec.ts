import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'playwright/test';
import type { CourseRow, GolfProfile } from '#lib/api/records.ts';
import { playedRound } from '#lib/golf/played-round.ts';

/** How many courses of each sort are compared, from all over the list. */
const OF_EACH = 4;

const SORTS: Record<string, (row: CourseRow) => boolean> = {
  eighteen: ({ hole_count, has_geometry }) => hole_count === 18 && has_geometry,
  nine: ({ hole_count }) => hole_count === 9,
  'several loops': ({ hole_count }) => (hole_count ?? 0) > 18,
  untraced: ({ has_geometry }) => !has_geometry,
  'in the United States': ({ country_code }) => country_code === 'US',
};

/** Profiles asked for at a time. */
const AT_A_TIME = 20;

test('lists have the par, length and slope of each course’s profile, of the whole dataset', async ({
  baseURL,
}) => {
  const rows = await allRows(baseURL!);
  expect(rows.length).toBeGreaterThan(1500);
  const different: object[] = [];
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    await Promise.all(
      rows.slice(from, from + AT_A_TIME).map(async ({ slug, par, length, slope, hole_count }) => {
        const profile = await profileOf(baseURL!, slug);
        const { length: played, teebox } = playedRound(profile);
        const listed = { par, length, slope, hole_count };
        const ofProfile = {
          par: profile.par,
          length: played?.metres ?? null,
          slope: teebox?.slope ?? null,
          hole_count: profile.hole_count,
        };
        if (!isDeepStrictEqual(listed, ofProfile)) different.push({ slug, listed, ofProfile });
      }),
    );
  }
  // One assertion for all: one for each course takes longer than everything else here.
  expect(different).toEqual([]);
});

test('par, length, rating and climb are the same on the page, in the comparison, the book and llm.md', async ({
  baseURL,
}) => {
  const rows = await allRows(baseURL!);
  for (const [sort, suits] of Object.entries(SORTS)) {
    const suiting = rows.filter(suits);
    const every = Math.max(1, Math.floor(suiting.length / OF_EACH));
    for (const row of suiting.filter((_, index) => index % every === 0).slice(0, OF_EACH)) {
      const read = async (path: string) => textOf(await (await ask(baseURL + path)).text());
      const page = await read(`/golfs/${row.slug}`);
      const comparison = await read(`/compare?courses=${row.slug},${otherThan(row, rows).slug}`);
      const markdown = await read(`/golfs/${row.slug}/llm.md`);
      const book = row.has_geometry ? await read(`/golfs/${row.slug}/yardage-book`) : null;
      const where = `${sort}: ${row.slug}`;
      const length = row.length === null ? null : `${row.length.toLocaleString('en')} m`;
      const { teebox, climb } = playedRound(await profileOf(baseURL!, row.slug));
      // A hole's par follows its number; a course's comes after how many holes it has.
      const par = / Holes \d+ (?:Par (\d+) )?/.exec(page)?.[1] ?? null;
      expect.soft(par, where).toBe(row.par === null ? null : String(row.par));
      expect.soft(factOf(page, 'Length'), where).toBe(length);
      expect.soft(comparison, where).toContain(`Par ${row.par ?? 'not known'}`);
      expect.soft(comparison, where).toContain(`Length ${length ?? 'not known'}`);
      if (typeof teebox?.course_rating === 'number' && teebox.slope !== null) {
        const rating = teebox.course_rating.toFixed(1);
        expect.soft(page, where).toContain(` Rating / slope ${rating} / ${teebox.slope} ${teebox.name}`);
        expect.soft(comparison, where).toContain(`Course rating ${rating}`);
        expect.soft(comparison, where).toContain(`Slope ${teebox.slope}`);
      }
      if (climb !== null && Math.round(climb) > 0) {
        expect.soft(factOf(page, 'Climb'), where).toBe(`${Math.round(climb)} m`);
        expect.soft(comparison, where).toContain(`Climb ${Math.round(climb)} m`);
      }
      if (row.length !== null) expect.soft(markdown, where).toContain(`${row.length} m `);
      if (book !== null && length !== null) expect.soft(book, where).toContain(length);
    }
  }
});

/** Profiles are stored as brotli. Playwright's own requests take longer, which adds up over thousands of them. */
const ask = (url: string) => fetch(url, { headers: { 'Accept-Encoding': 'br' } });

async function allRows(site: string): Promise<CourseRow[]> {
  const rows: CourseRow[] = [];
  for (let skip = 0; ; skip += 100) {
    const { data } = await (await ask(`${site}/v2/golfs?limit=100&skip=${skip}`)).json();
    rows.push(...data.golfs.items);
    if (!data.golfs.has_more) return rows;
  }
}

async function profileOf(site: string, slug: string): Promise<GolfProfile> {
  return (await (await ask(`${site}/v2/golfs/profile/${slug}`)).json()).data;
}

/** One whose numbers are known: a comparison leaves out what isn't known of any course. */
function otherThan({ slug }: CourseRow, rows: readonly CourseRow[]): CourseRow {
  return rows.find((row) => row.slug !== slug && row.par !== null && row.length !== null)!;
}

/** Without tags, each run of white space one space. */
function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** What comes after the label among the facts under a course's name, in metres. */
function factOf(text: string, label: string): string | null {
  return new RegExp(` ${label} ([\\d,]+( m)?)`).exec(text)?.[1] ?? null;
}
