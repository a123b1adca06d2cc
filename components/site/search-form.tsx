'use client';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { controlsPart } from '#messages/parts/controls.ts';
import { useTexts } from '#messages/use-texts.ts';
import { SearchButton } from './search-button.tsx';

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions.tsx')).SearchSuggestions,
}));

type SearchFormProps = {
  /** The field's id: one page may have two forms. */
  id: string;
  className?: string;
  query?: string;
  isLarge?: boolean;
};

/** A plain form that suggests courses while typing, where scripts run. */
export function SearchForm({ id, className = '', query = '', isLarge = false }: SearchFormProps) {
  const { searchTexts } = useTexts(controlsPart);
  const [text, setText] = useState(query);
  const [isWanted, setIsWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isShown, isListed, active, setCount, open, close, onKeyDown } = useSuggestions(id);
  return (
    <search
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <form action="/search" className="search-form print:hidden" data-large={isLarge || undefined}>
        <label className="sr-only" htmlFor={id}>
          {searchTexts.field}
        </label>
        <input
          ref={field}
          id={id}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
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
        {text !== '' && (
          <button
            type="button"
            className="search-clear"
            aria-label={searchTexts.clear}
            onClick={() => {
              setText('');
              close();
              field.current?.focus();
            }}
          >
            ×
          </button>
        )}
        <SearchButton label={searchTexts.submit} />
        <div
          className="absolute inset-x-0 top-[calc(100%+0.375rem)] z-20 rounded-xl border border-rule bg-paper py-1.5 shadow-[0_10px_30px_var(--shadow)]"
          hidden={!isShown}
        >
          {isWanted && (
            <Suspense>
              <SearchSuggestions
                id={id}
                text={text}
                active={active}
                onCount={setCount}
                onChoose={(isLeaving) => {
                  close();
                  if (isLeaving) setText('');
                }}
              />
            </Suspense>
          )}
        </div>
      </form>
    </search>
  );
}

function useSuggestions(id: string) {
  const [isOpen, setIsOpen] = useState(false);
  /** The number of suggestions; null while there's nothing to show. */
  const [count, setCount] = useState<number | null>(null);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && count !== null;
  const isListed = isShown && count > 0;

  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) return;
    if (event.key === 'Escape') setIsOpen(false);
    else if (!isListed) return;
    else if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? count : active) - 1);
    else if (event.key === 'Enter' && active >= 0 && active < count) {
      // The map handles clicks on places it can show.
      document.getElementById(`${id}-${active}`)?.click();
    } else return;
    event.preventDefault();
  }

  function open() {
    setActive(-1);
    setIsOpen(true);
  }

  return { isShown, isListed, active, setCount, open, close: () => setIsOpen(false), onKeyDown };
}
