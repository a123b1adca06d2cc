'use client';
import { useLayoutEffect } from 'react';
import { applyPreferencesScript } from '#lib/site/head-scripts.ts';
import { restorePreferences } from './preferences.ts';

/**
 * Sets theme and units before anything is drawn, so nothing flashes. Next has browsers render a missing page by themselves;
 * they run no script that React makes, so there an effect does it, and the script's type keeps React from warning.
 */
export function RememberedPreferences() {
  useLayoutEffect(restorePreferences, []);
  return (
    <script
      type={typeof window === 'undefined' ? undefined : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
      dangerouslySetInnerHTML={{ __html: applyPreferencesScript }}
    />
  );
}
