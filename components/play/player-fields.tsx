'use client';
import type { ComponentProps } from 'react';
import type { Gender } from '#lib/golf/genders.ts';
import { parseHandicapIndex } from '#lib/golf/handicap.ts';
import { nameAmongTees } from '#lib/golf/tee-labels.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { PlayButton } from './play-button.tsx';
import type { PlaySettings } from './store.ts';

export type Entry = PlaySettings['players'][number];

type PlayerFieldsProps = {
  number: number;
  entry: Entry;
  tees: readonly { label: string; name: string }[];
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
        <Choice
          label={roundTexts.tee}
          field="tee"
          value={entry.tee}
          options={tees.map(({ label }) => [label, nameAmongTees(label, tees)])}
          onChange={(tee) => onChange({ tee })}
        />
      )}
      <Choice
        label={roundTexts.gender}
        field="gender"
        value={entry.gender}
        options={PLAYER_GENDERS.map((each) => [each, roundTexts.genders[each]])}
        onChange={(gender) => onChange({ gender })}
      />
      {onDrop && <PlayButton onClick={onDrop}>{roundTexts.drop}</PlayButton>}
    </fieldset>
  );
}

type FieldProps<Value extends string> = {
  label: string;
  field: string;
  value: Value;
  onChange: (value: Value) => void;
};

type TypedProps = FieldProps<string> &
  Pick<ComponentProps<'input'>, 'aria-invalid' | 'children' | 'inputMode' | 'maxLength'>;

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

type ChoiceProps<Value extends string> = FieldProps<Value> & {
  options: readonly (readonly [value: Value, text: string])[];
};

export function Choice<Value extends string>({ label, field, value, onChange, options }: ChoiceProps<Value>) {
  return (
    <label className="play-field">
      {label}
      <select
        className="field"
        data-field={field}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
