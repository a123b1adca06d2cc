import type { ControlPosition, IControl, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

/** Keeps a control on the map as long as it can be drawn on; another `make` replaces it. */
export function useMapControl(
  map: MapLibreMap | null,
  position: ControlPosition,
  make: () => IControl,
): void {
  useEffect(() => {
    if (!map) return;
    const control = make();
    map.addControl(control, position);
    return () => {
      // A map that was removed first, as when its page is left, has let go of its controls already.
      if (map.hasControl(control)) map.removeControl(control);
    };
  }, [map, position, make]);
}
