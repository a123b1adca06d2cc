'use client';
import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/** The place before everything else on a page: a link to another page brings the keyboard here, as a new document would. */
export function StartOfPage() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const start = useRef<HTMLSpanElement>(null);
  // Before the new page is painted: a key pressed at once must count from here.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    start.current?.focus({ preventScroll: true });
  }, [pathname]);
  return <span ref={start} tabIndex={-1} className="sr-only" />;
}
