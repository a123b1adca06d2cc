import type { ReactNode } from 'react';

export type ListedFact = { label: ReactNode; value: ReactNode };

/** Facts below each other, each with its name or its link in front. */
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
