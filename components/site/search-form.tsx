type SearchFormProps = {
  /** Of the field: one page may have two forms. */
  id: string;
  className?: string;
  query?: string;
  isLarge?: boolean;
};

/** The search box: a plain form, which works wherever a page does. */
export function SearchForm({ id, className = '', query = '', isLarge = false }: SearchFormProps) {
  return (
    <search className={className}>
      <form action="/search" className="search-form" data-large={isLarge || undefined}>
        <label className="sr-only" htmlFor={id}>
          Course, club or town
        </label>
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={query}
          placeholder="Course, club or town"
          maxLength={100}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" aria-label="Search">
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5 5" strokeLinecap="round" />
          </svg>
        </button>
      </form>
    </search>
  );
}
