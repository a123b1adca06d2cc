'use client';
import type { ComponentProps, ReactNode } from 'react';
import type { Gender } from '#lib/golf/genders.ts';
import { parseHandicapIndex } from '#lib/golf/handicap.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { PlaySettings } from './store.ts';

export type Entry = PlaySettings['players'][number];

type PlayerFieldsProps = {
  number: number;
  entry: Entry;
  tees: readonly string[];
  onChange: (part: Partial<Entry>) => void;
  onDrop: (() => void) | null;
};

const PLAYER_GENDERS = ['men', 'women'] satisfies Gender[];

export function PlayerFields({ number, entry, tees, onChange, onDrop }: PlayerFieldsProps) {
  const { roundTexts } = useTexts(playPart);
  const { notAnIndex } = useTexts(golfPart);
  const isWrong = entry.index.trim() !== '' && parseHandicapIndex(entry.index) === null;
  return (
    <fieldset className="play-player">
      <legend>{roundTexts.player(number + 1)}</legend>
      <Typed
        label={roundTexts.name}
        field="name"
        maxLength={40}
        value={entry.name}
        onChange={(name) => onChange({ name })}
      />
      <Typed
        label={roundTexts.index}
        field="index"
        inputMode="decimal"
        value={entry.index}
        aria-invalid={isWrong}
        onChange={(index) => onChange({ index })}
      >
        {isWrong && <small>{notAnIndex}</small>}
      </Typed>
      {tees.length > 0 && (
        <Choice label={roundTexts.tee} field="tee" value={entry.tee} onChange={(tee) => onChange({ tee })}>
          {tees.map((tee) => (
            <option key={tee} value={tee}>
              {tee}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={roundTexts.gender}
        field="gender"
        value={entry.gender}
        onChange={(gender) => onChange({ gender })}
      >
        {PLAYER_GENDERS.map((each) => (
          <option key={each} value={each}>
            {roundTexts.genders[each]}
          </option>
        ))}
      </Choice>
      {onDrop && (
        <button type="button" className="play-button" onClick={onDrop}>
          {roundTexts.drop}
        </button>
      )}
    </fieldset>
  );
}

type FieldProps = {
  label: string;
  field: string;
  value: string;
  onChange: (value: string) => void;
  children?: ReactNode;
};

type TypedProps = FieldProps & Pick<ComponentProps<'input'>, 'aria-invalid' | 'inputMode' | 'maxLength'>;

function Typed({ label, field, onChange, children, ...input }: TypedProps) {
  return (
    <label className="play-field">
      {label}
      <input
        className="field"
        data-field={field}
        autoComplete="off"
        {...input}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </label>
  );
}

export function Choice({ label, field, value, onChange, children }: FieldProps) {
  return (
    <label className="play-field">
      {label}
      <select
        className="field"
        data-field={field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}
