import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

/** A part of a page under its heading. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="section">
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {note && <div className="text-sm text-soft">{note}</div>}
      </div>
      {children}
    </section>
  );
}
