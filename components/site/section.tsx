import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

/** A part of a page under its heading. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="section mt-14 first:mt-0 [.page-head+&]:mt-0">
      <div className="section-head mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id}>{title}</h2>
        {note && <div className="text-sm text-soft">{note}</div>}
      </div>
      {children}
    </section>
  );
}
