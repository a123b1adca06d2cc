'use client';
import { useEffect, useState } from 'react';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';

/** Chromium's own event, not in any standard yet. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** A button where the browser offers to install the page. */
export function InstallButton() {
  const { keepTexts } = useTexts(playPart);
  const [offer, setOffer] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallPrompt);
    };
    window.addEventListener('beforeinstallprompt', take);
    return () => window.removeEventListener('beforeinstallprompt', take);
  }, []);
  if (!offer) return null;
  return (
    <button
      type="button"
      className="play-button"
      onClick={() => offer.prompt().finally(() => setOffer(null))}
    >
      {keepTexts.install}
    </button>
  );
}
