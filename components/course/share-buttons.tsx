'use client';
import { useState, useSyncExternalStore } from 'react';
import { coursePart } from '#messages/parts/course.ts';
import { useTexts } from '#messages/use-texts.ts';

const never = () => () => {};

export function ShareButtons({ title }: { title: string }) {
  const { shareTexts } = useTexts(coursePart);
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
