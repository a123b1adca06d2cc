'use client';
import { useState, useSyncExternalStore } from 'react';
import { type SavedCourse, toggleSaved, useSavedCourses } from '#components/site/saved-courses.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { controlsPart } from '#messages/parts/controls.ts';
import { useTexts } from '#messages/use-texts.ts';

/** Adds the course to the ones saved in this browser, or removes it. */
export function SaveCourse({ course }: { course: SavedCourse }) {
  const { savedTexts } = useTexts(controlsPart);
  const isSaved = useSavedCourses().some(({ slug }) => slug === course.slug);
  return (
    <button
      type="button"
      className="group pill gap-1.5 noscript:hidden"
      aria-pressed={isSaved}
      onClick={() => toggleSaved(course)}
    >
      <svg
        viewBox="0 0 24 24"
        className="w-[1.125rem] fill-none stroke-[1.75] stroke-current group-aria-pressed:fill-current"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 3h12v18l-6-5-6 5z" />
      </svg>
      <span className="max-sm:sr-only">{isSaved ? savedTexts.saved : savedTexts.save}</span>
    </button>
  );
}

export function PrintBook() {
  const { bookTexts } = useTexts(cardsPart);
  return (
    <button type="button" className="pill noscript:hidden" onClick={() => window.print()}>
      {bookTexts.print}
    </button>
  );
}

const never = () => () => {};

export function ShareButtons({ title }: { title: string }) {
  const { shareTexts } = useTexts(cardsPart);
  const [said, setSaid] = useState('');
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pageLink());
      setSaid(shareTexts.copied);
    } catch {
      setSaid(pageLink());
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: pageLink() });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3 noscript:hidden print:hidden">
      <span role="status" className="empty:-mr-3">
        {said}
      </span>
      <button type="button" className="pill" onClick={copy}>
        {shareTexts.copy}
      </button>
      {canShare && (
        <button type="button" className="pill" onClick={share}>
          {shareTexts.share}
        </button>
      )}
    </div>
  );
}

/** The canonical address with the chosen hole. */
function pageLink(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return (canonical ?? location.origin + location.pathname) + location.hash;
}
