import { readSample } from '../api/read-sample.ts';
import { markdownTable } from '../markdown-table.ts';
import { startSite } from '../servers/child.ts';
import { spreadOf } from '../spread.ts';
import type { Suite } from '../suite.ts';
import { CATEGORIES, ensureLighthouse, type LighthouseReport, runLighthouse } from './run-lighthouse.ts';

/** Loads of each page: its performance differs from one to the next. */
const LOADS = 3;
const WANTED = 'performance ≥ 95, all others 100';

/** Home, country and course as Lighthouse sees them on a middling phone. */
export const lighthouseSuite: Suite = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile preset',
  async measure({ courses, dataDir }) {
    ensureLighthouse();
    const site = await startSite(dataDir(courses));
    const rows: string[][] = [];
    for (const [name, path] of await listPages(site.port)) {
      const url = `http://127.0.0.1:${site.port}${path}`;
      await fetch(url);
      const reports: LighthouseReport[] = [];
      for (let load = 0; load < LOADS; load++) reports.push(await runLighthouse(url));
      rows.push(toRow(name, reports));
      console.error(`  ${rows.at(-1)!.join(' | ')}`);
      for (const line of shortcomings(reports[0]!)) console.error(`    ${line}`);
    }
    site.child.kill();
    return [
      `Wanted: ${WANTED}. ${LOADS} loads of each page from the production server over ${courses.toLocaleString('en')} courses, by the ` +
        'package `lighthouse` in headless Chromium: performance as its median with smallest and largest, the other ' +
        'categories as their smallest, times as medians.',
      markdownTable(['page', ...CATEGORIES, 'first paint', 'largest paint', 'blocked', 'shift'], rows),
    ].join('\n\n');
  },
};

async function listPages(port: number): Promise<[name: string, path: string][]> {
  const { courses, regions } = await readSample(port);
  return [
    ['home', '/'],
    ['country', `/golf-courses/${regions[0]!.country}`],
    ['course', `/golfs/${await findFullCourse(port, courses)}`],
  ];
}

/** The first course of 18 traced holes with a card. */
async function findFullCourse(port: number, courses: readonly { slug: string }[]): Promise<string> {
  for (const { slug } of courses) {
    const response = await fetch(`http://127.0.0.1:${port}/v2/golfs/profile/${slug}`);
    const { data } = (await response.json()) as { data: { holes: unknown[]; scorecards: unknown[] } };
    if (data.holes.length === 18 && data.scorecards.length > 0) return slug;
  }
  throw new Error('No course of the sample has 18 traced holes');
}

function toRow(name: string, reports: readonly LighthouseReport[]): string[] {
  const scores = (category: (typeof CATEGORIES)[number]) =>
    spreadOf(reports.map((report) => report.scores[category]));
  const { median, min, max } = scores('performance');
  const value = (audit: string) =>
    spreadOf(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)).median;
  return [
    name,
    `${median} (${min}–${max})`,
    ...CATEGORIES.slice(1).map((category) => String(scores(category).min)),
    `${(value('first-contentful-paint') / 1000).toFixed(1)} s`,
    `${(value('largest-contentful-paint') / 1000).toFixed(1)} s`,
    `${Math.round(value('total-blocking-time'))} ms`,
    value('cumulative-layout-shift').toFixed(3),
  ];
}

/** Audits that found something, for whoever mends it. */
function shortcomings({ audits }: LighthouseReport): string[] {
  return Object.entries(audits)
    .filter(([, { score }]) => score !== null && score < 0.9)
    .map(([id, { score, title, displayValue }]) => `${id} ${score}: ${title} ${displayValue ?? ''}`);
}
