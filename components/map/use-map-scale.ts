import { type Map as MapLibreMap, ScaleControl } from 'maplibre-gl';
import { useEffect } from 'react';
import type { LengthUnit } from './hole-marks.ts';

/** Keeps a scale on the map, in the unit that the visitor reads distances in. */
export function useMapScale(map: MapLibreMap | null, unit: LengthUnit): void {
  useEffect(() => {
    if (!map) return;
    const scale = new ScaleControl({ maxWidth: 90, unit: unit === 'yd' ? 'imperial' : 'metric' });
    map.addControl(scale, 'bottom-right');
    return () => {
      // A map that was removed first, as when its page is left, has let go of its controls already.
      if (map.hasControl(scale)) map.removeControl(scale);
    };
  }, [map, unit]);
}
