import type { Breadcrumb } from '#lib/contract/primitives.ts';
import { pagePath } from '#lib/site/page-path.ts';

type Named = { name: string; slug: string };

/** The trail from the home page down to a continent, country or region. */
export function toBreadcrumbs(continent: Named, country: Named | null, region: Named | null): Breadcrumb[] {
  const trail: Omit<Breadcrumb, 'position'>[] = [
    { type: 'home', name: 'Home', slug: null, path: pagePath.home },
    { type: 'continent', ...continent, path: pagePath.continent(continent.slug) },
  ];
  if (country) trail.push({ type: 'country', ...country, path: pagePath.country(country.slug) });
  if (country && region) {
    trail.push({ type: 'region', ...region, path: pagePath.region(country.slug, region.slug) });
  }
  return trail.map((crumb, i) => ({ position: i + 1, ...crumb }));
}
