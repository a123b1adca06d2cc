import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { PageLink } from './page-link.tsx';
import { Said } from './said.tsx';

type SectionProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

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

/** A list of sentences; items that are `false` are left out. */
export function Bullets({ items }: { items: readonly (false | string | readonly ReactNode[])[] }) {
  return (
    <ul className="max-w-2xl list-disc space-y-2 pl-5 marker:text-fairway">
      {items
        .filter((item) => item !== false)
        .map((item, index) => (
          <li key={index}>
            <Said parts={[item].flat()} />
          </li>
        ))}
    </ul>
  );
}

/** Scrolls sideways; in the tab order and named, so that it scrolls by keyboard too. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className="scroll-frame" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

export type Fact = { label: string; value: ReactNode; note?: ReactNode };

/** An entry that writes itself is a `FactEntry`, or a component around one. */
export function Facts({ facts }: { facts: readonly (Fact | ReactElement)[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map((fact) => (isValidElement(fact) ? fact : <FactEntry {...fact} key={fact.label} />))}
    </dl>
  );
}

export function FactEntry({ label, value, note }: Fact) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>
        {value}
        {note && <span className="fact-note">{note}</span>}
      </dd>
    </div>
  );
}

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

/** A figure stays on the line of its word: "par 5s". */
const tied = (text: string) => text.replace(/ (?=\d)/g, '\u00a0');

type PageHeadProps = {
  title: ReactNode;
  /** The sentence under the title. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** The head of a page: its name, a sentence and figures. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1>{typeof title === 'string' ? tied(title) : title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** Large enough for a thumb, and not on paper. */
export function WayIn({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-11 items-center underline hover:text-deep print:hidden"
    >
      {children}
    </PageLink>
  );
}

/** A page's data for search engines (schema.org). `<` is escaped, so that no text in the data can end the script element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
