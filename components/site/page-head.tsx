import type { ReactNode } from 'react';

type PageHeadProps = {
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Figures beside it. */
  children?: ReactNode;
};

/** The head of a page: its name, a sentence, its figures. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {lead && <p className="mt-3 max-w-2xl text-lg text-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
