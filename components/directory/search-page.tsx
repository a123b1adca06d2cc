import { PageLink } from '#components/site/page-link.tsx';
import { Section, WayIn } from '#components/site/page-parts.tsx';
import { Pagination } from '#components/site/pagination.tsx';
import { Said } from '#components/site/said.tsx';
import type { Answer } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { FEWEST_REVIEWS } from '#lib/site/page-lists.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { sitePart } from '#messages/parts/site.ts';
import { suggestionsPart } from '#messages/parts/suggestions.ts';
import { useTexts } from '#messages/use-texts.ts';
import { CourseRows } from './course-rows.tsx';
import { ContinentIndex, PlaceCards } from './place-index.tsx';

export async function SearchStart() {
  const { searchPageTexts } = getTexts(directoryPart);
  const { navigationTexts } = getTexts(sitePart);
  const [{ golfs: best }, { items: continents }] = await Promise.all([
    api.listBestGolfCoursesWorldwide({ limit: 5, min_reviews: FEWEST_REVIEWS }),
    api.listContinents(),
  ]);
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
  found: Answer<'searchGolfCourses'>;
};

export function SearchResults({ q, page, last, found }: SearchResultsProps) {
  const { searchPageTexts } = useTexts(directoryPart);
  const { total, items: courses, matched } = found.golfs;
  const byCountry = (
    <PageLink href="/golf-courses" className="underline hover:text-deep">
      {searchPageTexts.adviceCountry}
    </PageLink>
  );
  return (
    <section aria-labelledby="results" className="mt-10">
      <h2 id="results" className="mb-4 text-xl">
        <Said parts={searchPageTexts.found(total, <q className="wrap-anywhere">{q}</q>)} />
      </h2>
      {matched === 'some_words' && <p className="mb-4 text-soft">{searchPageTexts.someWords}</p>}
      {found.same_name_in.length > 0 && <WhichOne q={q} areas={found.same_name_in} />}
      <FoundPlaces places={found.places.filter((place) => place.before_courses)} />
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
      <FoundPlaces places={found.places.filter((place) => !place.before_courses)} />
    </section>
  );
}

const MOST_AREAS = 6;

/** Each area narrows the search to itself. */
function WhichOne({ q, areas }: { q: string; areas: readonly (readonly string[])[] }) {
  const { searchPageTexts } = useTexts(directoryPart);
  return (
    <nav className="mb-4" aria-labelledby="which">
      <p id="which">{searchPageTexts.which}</p>
      <ul className="flex flex-wrap gap-x-5">
        {areas.slice(0, MOST_AREAS).map((within) => (
          <li key={within.join()}>
            <WayIn href={`/search?${new URLSearchParams({ q: `${q} ${within[0]}` })}`}>
              {searchPageTexts.area(within)}
            </WayIn>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FoundPlaces({ places }: Pick<Answer<'searchGolfCourses'>, 'places'>) {
  const { searchPageTexts } = useTexts(directoryPart);
  const { suggestionTexts } = useTexts(suggestionsPart);
  const { counts } = useTexts(numbersPart);
  if (places.length === 0) return null;
  return (
    <div className="my-8">
      <PlaceCards
        label={searchPageTexts.foundPlaces}
        places={places.map(({ name, found_as, path, within, course_count }) => ({
          path,
          name: suggestionTexts.place(name, found_as),
          detail: [...within, counts.courses(course_count)].join(' · '),
        }))}
      />
    </div>
  );
}
