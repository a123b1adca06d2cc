import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { CourseHole } from '../course-profile.ts';
import { distanceToHole, pointAlongHole, shareAlongHole } from '../hole-geometry.ts';
import { NO_FEATURES } from './course-features.ts';

/** The pointer counts as on the hole within so many metres of its line. */
const REACH_METRES = 40;

/**
 * One place along the chosen hole, as a share of the way from tee to green, that map and elevation profile point
 * at together: pointing at the map sets it, and wherever it was set it is marked on the map.
 */
export function useHoleWalk(
  map: MapLibreMap | null,
  chosen: CourseHole | undefined,
): [share: number | null, setShare: (share: number | null) => void] {
  const [share, setShare] = useState<number | null>(null);

  useEffect(() => {
    if (!map || !chosen) return;
    const onMove = ({ lngLat }: MapMouseEvent) => {
      const at = [lngLat.lng, lngLat.lat] as const;
      setShare(distanceToHole(chosen, at) <= REACH_METRES ? shareAlongHole(chosen, at) : null);
    };
    const onLeave = () => setShare(null);
    map.on('mousemove', onMove);
    map.on('mouseout', onLeave);
    return () => {
      setShare(null);
      map.off('mousemove', onMove);
      map.off('mouseout', onLeave);
    };
  }, [map, chosen]);

  useEffect(() => {
    const point = chosen && share !== null ? pointAlongHole(chosen, share) : null;
    map
      ?.getSource<GeoJSONSource>('walk')
      ?.setData(point ? { type: 'Point', coordinates: [...point] } : NO_FEATURES);
  }, [map, chosen, share]);

  return [share, setShare];
}
