import type { ReactNode } from 'react';

/** A frame in which something wide scrolls sideways; by keyboard too, hence its place in the tab order and its name. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className="scroll-frame" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
