'use client';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { greenSides } from './two-greens.ts';
import type { PlayView } from './use-play.ts';

/** Says which of a hole's two greens the distances are to, and takes the other. */
export function GreenSwitch({ green, chooseGreen }: PlayView) {
  const { greenTexts } = useTexts(playPart);
  if (green === null) return null;
  return (
    <fieldset className="play-greens" aria-label={greenTexts.which}>
      {greenSides.map((side) => (
        <button
          key={side}
          type="button"
          className="play-button"
          data-green={side}
          aria-pressed={side === green}
          onClick={() => chooseGreen(side)}
        >
          {greenTexts.green[side]}
        </button>
      ))}
    </fieldset>
  );
}
