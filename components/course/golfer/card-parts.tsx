'use client';
import type { ComponentProps, ReactNode } from 'react';
import { splitByCard } from '#lib/golf/card-choice.ts';
import { useGolferOnCourse } from './golfer-provider.tsx';

/*
 * Parts of a page that follow the golfer's card. The HTML has the parts of every card, for readers without scripts.
 */

type OfCardProps = Pick<ComponentProps<'div'>, 'id' | 'className' | 'aria-label'> & {
  as: 'div' | 'g' | 'p' | 'section' | 'tbody';
  /** The scorecard_ids that it's of; null for all. */
  cards: readonly string[] | null;
  children: ReactNode;
};

/** A part that's shown while one of its cards is chosen. */
export function OfCard({ as: Part, cards, className = '', ...part }: OfCardProps) {
  const { card } = useGolferOnCourse();
  const isOff = card !== null && cards !== null && !cards.includes(card.id);
  return <Part {...part} className={isOff ? `${className} off-card` : className || undefined} />;
}

type HolesOfCardProps = {
  as: 'ol' | 'div';
  className?: string;
  /** The hole_id of each child. */
  ids: readonly string[];
  children: readonly ReactNode[];
};

/** Holes in the order of the card; then, hidden, those of other cards. */
export function HolesOfCard({ as: List, className, ids, children }: HolesOfCardProps) {
  const { card, cards } = useGolferOnCourse();
  const places = ids.map((_, place) => place);
  const { on, off } = splitByCard(places, (place) => ids[place] ?? null, card, cards);
  const shown = (some: readonly number[]) => some.map((place) => children[place]);
  return (
    <>
      <List className={className}>{shown(on)}</List>
      {off.length > 0 && <List className={`${className ?? ''} off-card`}>{shown(off)}</List>}
    </>
  );
}

/** Links to the cards, as tabs. Nothing if there's only one. */
export function CardTabs({ label }: { label: string }) {
  const { card, cards } = useGolferOnCourse();
  if (cards.length < 2) return null;
  return (
    <nav className="card-tabs" aria-label={label}>
      <ul>
        {cards.map(({ id, name }, index) => (
          <li key={id}>
            <a href={`#card-${index + 1}`} className="pill" aria-current={id === card?.id || undefined}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
