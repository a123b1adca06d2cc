import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { LENGTH_UNITS, type LengthUnit } from '#lib/golf/units.ts';
import { formatWhole } from '#lib/text/format.ts';
import type { CourseHole } from '../course-profile.ts';
import { findHoleAt, holeLine, measureOnHole, type PointOnHole } from '../hole-geometry.ts';
import { NO_FEATURES } from './course-features.ts';

/** A click within this many pixels of a badge or flag means that badge or flag. */
const REACH_PIXELS = 6;

/** A hole and the part of an address that names it (`hole-7`). */
export interface AnchoredCourseHole {
  anchor: string;
  hole: CourseHole;
}

/**
 * Clicks on the map: on a hole's badge, line or flag, or near a hole that is not chosen, they choose it; on the
 * chosen hole they measure the distances from its tee and to its green.
 */
export function useHoleClicks(
  map: MapLibreMap | null,
  holes: readonly AnchoredCourseHole[],
  chosen: CourseHole | undefined,
  chooseHole: (hole: string | null) => void,
  unit: LengthUnit,
): { measured: PointOnHole | null; clearMeasured: () => void } {
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
      ?.setData(measured && chosen ? measureFeatures(chosen, measured, unit) : NO_FEATURES);
  }, [map, measured, chosen, unit]);

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

function measureFeatures(
  hole: CourseHole,
  { at, fromTee, toGreen }: PointOnHole,
  unit: LengthUnit,
): FeatureCollection {
  const line = holeLine(hole);
  const ends = [
    { end: line[0], metres: fromTee },
    { end: line.at(-1), metres: toGreen },
  ];
  return {
    type: 'FeatureCollection',
    features: [
      ...ends.flatMap(({ end, metres }): FeatureCollection['features'] =>
        end
          ? [
              {
                type: 'Feature',
                geometry: { type: 'LineString', coordinates: [[...end], [...at]] },
                properties: {},
              },
              {
                type: 'Feature',
                geometry: { type: 'Point', coordinates: [(end[0] + at[0]) / 2, (end[1] + at[1]) / 2] },
                properties: { label: `${formatWhole(metres / LENGTH_UNITS[unit].metres)} ${unit}` },
              },
            ]
          : [],
      ),
      { type: 'Feature', geometry: { type: 'Point', coordinates: [...at] }, properties: { kind: 'point' } },
    ],
  };
}
