import { PageLink } from '#components/site/page-link.tsx';
import type { Continent, Country } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { fold } from '#lib/text/fold.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

type PlaceIndexProps<Place> = {
  places: readonly Place[];
  pathOf: (place: Place) => string;
  hasRule?: boolean;
};

/** Set as the index of a book. */
export function PlaceIndex<Place extends { name: string; course_count: number }>({
  places,
  pathOf,
  hasRule = true,
}: PlaceIndexProps<Place>) {
  const { counts, formatWhole } = useTexts(numbersPart);
  return (
    <ul className={`columns-[17rem] gap-x-12 ${hasRule ? 'border-rule-strong border-t-2 pt-3' : ''}`}>
      {places.map((place) => (
        <li key={pathOf(place)} className="break-inside-avoid">
          <PageLink href={pathOf(place)} className="group flex min-h-11 items-baseline gap-2 py-2">
            <span className="wrap-anywhere min-w-0 group-hover:text-deep group-hover:underline">
              {place.name}
            </span>
            <span className="min-w-4 flex-1 border-soft/60 border-b border-dotted" aria-hidden="true" />
            <span className="text-sm text-soft">
              <span aria-hidden="true">{formatWhole(place.course_count)}</span>
              <span className="sr-only">{counts.courses(place.course_count)}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The continents with their counts. */
export function ContinentIndex({ continents }: { continents: readonly Continent[] }) {
  const { coursesInCountries, placeLabels } = useTexts(directoryPart);
  return (
    <PlaceCards
      label={placeLabels.continents}
      places={continents.map(({ name, slug, country_count, course_count }) => ({
        path: pagePath.continent(slug),
        name,
        detail: coursesInCountries(course_count, country_count),
      }))}
    />
  );
}

type PlaceCardsProps = { label: string; places: readonly { path: string; name: string; detail: string }[] };

/** Links to places, each with a line about it. */
export function PlaceCards({ label, places }: PlaceCardsProps) {
  return (
    <ul
      className="grid gap-x-10 border-rule-strong border-t-2 sm:grid-cols-2 lg:grid-cols-3"
      aria-label={label}
    >
      {places.map(({ path, name, detail }) => (
        <li key={path} className="border-rule border-b">
          <PageLink href={path} className="group block py-4">
            <span className="block font-semibold font-serif text-deep text-xl group-hover:underline">
              {name}
            </span>
            <span className="mt-0.5 block text-sm text-soft">{detail}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

export function CountriesByLetter({ countries }: { countries: readonly Country[] }) {
  const { placeLabels } = useTexts(directoryPart);
  const byLetter = Map.groupBy(countries, ({ name }) => fold(name).charAt(0).toUpperCase());
  const letters = [...byLetter.keys()].sort();
  return (
    <>
      <nav aria-label={placeLabels.letters} className="-mx-2 mb-6 flex flex-wrap print:hidden">
        {letters.map((letter) => (
          <a
            key={letter}
            href={`#letter-${letter}`}
            className="grid size-11 place-items-center font-serif text-lg text-soft hover:text-deep hover:underline"
          >
            {letter}
          </a>
        ))}
      </nav>
      {letters.map((letter) => (
        <section
          key={letter}
          id={`letter-${letter}`}
          aria-labelledby={`letter-${letter}-heading`}
          className="grid gap-x-6 border-rule border-t py-4 sm:grid-cols-[4rem_1fr]"
        >
          <h3 id={`letter-${letter}-heading`} className="pt-1 text-2xl">
            {letter}
          </h3>
          <PlaceIndex
            places={byLetter.get(letter)!}
            pathOf={({ slug }) => pagePath.country(slug)}
            hasRule={false}
          />
        </section>
      ))}
    </>
  );
}
