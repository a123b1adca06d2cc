import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { LengthUnit } from '#lib/golf/units.ts';
import type { CourseHole } from '../course-profile.ts';
import { holeMarks } from '../hole-marks.ts';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import { NO_FEATURES } from './course-features.ts';
import type { HoleCamera } from './hole-camera.ts';

/** A turn and a zoom together are followed best when they take a little time. */
const TURN_MILLISECONDS = 900;

/** Keeps the map on the chosen hole (or the whole course): its highlight, its distance marks, the camera. */
export function useHoleView(
  map: MapLibreMap | null,
  chosen: CourseHole | undefined,
  anchor: string | null,
  unit: LengthUnit,
  camera: () => HoleCamera,
): void {
  const currentCamera = useEffectEvent(camera);

  useEffect(() => {
    if (!map) return;
    map.setGlobalStateProperty('hole', chosen ? anchor : '');
    map.easeTo({ ...currentCamera(), duration: prefersReducedMotion() ? 0 : TURN_MILLISECONDS });
  }, [map, chosen, anchor]);

  useEffect(() => {
    map?.getSource<GeoJSONSource>('marks')?.setData(chosen ? holeMarks(chosen, unit) : NO_FEATURES);
  }, [map, chosen, unit]);

  useEffect(() => {
    if (!map) return;
    // A turned phone or a full-screen map keeps the same hole in view.
    const onResize = () => map.jumpTo(currentCamera());
    map.on('resize', onResize);
    return () => {
      map.off('resize', onResize);
    };
  }, [map]);
}
