import { type Map as MapLibreMap, ScaleControl } from 'maplibre-gl';
import { useCallback } from 'react';
import type { LengthUnit } from './hole-marks.ts';
import { useMapControl } from './use-map-control.ts';

/** Keeps a scale on the map, in the unit that the visitor reads distances in. */
export function useMapScale(map: MapLibreMap | null, unit: LengthUnit): void {
  const make = useCallback(
    () => new ScaleControl({ maxWidth: 90, unit: unit === 'yd' ? 'imperial' : 'metric' }),
    [unit],
  );
  useMapControl(map, 'bottom-right', make);
}
