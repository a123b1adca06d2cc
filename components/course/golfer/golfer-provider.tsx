'use client';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { CourseTee, ParAndIndex, TeeOnHole } from '#components/course/course-tees.ts';
import { findTee, rememberGolfer, useGolfer } from '#components/site/golfer.ts';
import { parseHandicapIndex } from '#lib/golf/handicap.ts';
import type { HandicapOption } from '#lib/golf/handicap-options.ts';
import { chosenOption, handicapWith, type StrokesOfCards, strokesByHole } from './own-strokes.ts';

/** The golfer who reads a page of this course; before they choose anything, the page is as the server sent it. */
export interface GolferOnCourse {
  tees: readonly CourseTee[];
  /** Null for the longest. */
  tee: CourseTee | null;
  gender: string | null;
  /** A handicap index as typed or remembered: "12.4", "+2". */
  index: string;
  /** Every rated tee, gender and round. */
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

type GolferProviderProps = StrokesOfCards & { tees: readonly CourseTee[]; children: ReactNode };

/** One golfer's tee, gender and handicap for all parts of a course page or a yardage book. */
export function GolferProvider({ tees, options, holesOf, children }: GolferProviderProps) {
  const golfer = useGolfer();
  const [typed, setTyped] = useState<string | null>(null);
  const [label, setLabel] = useState<string | null>(null);
  const [round, setRound] = useState<string | null>(null);
  const onCourse = useMemo((): GolferOnCourse => {
    const index = typed ?? golfer.index ?? '';
    const option = chosenOption(options, golfer, { tee: label, round });
    const { handicap, strokes } = handicapWith(option, index);
    return {
      ...{ tees, tee: findTee(tees, golfer.tee), gender: golfer.gender },
      ...{ index, options, option, handicap, strokes },
      strokesOfHoles: option && strokes ? strokesByHole(option, strokes, holesOf) : {},
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
  }, [golfer, holesOf, label, options, round, tees, typed]);
  return <OnCourse value={onCourse}>{children}</OnCourse>;
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
