'use client';
import { setPreference } from '../site/preferences.ts';
import { usePreference } from '../site/use-preference.ts';

const units = [
  { value: 'm', name: 'metres' },
  { value: 'yd', name: 'yards' },
] as const;

/** Shows every length of the document in metres or in yards. `byCustom` is what holds until the reader chooses. */
export function UnitsSwitch({ byCustom = 'm' }: { byCustom?: 'm' | 'yd' }) {
  const shown = usePreference('units') ?? byCustom;
  return (
    <fieldset className="screen-only needs-script switch">
      <legend className="sr-only">Lengths in</legend>
      {units.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={shown === value}
          onClick={() => setPreference('units', value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
