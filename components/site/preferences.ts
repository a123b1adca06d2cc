import { useSyncExternalStore } from 'react';
import { preferenceValues } from '#lib/site/head-scripts.ts';

export type PreferenceName = keyof typeof preferenceValues;

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

/** Puts what this browser remembers on the document, as `applyPreferencesScript` does. */
export function restorePreferences(): void {
  try {
    for (const [name, values] of Object.entries(preferenceValues)) {
      const value = localStorage.getItem(name);
      if (values.some((each) => each === value)) document.documentElement.dataset[name] = value!;
    }
  } catch {
    // Storage may be forbidden.
  }
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

const DARK = '(prefers-color-scheme: dark)';

/** Whether the page is dark: by the reader's choice, else by the system's. */
export function useIsDark(): boolean {
  const chosen = usePreference('theme');
  const isWished = useSyncExternalStore(
    subscribeToScheme,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return chosen === null ? isWished : chosen === 'dark';
}

function subscribeToScheme(listener: () => void): () => void {
  const scheme = matchMedia(DARK);
  scheme.addEventListener('change', listener);
  return () => scheme.removeEventListener('change', listener);
}
