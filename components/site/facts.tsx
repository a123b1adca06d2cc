import type { ReactNode } from 'react';

/** A fact with its label; `note` stands small behind it. */
export type Fact = { label: string; value: ReactNode; note?: ReactNode };

/** Figures in a row between two rules, as on the cover of a card. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>
            {value}
            {note && <span className="ml-1.5 font-normal text-sm text-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
