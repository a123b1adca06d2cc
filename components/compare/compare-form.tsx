import { CourseName, OwnName } from '#components/site/course-name.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { placeNames } from '#components/site/place-names.ts';
import { SearchButton } from '#components/site/search-button.tsx';
import type { CourseRow } from '#lib/api/records.ts';
import { comparePath } from '#lib/site/page-path.ts';
import { comparePart } from '#messages/parts/compare.ts';
import { useTexts } from '#messages/use-texts.ts';

export type AddableCourses = { title: string; courses: readonly CourseRow[] };

type CompareFormProps = {
  chosen: readonly { slug: string; name: string; country_code: string | null }[];
  query: string;
  addable: AddableCourses;
  isFull: boolean;
};

/** A search by form whose results are links that add a course, and links that take one away. */
export function CompareForm({ chosen, query, addable, isFull }: CompareFormProps) {
  const { compareTexts } = useTexts(comparePart);
  const slugs = chosen.map(({ slug }) => slug);
  const others = addable.courses.filter(({ slug }) => !slugs.includes(slug));
  return (
    <div className="max-w-2xl print:hidden">
      {chosen.length > 0 && <ChosenCourses chosen={chosen} />}
      {!isFull && (
        <search>
          <form action="/compare" className="search-form" data-large>
            {slugs.length > 0 && <input type="hidden" name="courses" value={slugs.join(',')} />}
            <label htmlFor="compare-search" className="sr-only">
              {compareTexts.addCourse}
            </label>
            <input
              id="compare-search"
              name="q"
              type="search"
              defaultValue={query}
              placeholder={compareTexts.addByName}
              maxLength={100}
              required
              autoComplete="off"
            />
            <SearchButton label={compareTexts.find} />
          </form>
        </search>
      )}
      {!isFull && query !== '' && others.length === 0 && (
        <p className="mt-4 text-soft">{compareTexts.nothingFound}</p>
      )}
      {others.length > 0 && <CoursesToAdd title={addable.title} courses={others} chosen={slugs} />}
    </div>
  );
}

function ChosenCourses({ chosen }: Pick<CompareFormProps, 'chosen'>) {
  const { compareTexts } = useTexts(comparePart);
  const slugs = chosen.map(({ slug }) => slug);
  return (
    <ul className="mb-4 flex flex-wrap gap-2" aria-label={compareTexts.chosen}>
      {chosen.map(({ slug, name, country_code }) => (
        <li key={slug}>
          <PageLink
            href={comparePath(slugs.filter((other) => other !== slug))}
            aria-label={compareTexts.remove(name)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-rule px-4 text-sm hover:border-ink"
          >
            <OwnName name={name} country_code={country_code} />
            <span aria-hidden="true">×</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function CoursesToAdd({ title, courses, chosen }: AddableCourses & { chosen: readonly string[] }) {
  const { compareTexts } = useTexts(comparePart);
  return (
    <div className="mt-8">
      <h2 id="addable" className="mb-3 text-xl">
        <bdi>{title}</bdi>
      </h2>
      <ul className="border-rule-strong border-t-2" aria-labelledby="addable">
        {courses.map((course) => (
          <li key={course.slug} className="border-rule border-b">
            <PageLink
              href={comparePath([...chosen, course.slug])}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5 hover:text-deep sm:grid-cols-[minmax(0,1fr)_auto_3rem]"
            >
              <span dir="auto">
                <CourseName {...course} />
              </span>
              <span className="row-start-2 text-sm text-soft sm:col-start-2 sm:row-start-1">
                {placeNames((course.city ?? course.region)?.name, course.country.name).join(', ')}
              </span>
              <span className="text-end text-sm underline sm:col-start-3">{compareTexts.add}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
