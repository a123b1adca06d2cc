import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/**
 * What axe objects to in a page, or in the parts of it that `within` selects; it fails if there are none. Passes,
 * which would take most of the time, are left out.
 */
export async function findViolations(
  page: Page,
  options: RunOptions = {},
  within?: string,
): Promise<Result[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ([settings, selector]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const context = selector === undefined ? document : { include: [[selector]] };
      return (await run(context, settings)).violations;
    },
    [{ resultTypes: ['violations'], ...options } as RunOptions, within] as const,
  );
}
