'use client';
import { useSyncExternalStore } from 'react';
import { LENGTH_UNITS, type LengthUnit, lengthUnits } from '#lib/golf/units.ts';
import { setPreference, subscribeToPreferences } from '../site/preferences.ts';
import { usePreference } from '../site/use-preference.ts';

/**
 * Shows every length of the document in metres or in yards. `byCustom` is what holds until the reader chooses; the
 * site's footer doesn't know, and shows what the page says. Without JavaScript two radio buttons do the same by globals.css alone; the next page has forgotten it.
 */
export function UnitsSwitch({ byCustom }: { byCustom?: LengthUnit }) {
  const custom = useCustomUnit();
  const shown = usePreference('units') ?? byCustom ?? custom;
  return (
    <>
      <fieldset className="screen-only needs-script switch">
        <legend className="sr-only">Lengths in</legend>
        {lengthUnits.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={shown === value}
            onClick={() => setPreference('units', value)}
          >
            {LENGTH_UNITS[value].name}
          </button>
        ))}
      </fieldset>
      <noscript>
        <fieldset className="screen-only switch">
          <legend className="sr-only">Lengths in</legend>
          {lengthUnits.map((value) => (
            <label key={value}>
              <input
                className="switch-choice"
                type="radio"
                name="units"
                value={value}
                defaultChecked={value === byCustom}
              />
              <span className="switch-word">{LENGTH_UNITS[value].name}</span>
            </label>
          ))}
        </fieldset>
      </noscript>
    </>
  );
}

/** The unit that holds on the page at hand until the reader chooses. */
function useCustomUnit(): string {
  return useSyncExternalStore(subscribeToPreferences, readCustomUnit, () => 'm');
}

function readCustomUnit(): string {
  return document.querySelector<HTMLElement>('[data-default-units]')?.dataset.defaultUnits ?? 'm';
}
