'use client';
import { useId } from 'react';
import { useGolferOnCourse } from '#components/course/golfer/golfer-provider.tsx';
import { preferring } from '#components/course/golfer/own-strokes.ts';
import { rememberGolfer } from '#components/site/golfer.ts';
import { Section } from '#components/site/page-parts.tsx';
import { useIsReady } from '#components/site/stored.ts';
import { nameAmongTees } from '#lib/golf/tee-labels.ts';
import type { Language } from '#messages/languages.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';

/** Only if a tee is rated; without JavaScript just the formula. */
export function HandicapSection() {
  const { handicapTexts } = useTexts(cardsPart);
  if (useGolferOnCourse().option === null) return null;
  return (
    <Section id="handicap" title={handicapTexts.title}>
      <HandicapCalculator />
      <p className="fine-print">{handicapTexts.formula}</p>
    </Section>
  );
}

/**
 * Makes a course handicap, a target score and strokes a hole of handicap index, tee and gender, also shown on the
 * card.
 */
function HandicapCalculator() {
  const { handicapTexts } = useTexts(cardsPart);
  const { genderWords, notAnIndex } = useTexts(golfPart);
  const id = useId();
  const isReady = useIsReady();
  const { index, options, option, handicap, strokes, typeIndex, chooseTee, chooseRound } =
    useGolferOnCourse();
  if (option === null) return null;
  const ofTee = options.filter(({ tee }) => tee === option.tee);
  const labelled = options.map(({ tee, name }) => ({ label: tee, name }));
  const ofGender = preferring(ofTee, ({ gender }) => gender === option.gender);
  return (
    <div className="calculator noscript:hidden">
      <fieldset className="calculator-fields" disabled={!isReady}>
        <IndexField id={`${id}i`} answerId={`${id}o`} text={index} onText={typeIndex} />
        <Choice
          label={handicapTexts.tee}
          value={option.tee}
          choices={distinct(options.map(({ tee }) => tee))}
          nameOf={(label) => nameAmongTees(label, labelled)}
          onChoose={(label) => chooseTee(options.find(({ tee }) => tee === label)!)}
        />
        <Choice
          label={handicapTexts.gender}
          value={option.gender}
          choices={distinct(ofTee.map(({ gender }) => gender))}
          nameOf={(value) => genderWords[value].label}
          onChoose={(value) => rememberGolfer({ gender: value })}
        />
        <Choice
          label={handicapTexts.round}
          value={option.round}
          choices={distinct(ofGender.map(({ round }) => round))}
          nameOf={(value) => handicapTexts.rounds[value]}
          onChoose={chooseRound}
        />
      </fieldset>
      <div id={`${id}o`} role="status" className="calculator-answer">
        {handicap === null ? (
          <p>{index.trim() === '' ? handicapTexts.plusHint : notAnIndex}</p>
        ) : (
          <HandicapAnswer handicap={handicap} par={option.par} strokes={strokes} from={option.from} />
        )}
      </div>
    </div>
  );
}

type IndexFieldProps = { id: string; answerId: string; text: string; onText: (text: string) => void };

function IndexField({ id, answerId, text, onText }: IndexFieldProps) {
  const { handicapTexts } = useTexts(cardsPart);
  return (
    <label htmlFor={id}>
      {handicapTexts.index}
      <input
        id={id}
        className="field"
        inputMode="decimal"
        autoComplete="off"
        placeholder="12.4"
        value={text}
        aria-describedby={answerId}
        onChange={(event) => onText(event.target.value)}
      />
    </label>
  );
}

type HandicapAnswerProps = {
  handicap: number;
  /** The par of the holes that are played. */
  par: number;
  /** The strokes for each of these holes; null without stroke indexes. */
  strokes: readonly number[] | null;
  /** Holes of the card before these. */
  from: number;
};

function HandicapAnswer({ handicap, par, strokes, from }: HandicapAnswerProps) {
  const language = useLanguage();
  const { handicapTexts } = useTexts(cardsPart);
  return (
    <>
      <p className="calculator-handicap">
        <span className="label">{handicapTexts.courseHandicap}</span> <strong>{signed(handicap)}</strong>
      </p>
      <p className="calculator-handicap">
        <span className="label">{handicapTexts.targetScore}</span> <strong>{par + handicap}</strong>
      </p>
      {strokes && <p>{strokesSentence(strokes, from, language)}</p>}
    </>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Value[];
  nameOf?: (value: Value) => string;
  onChoose: (value: Value) => void;
};

/** Plain words where there is nothing to choose. */
function Choice<Value extends string>({
  label,
  value,
  choices,
  nameOf = String,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        className="field"
        value={value}
        onChange={(event) => onChoose(choices.find((each) => each === event.target.value) ?? value)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

const distinct = <Value,>(values: readonly Value[]) => [...new Set(values)];

const signed = (handicap: number) => (handicap < 0 ? `+${-handicap}` : String(handicap));

function strokesSentence(strokes: readonly number[], from: number, language: Language): string {
  const { strokesOnEveryHole, strokesOnHoles } = language.read(cardsPart);
  const least = Math.min(...strokes);
  const most = Math.max(...strokes);
  if (least === most) return strokesOnEveryHole(most);
  const special = least < 0 ? least : most;
  const holes = strokes.flatMap((each, index) => (each === special ? [from + index + 1] : []));
  return strokesOnHoles(special, holes, least < 0 ? most : least);
}
