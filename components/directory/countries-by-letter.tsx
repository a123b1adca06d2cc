import type { Country } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { fold } from '#lib/text/fold.ts';
import { PlaceIndex } from './place-index.tsx';

/** Countries under their first letters, with a line of letters to jump by. */
export function CountriesByLetter({ countries }: { countries: readonly Country[] }) {
  const byLetter = Map.groupBy(countries, ({ name }) => fold(name).charAt(0).toUpperCase());
  const letters = [...byLetter.keys()].sort();
  return (
    <>
      <nav aria-label="Letters" className="-mx-2 mb-6 flex flex-wrap print:hidden">
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
            places={byLetter.get(letter)!.map(({ name, slug, course_count }) => ({
              name,
              path: pagePath.country(slug),
              course_count,
            }))}
          />
        </section>
      ))}
    </>
  );
}
