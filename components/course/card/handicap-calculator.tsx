'use client';
import { type ReactNode, useId } from 'react';
import { useGolferOnCourse } from '#components/course/golfer/golfer-provider.tsx';
import { preferring } from '#components/course/golfer/own-strokes.ts';
import { rememberGolfer } from '#components/site/golfer.ts';
import { Section } from '#components/site/page-parts.tsx';
import { useIsReady } from '#components/site/stored.ts';
import type { HandicapOption } from '#lib/golf/handicap-options.ts';
import { nameAmongTees } from '#lib/golf/scorecard.ts';
import type { Language } from '#messages/languages.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';

/**
 * Works out a course handicap, a target score and the strokes on each hole from handicap index, tee and gender; the card
 * shows the strokes too. Shown only if a tee is rated; without JavaScript there's just the formula.
 */
export function HandicapSection() {
  const { handicapTexts } = useTexts(cardsPart);
  const { notAnIndex } = useTexts(golfPart);
  const language = useLanguage();
  const answerId = useId();
  const { index, option, handicap, strokes } = useGolferOnCourse();
  if (option === null) return null;
  return (
    <Section id="handicap" title={handicapTexts.title}>
      <div className="calculator grid gap-6 border-rule border-y py-5 noscript:hidden">
        <CalculatorFields option={option} answerId={answerId} />
        <div id={answerId} role="status" className="calculator-answer">
          {handicap === null ? (
            <p>{index.trim() === '' ? handicapTexts.plusHint : notAnIndex}</p>
          ) : (
            <>
              <Figure label={handicapTexts.courseHandicap}>
                {handicap < 0 ? `+${-handicap}` : handicap}
              </Figure>
              <Figure label={handicapTexts.targetScore}>{option.par + handicap}</Figure>
              {strokes && <p>{strokesSentence(strokes, option.from, language)}</p>}
            </>
          )}
        </div>
      </div>
      <p className="fine-print">{handicapTexts.formula}</p>
    </Section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <span className="label">{label}</span>{' '}
      <strong className="block font-semibold font-serif text-[2rem] text-deep leading-[1.1]">
        {children}
      </strong>
    </p>
  );
}

function CalculatorFields({ option, answerId }: { option: HandicapOption; answerId: string }) {
  const { handicapTexts } = useTexts(cardsPart);
  const { genderWords } = useTexts(golfPart);
  const { index, options, typeIndex, chooseTee, chooseRound } = useGolferOnCourse();
  const isReady = useIsReady();
  const ofTee = options.filter(({ tee }) => tee === option.tee);
  const ofGender = preferring(ofTee, ({ gender }) => gender === option.gender);
  const labelled = options.map(({ tee, name }) => ({ label: tee, name }));
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4" disabled={!isReady}>
      <label>
        {handicapTexts.index}
        <input
          className="field"
          inputMode="decimal"
          autoComplete="off"
          placeholder="12.4"
          value={index}
          aria-describedby={answerId}
          onChange={(event) => typeIndex(event.target.value)}
        />
      </label>
      <Choice
        label={handicapTexts.tee}
        value={option.tee}
        choices={options.map(({ tee }) => tee)}
        nameOf={(label) => nameAmongTees(label, labelled)}
        onChoose={(label) => chooseTee(options.find(({ tee }) => tee === label)!)}
      />
      <Choice
        label={handicapTexts.gender}
        value={option.gender}
        choices={ofTee.map(({ gender }) => gender)}
        nameOf={(gender) => genderWords[gender].label}
        onChoose={(gender) => rememberGolfer({ gender })}
      />
      <Choice
        label={handicapTexts.round}
        value={option.round}
        choices={ofGender.map(({ round }) => round)}
        nameOf={(round) => handicapTexts.rounds[round]}
        onChoose={chooseRound}
      />
    </fieldset>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  /** Each is offered once, even if it's in here several times. */
  choices: readonly Value[];
  nameOf: (value: Value) => string;
  onChoose: (value: string) => void;
};

function Choice<Value extends string>({ label, value, choices, nameOf, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select className="field" value={value} onChange={(event) => onChoose(event.target.value)}>
        {[...new Set(choices)].map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function strokesSentence(strokes: readonly number[], from: number, language: Language): string {
  const { strokesOnEveryHole, strokesOnHoles } = language.read(cardsPart);
  const least = Math.min(...strokes);
  const most = Math.max(...strokes);
  if (least === most) return strokesOnEveryHole(most);
  const special = least < 0 ? least : most;
  const holes = strokes.flatMap((each, index) => (each === special ? [from + index + 1] : []));
  return strokesOnHoles(special, holes, least < 0 ? most : least);
}
