import { formatCount, formatWhole } from '#lib/text/format.ts';

/** A place of the directory with how many courses it has; `path` is null where it has no page. */
export type PlaceEntry = { name: string; path: string | null; course_count: number };

/** Places with their number of courses, set as the index of a book. */
export function PlaceIndex({ places }: { places: readonly PlaceEntry[] }) {
  return (
    <ul className="place-index">
      {places.map(({ name, path, course_count }) => (
        <li key={path ?? name}>
          {path === null ? (
            <span className="flex min-h-11 items-baseline gap-2 py-2 text-soft">{name}</span>
          ) : (
            <a href={path}>
              <span className="place-index-name">{name}</span>
              <span className="place-index-dots" aria-hidden="true" />
              <span className="place-index-count">
                <span aria-hidden="true">{formatWhole(course_count)}</span>
                <span className="sr-only">{formatCount(course_count, 'course')}</span>
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
