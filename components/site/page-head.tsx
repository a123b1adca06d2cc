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
    <div className="page-head grid grid-cols-[minmax(0,1fr)] items-end gap-x-10 gap-y-6 pt-3 pb-10 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h1>{title}</h1>
        {lead && <p className="mt-3 max-w-2xl text-lg text-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
