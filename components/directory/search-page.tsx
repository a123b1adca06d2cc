import { Section, WayIn } from '#components/site/page-parts.tsx';
import { Pagination } from '#components/site/pagination.tsx';
import type { Continent, CourseRow } from '#lib/api/records.ts';
import { counts } from '#messages/messages.ts';
import { CourseRows } from './course-rows.tsx';
import { ContinentIndex } from './place-index.tsx';

type SearchStartProps = { best: readonly CourseRow[]; continents: readonly Continent[] };

/** Under an empty search box: ways in for those who don't know a name. */
export function SearchStart({ best, continents }: SearchStartProps) {
  return (
    <div className="mt-12">
      <Section
        id="continents"
        title="Or begin with a place"
        note={<WayIn href="/map?near=me">Courses near me</WayIn>}
      >
        <ContinentIndex continents={continents} />
      </Section>
      {best.length > 0 && (
        <Section id="best" title="Or with the best">
          <CourseRows courses={best} />
        </Section>
      )}
    </div>
  );
}

type SearchResultsProps = {
  q: string;
  page: number;
  last: number;
  total: number;
  courses: readonly CourseRow[];
};

/** What a search found, or what to try where it found nothing. */
export function SearchResults({ q, page, last, total, courses }: SearchResultsProps) {
  return (
    <section aria-labelledby="results" className="mt-10">
      <h2 id="results" className="mb-4 text-xl">
        {total === 0 ? 'Nothing found' : counts.courses(total)} for <q className="wrap-anywhere">{q}</q>
      </h2>
      {courses.length > 0 ? (
        <CourseRows courses={courses} />
      ) : (
        <p className="max-w-xl text-soft">
          Try fewer words, the name of the town, or look under the{' '}
          <a href="/golf-courses" className="underline hover:text-deep">
            country
          </a>
          .
        </p>
      )}
      <Pagination
        current={page}
        last={last}
        pathOf={(number) =>
          `/search?${new URLSearchParams({ q, ...(number > 1 && { page: String(number) }) })}`
        }
      />
    </section>
  );
}
