import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { PageHole } from '#components/course/page-holes.ts';
import {
  findHoleAt,
  holeMarks,
  measureFeatures,
  measureOnHole,
  nearestOnHole,
  type PointOnHole,
  pointAlongHole,
} from '#components/map/hole-geometry.ts';
import { featuresAround, prefersReducedMotion, useMapEvent } from '#components/map/use-map.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { useLanguage } from '#messages/use-texts.ts';
import type { HoleCamera } from './course-camera.ts';
import { NO_FEATURES } from './course-content.ts';

const TURN_MILLISECONDS = 900;

export function useHoleView(
  map: MapLibreMap | null,
  chosen: PageHole | undefined,
  unit: LengthUnit,
  camera: () => HoleCamera,
): void {
  const currentCamera = useEffectEvent(camera);

  useEffect(() => {
    if (!map) return;
    map.setGlobalStateProperty('hole', chosen?.anchor ?? '');
    map.easeTo({ ...currentCamera(), duration: prefersReducedMotion() ? 0 : TURN_MILLISECONDS });
  }, [map, chosen]);

  useEffect(() => {
    map?.getSource<GeoJSONSource>('marks')?.setData(chosen ? holeMarks(chosen.hole, unit) : NO_FEATURES);
  }, [map, chosen, unit]);

  useMapEvent(map, 'resize', ({ target }) => void target.jumpTo(camera()));
}

/** How far around a badge or flag a click counts. */
const REACH_PIXELS = 6;

/**
 * A click on or near another hole chooses it; on the chosen hole it measures the distances from tee and to
 * green.
 */
export function useHoleClicks(
  map: MapLibreMap | null,
  holes: readonly PageHole[],
  chosen: PageHole | undefined,
  chooseHole: (hole: string | null) => void,
  unit: LengthUnit,
): { measured: PointOnHole | null; clearMeasured: () => void } {
  const language = useLanguage();
  const [measured, setMeasured] = useState<PointOnHole | null>(null);
  const [measuredHole, setMeasuredHole] = useState(chosen);
  if (measuredHole !== chosen) {
    setMeasuredHole(chosen);
    setMeasured(null);
  }

  useMapEvent(map, 'click', ({ target, point, lngLat }) => {
    const at = [lngLat.lng, lngLat.lat] as const;
    const [badge] = featuresAround(target, point, REACH_PIXELS, ['hole-badge', 'green-flag']);
    const anchor: string | undefined = badge?.properties.hole ?? findHoleAt(holes, at, chosen)?.anchor;
    if (anchor !== undefined && anchor !== chosen?.anchor) chooseHole(anchor);
    else if (anchor !== undefined && chosen) setMeasured(measureOnHole(chosen.hole, at));
  });

  useEffect(() => {
    map
      ?.getSource<GeoJSONSource>('measure')
      ?.setData(measured ? measureFeatures(measured, unit, language) : NO_FEATURES);
  }, [map, measured, unit, language]);

  return { measured, clearMeasured: () => setMeasured(null) };
}

/** How far from its line a place still counts as on the hole. */
const REACH_METRES = 40;

/** A share of the way from tee to green that map and elevation profile point at together. */
export function useHoleWalk(
  map: MapLibreMap | null,
  chosen: PageHole | undefined,
): [share: number | null, setShare: (share: number | null) => void] {
  const [pointed, setPointed] = useState<{ hole: PageHole | undefined; share: number | null }>();
  const share = pointed?.hole === chosen ? (pointed?.share ?? null) : null;
  const setShare = (next: number | null) => setPointed({ hole: chosen, share: next });

  useMapEvent(map, 'mousemove', ({ lngLat: { lng, lat } }) => {
    const near = chosen ? nearestOnHole(chosen.hole, [lng, lat]) : null;
    setShare(near && near.metres <= REACH_METRES ? near.share : null);
  });
  useMapEvent(map, 'mouseout', () => setShare(null));

  useEffect(() => {
    const coordinates = chosen && share !== null ? pointAlongHole(chosen.hole, share) : null;
    const shown = coordinates ? { type: 'Point' as const, coordinates } : NO_FEATURES;
    map?.getSource<GeoJSONSource>('walk')?.setData(shown);
  }, [map, chosen, share]);

  return [share, setShare];
}

/**
 * ← and → choose a hole while the focus is on the map or the list of holes; Escape shows the whole course. ↑
 * ↓ + − stay MapLibre's.
 */
export function useHoleKeys(
  frame: RefObject<HTMLElement | null>,
  holes: readonly PageHole[],
  hole: string | null,
  chooseHole: (hole: string | null) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (!frame.current?.contains(target) && !target.closest('[data-hole]')) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, Escape: 0 }[event.key];
    if (step === undefined || holes.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    chooseHole(step === 0 ? null : holes[nextIndex(holes, hole, step)]!.anchor);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Captured, or MapLibre would pan on the same keys.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

/** The next hole's index: after the last hole comes the first, and from the whole course the first or the last. */
export function nextIndex(holes: readonly PageHole[], hole: string | null, step: number): number {
  const at = holes.findIndex(({ anchor }) => anchor === hole);
  if (at === -1) return step > 0 ? 0 : holes.length - 1;
  return (at + step + holes.length) % holes.length;
}
