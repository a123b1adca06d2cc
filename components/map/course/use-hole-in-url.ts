import { useCallback, useEffect, useState } from 'react';

const HOLE_HASH = /^#hole-([a-z0-9-]+)$/;

/** The hole chosen by the URL's fragment (`#hole-7` → `7`; null without) and the function that chooses another. */
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
    // Replaced, so that leafing through eighteen holes is not eighteen steps back.
    const url = location.pathname + location.search + (next === null ? '' : `#hole-${next}`);
    history.replaceState(history.state, '', url);
  }, []);

  return [hole, chooseHole];
}
