import type { ReactNode } from 'react';

/** A fact with its label; `note` stands small behind it. */
export type Fact = { label: string; value: ReactNode; note?: ReactNode };

/** Figures in a row between two rules, as on the cover of a card. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts flex flex-wrap border-rule-strong border-t-2 border-b border-b-rule">
      {facts.map(({ label, value, note }) => (
        <div
          key={label}
          className="border-rule py-2.5 pr-6 not-first:pl-0 sm:not-first:border-l sm:not-first:pl-5"
        >
          <dt className="label">{label}</dt>
          <dd className="whitespace-nowrap font-medium text-xl leading-7">
            {value}
            {note && <span className="ml-1.5 font-normal text-sm text-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
