import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { startServer } from '#testing/server-process.ts';
import { softwareChromium } from '#testing/software-chromium.ts';
import { formatSpread, markdownTable, spreadOf } from '../report.ts';
import type { Suite } from '../suite.ts';

const SAVED_COURSES = 50;

/** The page for use on the course, with a phone's conditions: a slow processor and no network. */
export const playSuite: Suite = {
  name: 'play',
  title: 'Playing without a signal',
  async measure(sandbox, { courses, dataDir, rounds, kills }) {
    const { origin } = await startServer(sandbox, {
      environment: { DATA_DIR: dataDir(courses), RATE_LIMIT_PER_SECOND: '0' },
    });
    const profile = join(sandbox.folder, 'browser');
    mkdirSync(profile, { recursive: true });
    const slugs = await findMappedCourses(origin, SAVED_COURSES);
    const saving = await openBrowser(profile);
    const [used, freed] = await saveAndRemove(saving, origin, slugs);
    await saving.close();
    const times: number[] = [];
    const processor: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const opened = await openWithoutNetwork(profile, `${origin}/play/${slugs[0]}`);
      if (round === 0) continue;
      times.push(opened.time);
      processor.push(opened.processor);
    }
    const lost = await killTabs(profile, `${origin}/play/${slugs[0]}`, kills);
    return markdownTable(
      ['what', 'measured', 'wanted'],
      [
        [
          'browser opened without a network, processor slowed 4 ×, to the first distances',
          `${formatSpread(spreadOf(times), 0)} ms`,
          '≤ 1,500 ms',
        ],
        ['of that, processor time of the main thread', `${formatSpread(spreadOf(processor), 0)} ms`, ''],
        [`storage of ${SAVED_COURSES} saved courses`, megabytes(used), '≤ 6 MB'],
        ['left after removing all but one', megabytes(freed), ''],
        [`scores lost when the tab is killed ${kills} times, right after a tap`, String(lost), '0'],
      ],
    );
  },
};

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

async function findMappedCourses(origin: string, count: number): Promise<string[]> {
  const { data } = await (await fetch(`${origin}/v2/golfs?limit=100`)).json();
  const rows: { slug: string; has_geometry: boolean; hole_count: number | null }[] = data.golfs.items;
  return rows
    .filter((row) => row.has_geometry && row.hole_count === 18)
    .slice(0, count)
    .map(({ slug }) => slug);
}

function openBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...softwareChromium,
    viewport: { width: 375, height: 812 },
  });
}

/** Bytes of storage with all courses saved, and with the first one alone. */
async function saveAndRemove(browser: BrowserContext, origin: string, slugs: readonly string[]) {
  const page = await browser.newPage();
  for (const slug of slugs) {
    await page.goto(`${origin}/play/${slug}`);
    await page.locator('[data-action="save"]').click();
    await page.locator('[data-action="remove"]').waitFor();
  }
  const used = await storageOf(page);
  for (const slug of slugs.slice(1)) {
    await page.goto(`${origin}/play/${slug}`);
    await page.locator('[data-action="remove"]').click();
    await page.locator('[data-action="save"]').waitFor();
  }
  return [used, await storageOf(page)] as const;
}

function storageOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
}

/** Runs in the page: asking it again and again would take time from what is measured. */
function watchForDistance(): void {
  const shownAt = new Promise<number>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-distance="middle"][data-metres]')) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-metres'],
    });
  });
  Object.assign(window, { shownAt });
}

/** Milliseconds from asking for the page, in a browser that has just been started. */
async function openWithoutNetwork(profile: string, url: string) {
  const browser = await openBrowser(profile);
  try {
    await browser.setOffline(true);
    const page = await browser.newPage();
    const session = await browser.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchForDistance);
    const start = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    const time = (await page.evaluate(() => Reflect.get(window, 'shownAt') as Promise<number>)) - start;
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')!.value;
    return { time, processor: 1000 * seconds };
  } finally {
    await browser.close();
  }
}

/**
 * Plays a round whose tab crashes after every score, and counts the scores that are missing when it's
 * opened again.
 */
async function killTabs(profile: string, url: string, kills: number): Promise<number> {
  const browser = await openBrowser(profile);
  let lost = 0;
  let expected: string[] = [];
  for (let kill = 0; kill <= kills; kill++) {
    const page = await browser.newPage();
    await page.goto(url);
    if (kill === 0) {
      await page.locator('[data-action="start-round"]').click();
      await page.locator('form [data-action="start-round"]').click();
    }
    const scores = page.locator('[data-score]');
    await scores.first().waitFor();
    const values = () =>
      scores.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-value') ?? ''));
    const found = await values();
    if (expected.some((value, index) => value !== found[index])) lost += 1;
    await page.locator('[data-action="next-hole"]').click();
    await page.locator('[data-action="score-plus"]').first().click();
    await page.waitForFunction(
      (before) =>
        [...document.querySelectorAll('[data-score]')].some(
          (cell, index) => cell.getAttribute('data-value') !== before[index],
        ),
      found,
    );
    expected = await values();
    const session = await browser.newCDPSession(page);
    const crash = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => {});
    await crash;
    await page.close();
  }
  await browser.close();
  return lost;
}
