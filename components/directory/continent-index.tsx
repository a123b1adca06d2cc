import type { Continent } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { formatCount } from '#lib/text/format.ts';

/** The continents, each with its counts. */
export function ContinentIndex({ continents }: { continents: readonly Continent[] }) {
  return (
    <ul className="grid gap-x-10 border-rule-strong border-t-2 sm:grid-cols-2 lg:grid-cols-3">
      {continents.map(({ name, slug, country_count, course_count }) => (
        <li key={slug} className="border-rule border-b">
          <a href={pagePath.continent(slug)} className="group block py-4">
            <span className="block font-semibold font-serif text-deep text-xl group-hover:underline">
              {name}
            </span>
            <span className="mt-0.5 block text-sm text-soft">
              {formatCount(course_count, 'course')} in {formatCount(country_count, 'country', 'countries')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
