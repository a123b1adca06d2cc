'use client';
import { controlsPart } from '#messages/parts/controls.ts';
import { useTexts } from '#messages/use-texts.ts';
import { setPreference, useIsDark } from './preferences.ts';

export function ThemeSwitch() {
  const { themeTexts } = useTexts(controlsPart);
  const isDark = useIsDark();
  return (
    <button
      type="button"
      className="grid size-11 place-items-center text-soft hover:text-deep noscript:hidden print:hidden"
      aria-label={isDark ? themeTexts.light : themeTexts.dark}
      onClick={() => setPreference('theme', isDark ? 'light' : 'dark')}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="8.25" />
        <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5Z" fill="currentColor" stroke="none" />
      </svg>
    </button>
  );
}
