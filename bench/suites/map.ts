import { type Browser, chromium, type Page } from 'playwright';
import { startServer } from '#testing/server-process.ts';
import { softwareChromium } from '#testing/software-chromium.ts';
import { formatSpread, markdownTable, spreadOf } from '../report.ts';
import type { Suite } from '../suite.ts';

/** Dense with courses: the eastern United States, Britain, Japan; then the Tasman Sea and the whole world. */
const TOUR = ['40,-77,4.5', '53,-1.5,6', '35.6,139.5,7.5', '-38,165,4', '20,0,1'];
const DRAGS = [
  [-420, 0],
  [300, 220],
  [0, -380],
  [380, 120],
] as const;
const WHEEL_STEPS = [-240, -240, -240, 240, 240, 240];

/** Without a graphics card: how soon the map can be used, and whether panning ever stalls the page. */
export const mapSuite: Suite = {
  name: 'map',
  title: 'The map in a browser',
  async measure(sandbox, { courses, dataDir, rounds }) {
    const { origin } = await startServer(sandbox, { environment: { DATA_DIR: dataDir(courses) } });
    const browser = await startBrowser();
    try {
      const slug = await findMappedCourse(origin);
      const course: number[] = [];
      const world: number[] = [];
      for (let round = 0; round <= rounds; round++) {
        const time = await openCourseMap(browser, `${origin}/golfs/${slug}`);
        if (round > 0) course.push(time);
        // The world's first view takes the longest and has no target: half as often is enough.
        if (round % 2 === 1 || round === 0) world.push(await openWorldMap(browser, origin));
      }
      world.shift();
      const pans = await panWorldMap(browser, origin);
      return toReport({ course, world, pans });
    } finally {
      await browser.close();
    }
  },
};

async function findMappedCourse(origin: string): Promise<string> {
  const { data } = await (await fetch(`${origin}/v2/golfs?limit=100`)).json();
  const rows: { slug: string; has_geometry: boolean; hole_count: number | null }[] = data.golfs.items;
  const found = rows.find((row) => row.has_geometry && row.hole_count === 18);
  if (!found) throw new Error('No mapped course among the first hundred');
  return found.slug;
}

/** From pressing "Open the map". */
async function openCourseMap(browser: Browser, url: string): Promise<number> {
  const page = await openMeasuredPage(browser);
  // A browser that saves data gets the map only on request, however long the page takes.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  const asked = await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('.map-start')?.click();
    return performance.now();
  });
  const milliseconds = await readyAfter(page, asked);
  await page.context().close();
  return milliseconds;
}

async function openWorldMap(browser: Browser, origin: string): Promise<number> {
  const page = await openMeasuredPage(browser);
  await page.goto(`${origin}/map`);
  const milliseconds = await readyAfter(page, 0);
  await page.context().close();
  return milliseconds;
}

async function panWorldMap(browser: Browser, origin: string): Promise<{ at: string; tasks: number[] }[]> {
  const pans: { at: string; tasks: number[] }[] = [];
  for (const at of TOUR) {
    const page = await openMeasuredPage(browser);
    await page.goto(`${origin}/map?at=${at}`);
    await readyAfter(page, 0);
    await page.waitForLoadState('networkidle');
    await takeLongTasks(page);
    await panAbout(page);
    pans.push({ at, tasks: await takeLongTasks(page) });
    await page.context().close();
  }
  return pans;
}

async function panAbout(page: Page): Promise<void> {
  const box = await page.locator('.map-canvas').boundingBox();
  if (!box) throw new Error('The map has no place on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [right, down] of DRAGS) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 20 });
    await page.mouse.up();
    await page.waitForTimeout(600);
  }
  for (const step of WHEEL_STEPS) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(600);
}

function toReport(measured: { course: number[]; world: number[]; pans: { at: string; tasks: number[] }[] }) {
  const { course, world, pans } = measured;
  const milliseconds = (times: number[]) => `${formatSpread(spreadOf(times), 0)} ms`;
  return [
    'Chromium drawing in software (SwiftShader) at 1280 × 800 on the same machine as the server; every visitor is new, with ' +
      'an empty cache. The map counts as ready when everything in its window is drawn.',
    markdownTable(
      ['from', 'until', 'measured', 'wanted'],
      [
        [
          'the press of "Open the map" on the page of an 18-hole course',
          'the map is ready',
          milliseconds(course),
          '≤ 1,500 ms',
        ],
        ['the start of the navigation to `/map`', 'the map of the world is ready', milliseconds(world), ''],
      ],
    ),
    'Tasks of 50 ms and more on the page’s main thread while the map is dragged four times and zoomed in and out:',
    markdownTable(
      ['view', 'long tasks', 'longest', 'wanted'],
      pans.map(({ at, tasks }) => [
        at,
        String(tasks.length),
        tasks.length === 0 ? 'none' : `${Math.round(Math.max(...tasks))} ms`,
        '≤ 200 ms',
      ]),
    ),
  ].join('\n\n');
}

/** WebGL in software, as without a graphics card. */
function startBrowser(): Promise<Browser> {
  return chromium.launch(softwareChromium);
}

type MeasuredWindow = Window & { longTasks: number[]; statusTimes: Record<string, number> };

/** With an empty cache; notes long tasks and when the map changed its status. */
async function openMeasuredPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const kept = Object.assign(window, { longTasks: [], statusTimes: {} }) as unknown as MeasuredWindow;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) kept.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    new MutationObserver(() => {
      const status = document.querySelector('[data-map-status]')?.getAttribute('data-map-status');
      if (status) kept.statusTimes[status] ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  return page;
}

/** Milliseconds by the page's clock. */
async function readyAfter(page: Page, asked: number): Promise<number> {
  await page.waitForFunction(() => 'ready' in (window as unknown as MeasuredWindow).statusTimes);
  const ready = await page.evaluate(() => (window as unknown as MeasuredWindow).statusTimes.ready ?? 0);
  return ready - asked;
}

/** Tasks of 50 ms and more since the last call, in milliseconds. */
function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as MeasuredWindow).longTasks.splice(0));
}
