import type { IControl, Map as MapLibreMap, Subscription } from 'maplibre-gl';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { usePreference } from '#components/site/preferences.ts';
import type { Language } from '#messages/languages.ts';
import { useLanguage } from '#messages/use-texts.ts';
import { type MapUnits, scaleLength } from './scale-length.ts';
import { useMapControl } from './use-map.ts';

const WIDTH_PIXELS = 90;

export function useMapScale(map: MapLibreMap | null, { length, travel }: MapUnits): void {
  const language = useLanguage();
  useMapControl(
    map,
    'bottom-right',
    useCallback(() => makeScale({ length, travel }, language), [length, travel, language]),
  );
}

/** MapLibre's own scale has feet and miles, but not the yards of golf. */
function makeScale(units: MapUnits, language: Language): IControl {
  const bar = document.createElement('div');
  bar.className = 'maplibregl-ctrl maplibregl-ctrl-scale';
  let moving: Subscription;
  return {
    onAdd: (map) => {
      const measure = () => {
        const { clientWidth, clientHeight } = map.getContainer();
        const from = map.unproject([(clientWidth - WIDTH_PIXELS) / 2, clientHeight / 2]);
        const to = map.unproject([(clientWidth + WIDTH_PIXELS) / 2, clientHeight / 2]);
        const most = from.distanceTo(to);
        const { metres, label } = scaleLength(most, units, language);
        bar.style.width = `${(WIDTH_PIXELS * metres) / most}px`;
        if (bar.textContent !== label) bar.textContent = label;
      };
      moving = map.on('move', measure);
      measure();
      return bar;
    },
    onRemove: () => {
      moving.unsubscribe();
      bar.remove();
    },
  };
}

/**
 * The reader's choice for lengths, else the place's custom (`data-default-units`); for distances between places always the
 * place's (`data-travel`).
 */
export function useMapUnits(frame: RefObject<HTMLElement | null>): MapUnits {
  const chosen = usePreference('units');
  const [custom, setCustom] = useState<DOMStringMap>();
  useEffect(() => {
    setCustom(frame.current?.closest<HTMLElement>('[data-default-units]')?.dataset);
  }, [frame]);
  return {
    length: (chosen ?? custom?.defaultUnits) === 'yd' ? 'yd' : 'm',
    travel: custom?.travel === 'mi' ? 'mi' : 'km',
  };
}
