'use client';
import { useSyncExternalStore } from 'react';
import { getPreference, type PreferenceName, subscribeToPreferences } from './preferences.ts';

/** The reader's choice; null while none has been made, and in server-rendered HTML. */
export function usePreference(name: PreferenceName): string | null {
  return useSyncExternalStore(
    subscribeToPreferences,
    () => getPreference(name),
    () => null,
  );
}
