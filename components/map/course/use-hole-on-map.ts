import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { PageHole } from '#components/course/page-holes.ts';
import {
  distanceToHole,
  findHoleAt,
  holeMarks,
  measureFeatures,
  measureOnHole,
  type PointOnHole,
  pointAlongHole,
  shareAlongHole,
} from '#components/map/hole-geometry.ts';
import { prefersReducedMotion } from '#components/map/start-map.ts';
import type { Hole } from '#lib/api/records.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { useLanguage } from '#messages/use-texts.ts';
import type { HoleCamera } from './course-camera.ts';
import { NO_FEATURES } from './course-content.ts';

const TURN_MILLISECONDS = 900;

export function useHoleView(
  map: MapLibreMap | null,
  chosen: Hole | undefined,
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
    const onResize = () => map.jumpTo(currentCamera());
    map.on('resize', onResize);
    return () => {
      map.off('resize', onResize);
    };
  }, [map]);
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
  chosen: Hole | undefined,
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

  const onClick = useEffectEvent((event: MapMouseEvent) => {
    const at = [event.lngLat.lng, event.lngLat.lat] as const;
    const badge = findBadge(event, map);
    const near = findHoleAt(
      holes.map(({ hole }) => hole),
      at,
      chosen,
    );
    const target = badge ?? holes.find(({ hole }) => hole === near)?.anchor;
    const isChosen = target !== undefined && holes.find(({ anchor }) => anchor === target)?.hole === chosen;
    if (target !== undefined && !isChosen) chooseHole(target);
    else if (chosen && isChosen) setMeasured(measureOnHole(chosen, at));
  });

  useEffect(() => {
    if (!map) return;
    const listener = (event: MapMouseEvent) => onClick(event);
    map.on('click', listener);
    return () => {
      map.off('click', listener);
    };
  }, [map]);

  useEffect(() => {
    map
      ?.getSource<GeoJSONSource>('measure')
      ?.setData(measured && chosen ? measureFeatures(chosen, measured, unit, language) : NO_FEATURES);
  }, [map, measured, chosen, unit, language]);

  return { measured, clearMeasured: () => setMeasured(null) };
}

function findBadge({ point }: MapMouseEvent, map: MapLibreMap | null): string | undefined {
  const hits = map?.queryRenderedFeatures(
    [
      [point.x - REACH_PIXELS, point.y - REACH_PIXELS],
      [point.x + REACH_PIXELS, point.y + REACH_PIXELS],
    ],
    { layers: ['hole-badge', 'green-flag'] },
  );
  const anchor: unknown = hits?.[0]?.properties.hole;
  return typeof anchor === 'string' ? anchor : undefined;
}

/** How far from its line a place still counts as on the hole. */
const REACH_METRES = 40;

/** A share of the way from tee to green that map and elevation profile point at together. */
export function useHoleWalk(
  map: MapLibreMap | null,
  chosen: Hole | undefined,
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
