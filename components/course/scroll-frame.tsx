import type { ReactNode } from 'react';
import './scroll-frame.css';

/** A frame in which something wide scrolls sideways; reachable by keyboard, hence named. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="scroll-frame" tabIndex={0} aria-label={`${label}, scrolls sideways`}>
      {children}
    </section>
  );
}
