import type { Breadcrumb } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { languageOfName } from '#lib/text/name-language.ts';
import { getTexts } from '#messages/get-texts.ts';
import { sitePart } from '#messages/parts/site.ts';

export type TrailStep = {
  type: Breadcrumb['type'] | 'page';
  name: string;
  path: string;
  /** BCP 47, where it isn't the page's. */
  language?: string | undefined;
};

/** The trail of a page right below home. */
export function trailFromHome(name: string, path: string): TrailStep[] {
  const { navigationTexts } = getTexts(sitePart);
  return [
    { type: 'home', name: navigationTexts.home, path: pagePath.home },
    { type: 'page', name, path },
  ];
}

type CourseSteps = {
  breadcrumbs: readonly TrailStep[];
  location: { country_code: string | null };
};

/** The trail to a course, whose name may be in another language. */
export function courseTrail({ breadcrumbs, location }: CourseSteps): TrailStep[] {
  return breadcrumbs.map((step) => ({ ...step, language: languageOfName(step.name, location.country_code) }));
}

/**
 * Leaves out places with the name of the place before: where region and city are both called Castletown, only
 * the region is shown, and its page leads to the city's. The last step is the page itself and always stays;
 * on the city's page it replaces the region. A course may have its city's name.
 */
export function shownTrail(trail: readonly TrailStep[]): TrailStep[] {
  const page = trail.at(-1);
  const shown: TrailStep[] = [];
  for (const step of trail) {
    const isRepeated = step.type !== 'course' && step.name === shown.at(-1)?.name;
    if (isRepeated && step === page) shown.pop();
    if (!isRepeated || step === page) shown.push(step);
  }
  return shown;
}
