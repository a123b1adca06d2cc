'use client';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import type { CourseRow } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { searchTexts } from '#messages/messages.ts';
import { SearchButton } from './search-button.tsx';

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions.tsx')).SearchSuggestions,
}));

type SearchFormProps = {
  /** Of the field: one page may have two forms. */
  id: string;
  className?: string;
  query?: string;
  isLarge?: boolean;
};

/** A plain form that suggests courses while typing, where scripts run. */
export function SearchForm({ id, className = '', query = '', isLarge = false }: SearchFormProps) {
  const [text, setText] = useState(query);
  const [isWanted, setIsWanted] = useState(false);
  const { isShown, active, setCourses, open, close, onKeyDown } = useSuggestions();
  return (
    <search
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <form action="/search" className="search-form" data-large={isLarge || undefined}>
        <label className="sr-only" htmlFor={id}>
          {searchTexts.field}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          value={text}
          placeholder={searchTexts.field}
          maxLength={100}
          required
          autoComplete="off"
          spellCheck={false}
          onFocus={() => setIsWanted(true)}
          onChange={({ target }) => {
            setText(target.value);
            open();
          }}
          onKeyDown={onKeyDown}
        />
        <SearchButton label={searchTexts.submit} />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={searchTexts.suggestions}
          className="search-suggestions"
          hidden={!isShown}
        >
          {isWanted && (
            <Suspense>
              <SearchSuggestions id={id} text={text} active={active} onCourses={setCourses} />
            </Suspense>
          )}
        </div>
      </form>
    </search>
  );
}

function useSuggestions() {
  const [isOpen, setIsOpen] = useState(false);
  const [courses, setCourses] = useState<readonly CourseRow[]>([]);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && courses.length > 0;

  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) return;
    if (event.key === 'Escape') setIsOpen(false);
    else if (event.key === 'ArrowDown') setActive((active + 1) % courses.length);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? courses.length : active) - 1);
    else if (event.key === 'Enter' && courses[active]) {
      setIsOpen(false);
      location.assign(pagePath.course(courses[active].slug));
    } else return;
    event.preventDefault();
  }

  function open() {
    setActive(-1);
    setIsOpen(true);
  }

  return { isShown, active, setCourses, open, close: () => setIsOpen(false), onKeyDown };
}
