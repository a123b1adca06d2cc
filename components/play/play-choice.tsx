import type { ComponentProps } from 'react';

type PlayChoiceProps = ComponentProps<'select'> & {
  label: string;
  field: string;
  options: readonly (readonly [value: string, text: string])[];
};

/** A list to choose from, under its label. */
export function PlayChoice({ label, field, options, ...select }: PlayChoiceProps) {
  return (
    <label className="grid gap-1">
      {label}
      <select className="field" name={field} data-field={field} {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
