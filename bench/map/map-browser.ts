import { type Browser, chromium, type Page } from 'playwright';
import { softwareChromium } from '#testing/software-chromium.ts';

/** Chromium that draws WebGL in software, as a machine without a graphics card does. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch(softwareChromium);
}

/** What the page under measurement keeps for us. */
type MeasuredWindow = Window & { longTasks: number[]; statusTimes: Record<string, number> };

/** A new visitor's page, with nothing in its cache, that notes long tasks and when its map changed its status. */
export async function openMeasuredPage(browser: Browser): Promise<Page> {
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

/** Milliseconds from a moment of the page's clock until its map could be used. */
export async function readyAfter(page: Page, asked: number): Promise<number> {
  await page.waitForFunction(() => 'ready' in (window as unknown as MeasuredWindow).statusTimes);
  const ready = await page.evaluate(() => (window as unknown as MeasuredWindow).statusTimes.ready ?? 0);
  return ready - asked;
}

/** The page's tasks of 50 ms and more since the last time this was asked, in milliseconds. */
export function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as MeasuredWindow).longTasks.splice(0));
}
