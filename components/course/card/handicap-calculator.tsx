'use client';
import { useEffect, useId, useState } from 'react';
import { showStrokesOfHoles, strokeDots } from '#components/course/hole/show-tee.ts';
import { findTee, rememberGolfer, useGolfer } from '#components/site/golfer.ts';
import { useIsReady } from '#components/site/use-is-ready.ts';
import { courseHandicap, parseHandicapIndex, strokesReceived } from '#lib/golf/handicap.ts';
import type { HandicapOption } from '#lib/golf/handicap-options.ts';
import {
  genderWords,
  handicapTexts,
  notAnIndex,
  strokesOnEveryHole,
  strokesOnHoles,
} from '#messages/messages.ts';

/**
 * From handicap index, tee and gender to a course handicap, a target score and strokes a hole, also shown on
 * the card.
 */
export function HandicapCalculator({ options }: { options: readonly HandicapOption[] }) {
  const id = useId();
  const golfer = useGolfer();
  const isReady = useIsReady();
  const [typed, setTyped] = useState<string | null>(null);
  const [chosenTee, setTee] = useState<string | null>(null);
  const text = typed ?? golfer.index ?? '';
  // Several tees can have one name: keep the one chosen here until the hole cards choose another name.
  const chosen = options.find(({ tee, name }) => tee === chosenTee && name === golfer.tee?.name);
  const { tee } = chosen ?? findTee(options, golfer.tee) ?? options[0]!;
  const gender = golfer.gender ?? options[0]!.gender;
  const [round, setRound] = useState<string>(options[0]!.round);

  const ofTee = options.filter((option) => option.tee === tee);
  const ofGender = preferring(ofTee, (option) => option.gender === gender);
  const option = preferring(ofGender, (each) => each.round === round)[0]!;
  const handicapIndex = parseHandicapIndex(text);
  const handicap = handicapIndex === null ? null : courseHandicap({ ...option, handicapIndex });
  const strokes =
    handicap === null || !option.strokeIndexes ? null : strokesReceived(handicap, option.strokeIndexes);

  const onIndex = (index: string) => {
    setTyped(index);
    if (index.trim() === '' || parseHandicapIndex(index) !== null)
      rememberGolfer({ index: index.trim() || null });
  };
  const onTee = (label: string) => {
    setTee(label);
    const { name, color } = options.find((each) => each.tee === label)!;
    rememberGolfer({ tee: { name, colour: color } });
  };

  const written = strokes?.join() ?? '';
  useEffect(() => {
    return written === ''
      ? undefined
      : showStrokes(option.cardId, option.from, written.split(',').map(Number));
  }, [option.cardId, option.from, written]);

  return (
    <div className="calculator">
      <fieldset className="calculator-fields" disabled={!isReady}>
        <IndexField id={`${id}i`} answerId={`${id}o`} text={text} onText={onIndex} />
        <Choice
          label={handicapTexts.tee}
          value={tee}
          choices={distinct(options.map((each) => each.tee))}
          onChoose={onTee}
        />
        <Choice
          label={handicapTexts.gender}
          value={option.gender}
          choices={distinct(ofTee.map((each) => each.gender))}
          nameOf={(value) => genderWords[value].label}
          onChoose={(value) => rememberGolfer({ gender: value })}
        />
        <Choice
          label={handicapTexts.round}
          value={option.round}
          choices={distinct(ofGender.map((each) => each.round))}
          nameOf={(value) => handicapTexts.rounds[value]}
          onChoose={setRound}
        />
      </fieldset>
      <div id={`${id}o`} role="status" className="calculator-answer">
        {handicap === null ? (
          <p>{text.trim() === '' ? handicapTexts.plusHint : notAnIndex}</p>
        ) : (
          <HandicapAnswer handicap={handicap} par={option.par} strokes={strokes} from={option.from} />
        )}
      </div>
    </div>
  );
}

type IndexFieldProps = { id: string; answerId: string; text: string; onText: (text: string) => void };

function IndexField({ id, answerId, text, onText }: IndexFieldProps) {
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
  /** For the holes that are played. */
  par: number;
  /** For each of these holes; null without stroke indexes. */
  strokes: readonly number[] | null;
  /** Holes of the card before these. */
  from: number;
};

function HandicapAnswer({ handicap, par, strokes, from }: HandicapAnswerProps) {
  return (
    <>
      <p className="calculator-handicap">
        <span className="label">{handicapTexts.courseHandicap}</span> <strong>{signed(handicap)}</strong>
      </p>
      <p className="calculator-handicap">
        <span className="label">{handicapTexts.targetScore}</span> <strong>{par + handicap}</strong>
      </p>
      {strokes && <p>{strokesSentence(strokes, from)}</p>}
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

function preferring<Item>(items: readonly Item[], suits: (item: Item) => boolean): readonly Item[] {
  const suiting = items.filter(suits);
  return suiting.length > 0 ? suiting : items;
}

const signed = (handicap: number) => (handicap < 0 ? `+${-handicap}` : String(handicap));

function strokesSentence(strokes: readonly number[], from: number): string {
  const least = Math.min(...strokes);
  const most = Math.max(...strokes);
  if (least === most) return strokesOnEveryHole(most);
  const special = least < 0 ? least : most;
  const holes = strokes.flatMap((each, index) => (each === special ? [from + index + 1] : []));
  return strokesOnHoles(special, holes, least < 0 ? most : least);
}

/**
 * Dots for strokes received on the printed card `cardId`, from its place `from` (0-based), and on the cards
 * of its holes; circles for strokes to give back. The returned function removes them.
 */
function showStrokes(cardId: string | null, from: number, counts: readonly number[]): () => void {
  const card = [...document.querySelectorAll<HTMLElement>('table[data-card]')].find(
    (table) => table.dataset.card === cardId,
  );
  const row = card?.querySelector<HTMLElement>('.card-strokes');
  if (!row) return () => {};
  const write = (values: readonly number[] | null) => {
    row.hidden = values === null;
    const byHole: Record<string, number> = {};
    for (const cell of row.querySelectorAll<HTMLElement>('[data-strokes]')) {
      const count = values?.[Number(cell.dataset.strokes) - from] ?? 0;
      cell.textContent = strokeDots(count);
      if (cell.dataset.of) byHole[cell.dataset.of] = count;
    }
    showStrokesOfHoles(byHole);
  };
  write(counts);
  return () => write(null);
}
