import { useCallback, useEffect, useState } from 'react';

const HOLE_HASH = /^#hole-([a-z0-9-]+)$/;

/** The hole in the URL's fragment (`#hole-7` → `7`; null without). */
export function useHoleInUrl(): [hole: string | null, chooseHole: (hole: string | null) => void] {
  const [hole, setHole] = useState<string | null>(null);

  useEffect(() => {
    const read = () => setHole(HOLE_HASH.exec(location.hash)?.[1] ?? null);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const chooseHole = useCallback((next: string | null) => {
    setHole(next);
    // Replaced, so that leafing through eighteen holes isn't eighteen steps back.
    const url = location.pathname + location.search + (next === null ? '' : `#hole-${next}`);
    history.replaceState(history.state, '', url);
  }, []);

  return [hole, chooseHole];
}

/** The list is next to the map; on narrower screens it's a strip, whose links lead to the holes' drawings. */
const NEXT_TO_MAP = '(min-width: 60rem)';

/**
 * A click on a list entry (`data-hole`) next to the map chooses its hole, and the chosen hole's entries carry
 * `aria-current`. While `isBound` is false, entries stay plain links.
 */
export function useHoleList(
  hole: string | null,
  chooseHole: (hole: string | null) => void,
  isBound: boolean,
): void {
  useEffect(() => {
    if (!isBound) return;
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) {
        return;
      }
      if (!matchMedia(NEXT_TO_MAP).matches) return;
      const entry = event.target instanceof Element ? event.target.closest('[data-hole]') : null;
      const chosen = entry?.getAttribute('data-hole');
      if (!chosen) return;
      event.preventDefault();
      chooseHole(chosen);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [chooseHole, isBound]);

  useEffect(() => {
    for (const entry of document.querySelectorAll('[data-hole]')) {
      if (entry.getAttribute('data-hole') === hole) entry.setAttribute('aria-current', 'true');
      else entry.removeAttribute('aria-current');
    }
  }, [hole]);
}
