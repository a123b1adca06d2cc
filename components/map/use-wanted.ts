import { type RefObject, useCallback, useEffect, useState } from 'react';

/** After this long at the top of a loaded page, the map comes without being asked for. */
const PATIENCE_MILLISECONDS = 3000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'wheel'] as const;

/**
 * Whether the map is asked for, or nears the viewport of a visitor who has moved or stayed a while. The map's code is some 300
 * kB, so the page comes first, and visitors who save data have to ask.
 */
export function useWanted(
  frame: RefObject<Element | null>,
  isAsked: boolean,
): [isWanted: boolean, want: () => void] {
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);

  useEffect(() => {
    if (isAsked) want();
    if (isAsked || isWanted || !frame.current || savesData()) return;
    let isNear = false;
    let isAlive = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      if (isNear && isAlive) want();
    };
    const onLife = () => {
      isAlive = true;
      check();
    };
    const near = new IntersectionObserver(
      (entries) => {
        isNear = entries.some((entry) => entry.isIntersecting);
        check();
      },
      { rootMargin: '300px' },
    );
    near.observe(frame.current);
    const onLoad = () => {
      timer = setTimeout(onLife, PATIENCE_MILLISECONDS);
    };
    const listening = new AbortController();
    const once = { once: true, passive: true, signal: listening.signal };
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, once);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onLife, once);
    return () => {
      near.disconnect();
      clearTimeout(timer);
      listening.abort();
    };
  }, [frame, isAsked, isWanted, want]);

  return [isWanted, want];
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
