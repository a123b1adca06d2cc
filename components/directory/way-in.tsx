import type { ReactNode } from 'react';

/** A link for whoever doesn't know where to begin, large enough for a thumb. */
export function WayIn({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center underline hover:text-deep">
      {children}
    </a>
  );
}
