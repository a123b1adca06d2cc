'use client';
import { useEffect, useState } from 'react';
import { controlsPart } from '#messages/parts/controls.ts';
import { useTexts } from '#messages/use-texts.ts';
import { setPreference, usePreference } from './preferences.ts';

export function ThemeSwitch() {
  const { themeTexts } = useTexts(controlsPart);
  const chosen = usePreference('theme');
  const systemIsDark = useSystemIsDark();
  const isDark = chosen === null ? systemIsDark : chosen === 'dark';
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

function useSystemIsDark(): boolean {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => {
    const wish = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setIsDark(wish.matches);
    follow();
    wish.addEventListener('change', follow);
    return () => wish.removeEventListener('change', follow);
  }, []);
  return isDark;
}
