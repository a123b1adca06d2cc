'use client';
import { setPreference } from '../site/preferences.ts';
import { usePreference } from '../site/use-preference.ts';

const units = [
  { value: 'm', name: 'metres' },
  { value: 'yd', name: 'yards' },
] as const;

/**
 * Shows every length of the document in metres or in yards. `byCustom` is what holds until the reader chooses.
 * Without JavaScript two radio buttons do the same by globals.css alone; the next page has forgotten it.
 */
export function UnitsSwitch({ byCustom = 'm' }: { byCustom?: 'm' | 'yd' }) {
  const shown = usePreference('units') ?? byCustom;
  return (
    <>
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
      <noscript>
        <fieldset className="screen-only switch">
          <legend className="sr-only">Lengths in</legend>
          {units.map(({ value, name }) => (
            <label key={value}>
              <input className="switch-choice" type="radio" name="units" value={value} />
              <span className="switch-word">{name}</span>
            </label>
          ))}
        </fieldset>
      </noscript>
    </>
  );
}
