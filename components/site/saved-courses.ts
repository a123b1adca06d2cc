import { createStored, useStored } from './stored.ts';

/** Kept in this browser only, with the golfer's other settings. */
export interface SavedCourse {
  slug: string;
  name: string;
  /** Null if the name is in Latin letters; missing for courses that were saved before the list gave it. */
  latin?: string | null | undefined;
  /** "Adelaide, Australia" */
  place: string;
  /** BCP 47 of the name, where it isn't in Latin letters. */
  language?: string | undefined;
  /** Missing for courses that were saved before the map showed them. */
  at?: readonly [lon: number, lat: number] | undefined;
  /** Whether there's a plan of it; missing, too, of courses that were saved before the list had plans. */
  isMapped?: boolean | undefined;
}

const saved = createStored<readonly SavedCourse[]>(
  'my-courses',
  (kept) => (Array.isArray(kept) ? kept.filter(isSavedCourse) : []),
  [],
);

function isSavedCourse(value: unknown): value is SavedCourse {
  const {
    slug,
    name,
    place,
    language = '',
    latin,
    at,
  } = (value ?? {}) as Partial<Record<keyof SavedCourse, unknown>>;
  const isPlaced = at === undefined || (Array.isArray(at) && at.length === 2 && at.every(Number.isFinite));
  return isPlaced && [slug, name, place, language, latin ?? ''].every((text) => typeof text === 'string');
}

/** Adds the course at the top, or removes it. */
export function toggleSaved(course: SavedCourse): void {
  saved.change((before) => {
    const others = before.filter(({ slug }) => slug !== course.slug);
    return others.length < before.length ? others : [course, ...others];
  });
}

/** Latest first; none in server-rendered HTML. */
export const useSavedCourses = () => useStored(saved);
