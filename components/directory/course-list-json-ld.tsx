import { siteUrl } from '#components/site/settings.ts';
import type { CourseRow } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { JsonLd } from '../site/json-ld.tsx';

/** A list of courses for search engines; `firstPosition` counts on over the pages of a list. */
export function CourseListJsonLd({
  courses,
  firstPosition = 1,
}: {
  courses: readonly CourseRow[];
  firstPosition?: number;
}) {
  if (courses.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: courses.map(({ name, slug }, index) => ({
          '@type': 'ListItem',
          position: firstPosition + index,
          name,
          url: `${siteUrl}${pagePath.course(slug)}`,
        })),
      }}
    />
  );
}
