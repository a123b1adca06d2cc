'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { rememberGolfer } from '#components/site/golfer.ts';
import { useIsReady } from '#components/site/stored.ts';
import { splitByCard } from '#lib/golf/card-choice.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { useTexts } from '#messages/use-texts.ts';
import { useGolferOnCourse } from './golfer-provider.tsx';

/*
 * Parts of a page that follow the golfer's card, and the choice of card and tee. The HTML has the parts of every
 * card, for readers without scripts.
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
    <nav className="card-tabs print:hidden" aria-label={label}>
      {cards.map(({ id, name }, index) => (
        <a key={id} href={`#card-${index + 1}`} className="pill" aria-current={id === card?.id || undefined}>
          <bdi>{name}</bdi>
        </a>
      ))}
    </nav>
  );
}

/** Whose lengths, ratings, pars and carries a page shows; remembered for the next course. */
export function TeeChoice() {
  const { handicapTexts, holeTexts } = useTexts(cardsPart);
  const { genderWords } = useTexts(golfPart);
  const id = useId();
  const { tees, tee: mine, gender } = useGolferOnCourse();
  const isReady = useIsReady();
  if (tees.length === 0) return null;
  return (
    <p className="tee-choice noscript:hidden print:hidden">
      <label htmlFor={id}>{holeTexts.yourTee}</label>
      <select
        id={id}
        className="field"
        value={mine?.name ?? ''}
        disabled={!isReady}
        onChange={({ target }) => {
          const chosen = tees.find(({ name }) => name === target.value);
          rememberGolfer({ tee: chosen ? { name: chosen.name, colour: chosen.color } : null });
        }}
      >
        <option value="">{holeTexts.longestTees(tees[0]!.name)}</option>
        {tees.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {mine?.women && (
        <select
          aria-label={handicapTexts.gender}
          className="field"
          value={gender === 'women' ? 'women' : 'men'}
          onChange={({ target }) => rememberGolfer({ gender: target.value })}
        >
          {(['men', 'women'] as const).map((each) => (
            <option key={each} value={each}>
              {genderWords[each].label}
            </option>
          ))}
        </select>
      )}
    </p>
  );
}
