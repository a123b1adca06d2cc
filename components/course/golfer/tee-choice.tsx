'use client';
import { useId } from 'react';
import { rememberGolfer } from '#components/site/golfer.ts';
import { useIsReady } from '#components/site/stored.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { holeCardsPart } from '#messages/parts/hole-cards.ts';
import { useTexts } from '#messages/use-texts.ts';
import { useGolferOnCourse } from './golfer-provider.tsx';

/** Whose lengths, ratings, pars and carries a page shows; remembered for the next course. */
export function TeeChoice() {
  const { holeTexts } = useTexts(holeCardsPart);
  const { handicapTexts } = useTexts(cardsPart);
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
