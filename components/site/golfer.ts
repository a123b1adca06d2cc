import { createStored, useStored } from './stored.ts';

/** What this browser remembers of its golfer, next to theme and units (preferences.ts). */
export interface Golfer {
  /** The tee last chosen: on the next course, the one of that name, or of that colour. */
  tee: { name: string; colour: string | null } | null;
  /** The name of the card last chosen, at a club of several nines. */
  card: string | null;
  gender: string | null;
  /** The index as typed: "12.4", "+2". */
  index: string | null;
}

const unknown: Golfer = { tee: null, card: null, gender: null, index: null };
const golfer = createStored('golfer', (kept) => ({ ...unknown, ...(kept as Partial<Golfer>) }), unknown);

export const getGolfer = golfer.get;

export function rememberGolfer(change: Partial<Golfer>): void {
  golfer.change((before) => ({ ...before, ...change }));
}

/** What's unknown is null, and everything is in server-rendered HTML. */
export const useGolfer = () => useStored(golfer);

/** The teebox of the remembered name, else of its colour; null where the course has neither. */
export function findTee<Teebox extends { name: string; color: string | null }>(
  teeboxes: readonly Teebox[],
  tee: Golfer['tee'],
): Teebox | null {
  if (tee === null) return null;
  const name = tee.name.toLowerCase();
  return (
    teeboxes.find((each) => each.name.toLowerCase() === name) ??
    teeboxes.find((each) => tee.colour !== null && each.color === tee.colour) ??
    null
  );
}
