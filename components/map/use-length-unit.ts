import { type RefObject, useEffect, useState } from 'react';
import { usePreference } from '#components/site/use-preference.ts';
import type { LengthUnit } from '#lib/golf/units.ts';

/** The unit that the page shows lengths in: the reader's choice, else the place's custom (`data-default-units`). */
export function useLengthUnit(frame: RefObject<HTMLElement | null>): LengthUnit {
  const chosen = usePreference('units');
  const [custom, setCustom] = useState<string>();
  useEffect(() => {
    setCustom(frame.current?.closest<HTMLElement>('[data-default-units]')?.dataset.defaultUnits);
  }, [frame]);
  return (chosen ?? custom) === 'yd' ? 'yd' : 'm';
}
