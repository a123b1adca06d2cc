'use client';
import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { setPreference, subscribeToPreferences, usePreference } from '#components/site/preferences.ts';
import { type LengthUnit, lengthUnits } from '#lib/golf/units.ts';
import { controlsPart } from '#messages/parts/controls.ts';
import { useTexts } from '#messages/use-texts.ts';

/**
 * `byCustom` holds until the reader chooses; the footer doesn't know it, and shows what the page says.
 * Without JavaScript two radio buttons do the same through globals.css, until the next page.
 */
export function UnitsSwitch({ byCustom }: { byCustom?: LengthUnit }) {
  const { unitNames, unitsLegend } = useTexts(controlsPart);
  const custom = useCustomUnit();
  const shown = usePreference('units') ?? byCustom ?? custom;
  return (
    <>
      <fieldset className="switch noscript:hidden print:hidden">
        <legend className="sr-only">{unitsLegend}</legend>
        {lengthUnits.map((value) => (
          <button
            key={value}
            type="button"
            className="pill"
            aria-pressed={shown === value}
            onClick={() => setPreference('units', value)}
          >
            {unitNames[value]}
          </button>
        ))}
      </fieldset>
      <noscript>
        <fieldset className="switch print:hidden">
          <legend className="sr-only">{unitsLegend}</legend>
          {lengthUnits.map((value) => (
            <label key={value}>
              <input type="radio" name="units" value={value} defaultChecked={value === byCustom} />
              <span className="pill">{unitNames[value]}</span>
            </label>
          ))}
        </fieldset>
      </noscript>
    </>
  );
}

function useCustomUnit(): string {
  // The footer stays when the page changes.
  usePathname();
  return useSyncExternalStore(
    subscribeToPreferences,
    () => document.querySelector<HTMLElement>('[data-default-units]')?.dataset.defaultUnits ?? 'm',
    () => 'm',
  );
}
