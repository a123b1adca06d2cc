'use client';
import { useSyncExternalStore } from 'react';

/** What a reader may choose: each is an attribute of the document, remembered in this browser. */
export type PreferenceName = 'theme' | 'units';

const listeners = new Set<() => void>();

/** The reader's choice; null before they make one. */
function getPreference(name: PreferenceName): string | null {
  return document.documentElement.dataset[name] ?? null;
}

/** Makes the choice hold now and on later visits. */
export function setPreference(name: PreferenceName, value: string): void {
  document.documentElement.dataset[name] = value;
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden: the choice then holds for this page view.
  }
  for (const listener of listeners) listener();
}

/** Calls back whenever a choice is made; returns how to stop. */
export function subscribeToPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choice; null before they make one, and in server-rendered HTML. */
export function usePreference(name: PreferenceName): string | null {
  return useSyncExternalStore(
    subscribeToPreferences,
    () => getPreference(name),
    () => null,
  );
}
