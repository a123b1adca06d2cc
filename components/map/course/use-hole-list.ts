import { useEffect } from 'react';

/**
 * Binds the page's list of holes to the map: a click on an entry (`data-hole`) chooses it, and the chosen hole's
 * entries carry `aria-current`. While `isBound` is false, entries are left to be the plain links that they are.
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
