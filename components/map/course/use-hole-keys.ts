import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { AnchoredCourseHole } from './use-hole-clicks.ts';

/**
 * ← and → choose the hole before and after while the focus is on the map or in the list of holes; Escape shows
 * the whole course. ↑ ↓ + − stay MapLibre's.
 */
export function useHoleKeys(
  frame: RefObject<HTMLElement | null>,
  holes: readonly AnchoredCourseHole[],
  hole: string | null,
  chooseHole: (hole: string | null) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (!frame.current?.contains(target) && !target.closest('[data-hole]')) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, Escape: 0 }[event.key];
    if (step === undefined || holes.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    chooseHole(step === 0 ? null : holes[nextIndex(holes, hole, step)]!.anchor);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Captured, or MapLibre would pan on the same keys.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

/** Round the course: after the last hole comes the first, and from the whole course the first or the last. */
export function nextIndex(holes: readonly AnchoredCourseHole[], hole: string | null, step: number): number {
  const at = holes.findIndex(({ anchor }) => anchor === hole);
  if (at === -1) return step > 0 ? 0 : holes.length - 1;
  return (at + step + holes.length) % holes.length;
}
