'use client';
import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Copies the page's link, or opens the system's share sheet where there is one. */
export function ShareButtons({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pageLink());
      setSaid('Link copied');
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
    <div className="share needs-script screen-only">
      <span role="status">{said}</span>
      <button type="button" onClick={copy}>
        Copy link
      </button>
      {canShare && (
        <button type="button" onClick={share}>
          Share…
        </button>
      )}
    </div>
  );
}

/** The canonical address with the chosen hole, so that a link leads to what is seen. */
function pageLink(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return (canonical ?? location.origin + location.pathname) + location.hash;
}
