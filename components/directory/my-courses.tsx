'use client';
import { PageLink } from '#components/site/page-link.tsx';
import { Section, WayIn } from '#components/site/page-parts.tsx';
import { picturePath } from '#components/site/picture-path.ts';
import { useSavedCourses } from '#components/site/saved-courses.ts';
import { comparePath, MOST_COMPARED, pagePath } from '#lib/site/page-path.ts';
import { controlsPart } from '#messages/parts/controls.ts';
import { useTexts } from '#messages/use-texts.ts';

/** The courses saved in this browser; nothing if there aren't any. */
export function MyCourses() {
  const { savedTexts } = useTexts(controlsPart);
  const courses = useSavedCourses();
  if (courses.length === 0) return null;
  return (
    <Section id="my-courses" title={savedTexts.title} note={savedTexts.note}>
      <ul className="grid gap-x-10 border-rule-strong border-t-2 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map(({ slug, name, latin, place, language, isMapped }) => (
          <li key={slug} className="border-rule border-b">
            <PageLink
              href={pagePath.course(slug)}
              className="flex min-h-22 items-center justify-between gap-4 py-2 hover:text-deep hover:underline"
            >
              <span dir="auto">
                <bdi lang={language}>{name}</bdi>
                {latin && <bdi className="text-soft"> {latin}</bdi>}
                <span className="block text-sm text-soft">{place}</span>
              </span>
              {isMapped && (
                // biome-ignore lint/performance/noImgElement: a drawing of a kilobyte, fetched when it's near
                <img src={picturePath.plan(slug)} alt="" width={72} height={72} loading="lazy" />
              )}
            </PageLink>
          </li>
        ))}
      </ul>
      {courses.length > 1 && (
        <p className="mt-3 text-sm">
          <WayIn href={comparePath(courses.slice(0, MOST_COMPARED).map(({ slug }) => slug))}>
            {savedTexts.compare}
          </WayIn>
        </p>
      )}
    </Section>
  );
}
