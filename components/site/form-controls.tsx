import type { ReactNode } from 'react';
import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';

/** What the address asks, by parameter. */
export type Asked = Readonly<Record<string, string>>;
export type Options = readonly (readonly [value: string, label: string])[];

type ControlProps = { name: string; asked: Asked };
type FieldProps = ControlProps & { label: string; none?: string | null };
type Formatter = (value: number) => string;

export function Chips({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

/** One of several; if the address has a value that isn't offered, it gets a chip of its own. */
export function Choice({ name, asked, options }: ControlProps & { options: Options }) {
  const { anyChoice } = useTexts(sitePart);
  const chosen = asked[name] ?? '';
  const offered = new Map([['', anyChoice], ...options]);
  if (!offered.has(chosen)) offered.set(chosen, chosen);
  return [...offered].map(([value, label]) => (
    <label key={value}>
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      <span className="pill">{label}</span>
    </label>
  ));
}

export function Flag({ name, value, label, asked }: ControlProps & { value: string; label: string }) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={asked[name] === value} />
      <span className="pill">{label}</span>
    </label>
  );
}

type SelectProps = FieldProps & {
  groups: readonly { label?: string; options: Options }[];
  /** The label of a value in the address that isn't offered. */
  format?: Formatter;
};

/** `none` is the label of the first choice, which leaves it out; null if there isn't one. */
export function Select({ name, label, asked, groups, none, format }: SelectProps) {
  const { anyChoice } = useTexts(sitePart);
  const chosen = asked[name] ?? '';
  const offered = ['', ...groups.flatMap(({ options }) => options.map(([value]) => value))];
  const list = (options: Options) =>
    options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ));
  return (
    <label className="chip-select">
      <span>{label}</span>
      <select className="field" name={name} defaultValue={chosen}>
        {none !== null && <option value="">{none ?? anyChoice}</option>}
        {!offered.includes(chosen) &&
          list([[chosen, format && Number.isFinite(Number(chosen)) ? format(Number(chosen)) : chosen]])}
        {groups.map(({ label: group, options }) =>
          group === undefined ? (
            list(options)
          ) : (
            <optgroup key={group} label={group}>
              {list(options)}
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

export function Numbers({
  values,
  format,
  ...field
}: FieldProps & { values: readonly number[]; format: Formatter }) {
  return (
    <Select
      {...field}
      groups={[{ options: values.map((value) => [String(value), format(value)]) }]}
      format={format}
    />
  );
}
