import type { Breadcrumb } from '#lib/api/records.ts';

/**
 * A trail without places that bear the name of the place before them: of region and city Castletown the region stands
 * there, whose page leads to the city's. The last step is the page itself and stays; on the city's page it takes the
 * region's place. A course may have its city's name.
 */
export function shownTrail(trail: readonly Breadcrumb[]): Breadcrumb[] {
  const page = trail.at(-1);
  const shown: Breadcrumb[] = [];
  for (const step of trail) {
    const isRepeated = step.type !== 'course' && step.name === shown.at(-1)?.name;
    if (isRepeated && step === page) shown.pop();
    if (!isRepeated || step === page) shown.push(step);
  }
  return shown;
}
