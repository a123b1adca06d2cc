'use client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import {
  type CourseTee,
  NO_CARD,
  type ParAndIndex,
  type TeeOnHole,
  type TeeOnRound,
} from '#components/course/course-tees.ts';
import { findTee, rememberGolfer, useGolfer } from '#components/site/golfer.ts';
import { type CardChoice, chosenCard } from '#lib/golf/card-choice.ts';
import { parseHandicapIndex } from '#lib/golf/handicap.ts';
import type { HandicapOption } from '#lib/golf/handicap-options.ts';
import { chosenOption, handicapWith, optionsOnCard, strokesByHole } from './own-strokes.ts';

/** The golfer who reads a page of this course; before they choose anything, the page is as the server sent it. */
export interface GolferOnCourse {
  /** The default one first. */
  cards: readonly CardChoice[];
  /** The one whose holes, tees and ratings are shown; null where the course has none. */
  card: CardChoice | null;
  tees: readonly CourseTee[];
  /** Null for the longest. */
  tee: (CourseTee & TeeOnRound) | null;
  gender: string | null;
  /** A handicap index as typed or remembered: "12.4", "+2". */
  index: string;
  /** Every rated tee, gender and round of the card. */
  options: readonly HandicapOption[];
  /** The rated round they play; null if no tee is rated. */
  option: HandicapOption | null;
  handicap: number | null;
  /** The strokes for each hole of `option`; null without an index, or without stroke indexes. */
  strokes: readonly number[] | null;
  /** The same by hole_id. */
  strokesOfHoles: Readonly<Record<string, number>>;
  typeIndex: (text: string) => void;
  /** Chooses a tee, by its label. */
  chooseTee: (option: HandicapOption) => void;
  chooseRound: (round: string) => void;
}

const OnCourse = createContext<GolferOnCourse | null>(null);

type GolferProviderProps = Pick<GolferOnCourse, 'tees' | 'cards' | 'options'> & { children: ReactNode };

/** One golfer's card, tee, gender and handicap for all parts of a course page or a yardage book. */
export function GolferProvider({ tees, cards, options, children }: GolferProviderProps) {
  const golfer = useGolfer();
  const [typed, setTyped] = useState<string | null>(null);
  const [label, setLabel] = useState<string | null>(null);
  const [round, setRound] = useState<string | null>(null);
  const card = chosenCard(cards, golfer.card);
  useCardInAddress(cards, card);
  const onCourse = useMemo((): GolferOnCourse => {
    const index = typed ?? golfer.index ?? '';
    const ofCard = optionsOnCard(options, card, cards);
    const option = chosenOption(ofCard, golfer, { tee: label, round });
    const { handicap, strokes } = handicapWith(option, index);
    return {
      ...{ cards, card, tees, tee: teeOnCard(findTee(tees, golfer.tee), card), gender: golfer.gender },
      ...{ index, options: ofCard, option, handicap, strokes },
      strokesOfHoles: option && strokes ? strokesByHole(option, strokes, cards) : {},
      typeIndex(text) {
        setTyped(text);
        if (text.trim() === '' || parseHandicapIndex(text) !== null)
          rememberGolfer({ index: text.trim() || null });
      },
      chooseTee({ tee, name, color }) {
        setLabel(tee);
        rememberGolfer({ tee: { name, colour: color } });
      },
      chooseRound: setRound,
    };
  }, [card, cards, golfer, label, options, round, tees, typed]);
  return <OnCourse value={onCourse}>{children}</OnCourse>;
}

function teeOnCard(tee: CourseTee | null, card: CardChoice | null): GolferOnCourse['tee'] {
  return tee && { length: null, ratings: [], ...tee, ...tee.rounds[card?.id ?? NO_CARD] };
}

/** Chooses the card that an address names (`#card-2`), and one with the hole that an address names (`#hole-red-7`). */
function useCardInAddress(cards: readonly CardChoice[], card: CardChoice | null): void {
  useEffect(() => {
    const read = () => {
      const [, kind, word] = /^#(card|hole)-([a-z0-9-]+)$/.exec(location.hash) ?? [];
      const isThere = kind === 'hole' && card?.anchors.includes(word!);
      const named =
        kind === 'card' ? cards[Number(word) - 1] : cards.find(({ anchors }) => anchors.includes(word ?? ''));
      if (named && !isThere && named !== card) rememberGolfer({ card: named.name });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [cards, card]);
}

/** Throws outside of a GolferProvider. */
export function useGolferOnCourse(): GolferOnCourse {
  const golfer = useContext(OnCourse);
  if (golfer === null) throw new Error('This part of a page needs a GolferProvider around it.');
  return golfer;
}

/** The golfer's tee on a hole, and the par and stroke index of their card where it isn't the default card. */
export function useTeeOnHole(hole: string): { from: TeeOnHole | undefined; womens: ParAndIndex | undefined } {
  const { tee, gender } = useGolferOnCourse();
  return { from: tee?.holes[hole], womens: gender === 'women' ? tee?.women?.[hole] : undefined };
}
