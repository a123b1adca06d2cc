import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { searchGolfCoursesQuery } from '#lib/api/queries.ts';
import type { Answer, CourseRow } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import type { Language } from '#messages/languages.ts';
import { suggestionsPart } from '#messages/parts/suggestions.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { OwnName } from './course-name.tsx';
import { PageLink } from './page-link.tsx';
import { placeNames } from './place-names.ts';
import { QueryProvider } from './query-provider.tsx';
import { useSettled } from './use-settled.ts';

/** Typing faster than this asks once. */
const SETTLE_MILLISECONDS = 200;
const FEWEST_LETTERS = 2;
const MOST_SUGGESTIONS = 7;
/** How many courses come before places whose names only begin with the text. */
const BEST_COURSES = 3;
const MOST_AREAS = 4;

type SearchSuggestionsProps = {
  id: string;
  text: string;
  active: number;
  /** Gets how many there are, or null if nothing was searched for. */
  onCount: (count: number | null) => void;
  /** Whether the choice is another page. */
  onChoose: (isLeaving: boolean) => void;
};

export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <QueryProvider>
      <Options {...props} />
    </QueryProvider>
  );
}

function Options({ id, text, active, onCount, onChoose }: SearchSuggestionsProps) {
  const language = useLanguage();
  const { suggestionTexts } = useTexts(suggestionsPart);
  const q = useSettled(text.trim(), SETTLE_MILLISECONDS);
  const isNearMe = suggestionTexts.asksNearMe(text);
  const isEnough = !isNearMe && q.length >= FEWEST_LETTERS && text.trim().length >= FEWEST_LETTERS;
  const { data } = useQuery({
    ...searchGolfCoursesQuery({ q, limit: MOST_SUGGESTIONS }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const options = useMemo(() => {
    if (isNearMe) return [{ href: '/map?near=me', name: suggestionTexts.nearMe, detail: '' }];
    return isEnough && data ? toOptions(data, language) : null;
  }, [isNearMe, isEnough, data, language, suggestionTexts]);
  useEffect(() => onCount(options?.length ?? null), [options, onCount]);
  if (options?.length === 0) {
    return (
      <p role="status" className="px-4.5 py-2 text-sm">
        {suggestionTexts.nothing(q)} <span className="block">{suggestionTexts.advice}</span>
      </p>
    );
  }
  const areas = isEnough ? (data?.same_name_in ?? []) : [];
  return (
    <>
      {areas.length > 0 && (
        <p role="status" className="px-4.5 py-2 text-sm">
          {suggestionTexts.which(areas.slice(0, MOST_AREAS).map(([name]) => name!))}
        </p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={suggestionTexts.suggestions}>
        {options?.map(({ href, name, detail }, index) => {
          // The map of the page flies there, or starts again.
          const Anchor = href.startsWith('/map') ? 'a' : PageLink;
          return (
            <Anchor
              key={href}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={href}
              className="block px-4.5 py-2 leading-tight hover:bg-panel aria-selected:bg-panel"
              onClick={() => onChoose(Anchor === PageLink)}
            >
              <span dir="auto" className="block truncate">
                {name}
              </span>
              <span dir="auto" className="block truncate text-[0.8125rem] text-soft">
                {detail}
              </span>
            </Anchor>
          );
        })}
      </div>
    </>
  );
}

type Option = { href: string; name: ReactNode; detail: string };

/** The address of a course that's chosen: on the map it flies there, elsewhere it opens the course's page. */
function courseAddress({ slug, latitude, longitude }: CourseRow): string {
  return location.pathname === '/map' ? `/map?at=${latitude},${longitude},14` : pagePath.course(slug);
}

/** Places first, but the best courses before places whose names only begin with the text. */
function toOptions({ places, golfs }: Answer<'searchGolfCourses'>, language: Language): Option[] {
  const { suggestionTexts } = language.read(suggestionsPart);
  const placesThat = (areFirst: boolean) =>
    places
      .filter((place) => place.before_courses === areFirst)
      .map(({ path, name, found_as, within, course_count }) => ({
        href: path,
        name: suggestionTexts.place(name, found_as),
        detail: [suggestionTexts.courses(course_count), within.join(', ')].join(' · '),
      }));
  const courses = golfs.items.map((course) => ({
    href: courseAddress(course),
    name: <OwnName {...course} />,
    detail: [
      course.found_as ?? course.name_latin,
      placeNames(course.city?.name, course.region?.name, course.country.name).join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return [
    ...placesThat(true),
    ...courses.slice(0, BEST_COURSES),
    ...placesThat(false),
    ...courses.slice(BEST_COURSES),
  ].slice(0, MOST_SUGGESTIONS);
}
