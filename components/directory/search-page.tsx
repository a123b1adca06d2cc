import { Section, WayIn } from '#components/site/page-parts.tsx';
import { Pagination } from '#components/site/pagination.tsx';
import { Said } from '#components/site/said.tsx';
import type { Continent, CourseRow } from '#lib/api/records.ts';
import { navigationTexts, searchPageTexts } from '#messages/messages.ts';
import { CourseRows } from './course-rows.tsx';
import { ContinentIndex } from './place-index.tsx';

type SearchStartProps = { best: readonly CourseRow[]; continents: readonly Continent[] };

export function SearchStart({ best, continents }: SearchStartProps) {
  return (
    <div className="mt-12">
      <Section
        id="continents"
        title={searchPageTexts.places}
        note={<WayIn href="/map?near=me">{navigationTexts.nearMe}</WayIn>}
      >
        <ContinentIndex continents={continents} />
      </Section>
      {best.length > 0 && (
        <Section id="best" title={searchPageTexts.best}>
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

export function SearchResults({ q, page, last, total, courses }: SearchResultsProps) {
  const byCountry = (
    <a href="/golf-courses" className="underline hover:text-deep">
      {searchPageTexts.adviceCountry}
    </a>
  );
  return (
    <section aria-labelledby="results" className="mt-10">
      <h2 id="results" className="mb-4 text-xl">
        <Said parts={searchPageTexts.found(total, <q className="wrap-anywhere">{q}</q>)} />
      </h2>
      {courses.length > 0 ? (
        <CourseRows courses={courses} />
      ) : (
        <p className="max-w-xl text-soft">
          <Said parts={searchPageTexts.advice(byCountry)} />
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
