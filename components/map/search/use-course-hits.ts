import type { MapGeoJSONFeature, Map as MapLibreMap, Point } from 'maplibre-gl';
import { useCallback, useState } from 'react';
import { featuresAround, prefersReducedMotion, useMapEvent } from '#components/map/use-map.ts';

/** A course as our tiles have it. */
export interface CourseOnMap {
  golfId: number;
  at: [lon: number, lat: number];
  slug: string;
  name: string;
  latin?: string;
  country?: string;
  holes?: number;
  par?: number;
}

/** Fingers need more room than pointers. */
const REACH_PIXELS = 8;

/**
 * A course under the pointer is `hovered` (and highlighted), a clicked one is `chosen`, and a clicked cluster
 * is entered.
 */
export function useCourseHits(
  map: MapLibreMap | null,
  highlight: (golfId: number | null) => void,
): { hovered: CourseOnMap | null; chosen: CourseOnMap | null; close: () => void } {
  const [hovered, setHovered] = useState<CourseOnMap | null>(null);
  const [chosen, setChosen] = useState<CourseOnMap | null>(null);

  useMapEvent(map, 'mousemove', ({ target, point }) => {
    const hit = findHit(target, point);
    const course = hit && toCourse(hit);
    target.getCanvas().style.cursor = hit ? 'pointer' : '';
    setHovered((before) => (before?.golfId === course?.golfId ? before : (course ?? null)));
    highlight(course?.golfId ?? null);
  });
  useMapEvent(map, 'mouseout', () => {
    setHovered(null);
    highlight(null);
  });
  useMapEvent(map, 'click', ({ target, point }) => {
    const hit = findHit(target, point);
    const course = hit && toCourse(hit);
    setChosen(course ?? null);
    if (hit && !course) comeCloser(target, hit);
  });

  return { hovered, chosen, close: useCallback(() => setChosen(null), []) };
}

function findHit(map: MapLibreMap, point: Point): MapGeoJSONFeature | undefined {
  const distance = (hit: MapGeoJSONFeature) => map.project(pointOf(hit)).dist(point);
  const hits = featuresAround(map, point, REACH_PIXELS, ['cluster', 'course']);
  return hits.sort((a, b) => distance(a) - distance(b))[0];
}

function pointOf({ geometry }: MapGeoJSONFeature): [lon: number, lat: number] {
  const [lon = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return [lon, lat];
}

/** Undefined for a cluster, and for a course on a tile with so many that they have no names. */
function toCourse(hit: MapGeoJSONFeature): CourseOnMap | undefined {
  if (hit.properties.slug === undefined) return undefined;
  return {
    ...(hit.properties as Omit<CourseOnMap, 'golfId' | 'at'>),
    golfId: Number(hit.id),
    at: pointOf(hit),
  };
}

function comeCloser(map: MapLibreMap, hit: MapGeoJSONFeature): void {
  const zoom = Number(hit.properties.expand ?? map.getZoom() + 1.5);
  // Half a zoom further, so that a cluster is clearly several.
  map.easeTo({ center: pointOf(hit), zoom: zoom + 0.5, duration: prefersReducedMotion() ? 0 : 500 });
}
