'use client';
import { useSyncExternalStore } from 'react';

/** Kept in this browser only, with the golfer's other settings. */
export interface SavedCourse {
  slug: string;
  name: string;
  /** "Adelaide, Australia" */
  place: string;
  /** BCP 47 of the name, where it isn't in Latin letters. */
  language?: string | undefined;
  /** Missing for courses that were saved before the map showed them. */
  at?: readonly [lon: number, lat: number] | undefined;
  /** Whether there's a plan of it; missing, too, of courses that were saved before the list had plans. */
  isMapped?: boolean | undefined;
}

const KEY = 'my-courses';
const none: readonly SavedCourse[] = [];
const listeners = new Set<() => void>();
let saved: readonly SavedCourse[] | null = null;

function readSaved(): readonly SavedCourse[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSavedCourse) : none;
  } catch {
    return none;
  }
}

function isSavedCourse(value: unknown): value is SavedCourse {
  const {
    slug,
    name,
    place,
    language = '',
    at,
  } = (value ?? {}) as Partial<Record<keyof SavedCourse, unknown>>;
  const isPlaced = at === undefined || (Array.isArray(at) && at.length === 2 && at.every(Number.isFinite));
  return isPlaced && [slug, name, place, language].every((text) => typeof text === 'string');
}

function getSaved(): readonly SavedCourse[] {
  saved ??= readSaved();
  return saved;
}

/** Adds the course at the top, or removes it. */
export function toggleSaved(course: SavedCourse): void {
  const others = getSaved().filter(({ slug }) => slug !== course.slug);
  saved = others.length < getSaved().length ? others : [course, ...others];
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Storage may be blocked: the list then lasts as long as this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    saved = null;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Latest first; none in server-rendered HTML. */
export function useSavedCourses(): readonly SavedCourse[] {
  return useSyncExternalStore(subscribe, getSaved, () => none);
}
