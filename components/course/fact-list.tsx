import type { ReactNode } from 'react';

export type ListedFact = { label: ReactNode; value: ReactNode };

/** A list of facts, each with its name or link in front. */
export function FactList({ facts }: { facts: readonly ListedFact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
