'use client';
import { useSyncExternalStore } from 'react';

export type PreferenceName = 'theme' | 'units';

const listeners = new Set<() => void>();

/** Null before a choice. */
function getPreference(name: PreferenceName): string | null {
  return document.documentElement.dataset[name] ?? null;
}

/** Now and on later visits. */
export function setPreference(name: PreferenceName, value: string): void {
  document.documentElement.dataset[name] = value;
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden: the choice then holds for this page view.
  }
  for (const listener of listeners) listener();
}

/** Returns how to stop. */
export function subscribeToPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null before a choice, and in server-rendered HTML. */
export function usePreference(name: PreferenceName): string | null {
  return useSyncExternalStore(
    subscribeToPreferences,
    () => getPreference(name),
    () => null,
  );
}
