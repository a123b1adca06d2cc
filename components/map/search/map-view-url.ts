import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { wrapLongitude } from '#lib/geo/longitude.ts';
import {
  type CourseFilter,
  formatCourseFilter,
  NO_FILTER,
  parseCourseFilter,
} from '#lib/golf/course-filter.ts';

export interface MapView {
  lat: number;
  lon: number;
  zoom: number;
}

/** The latitude at which Web Mercator is square. */
const POLE = 85.0511;

/** Reads `at=lat,lon,zoom`; undefined unless a map can take it. */
export function parseMapView(query: URLSearchParams): MapView | undefined {
  const parts = query.get('at')?.split(',') ?? [];
  if (parts.length !== 3 || parts.some((part) => !/^-?\d{1,3}(\.\d{1,12})?$/.test(part))) return undefined;
  const [lat = 0, lon = 0, zoom = 0] = parts.map(Number);
  if (Math.abs(lat) > POLE || Math.abs(lon) > 180 || zoom < 0 || zoom > 22) return undefined;
  return { lat, lon, zoom };
}

/** A view to a tenth of a metre and a hundredth of a zoom. */
export function formatMapView({ lat, lon, zoom }: MapView): string {
  // Rounded before, because that may reach the antimeridian, and after, because wrapping isn't exact.
  return [lat.toFixed(6), wrapLongitude(round(lon)).toFixed(6), zoom.toFixed(2)].map(Number).join(',');
}

/** `west > east` across the antimeridian. */
export type MapWindow = [west: number, south: number, east: number, north: number];

/** The window between edges that may lie beyond ±180°, as in MapLibre's `getBounds`. */
export function toMapWindow(west: number, south: number, east: number, north: number): MapWindow {
  const whole = east - west >= 360;
  return [
    whole ? -180 : round(wrapLongitude(west)),
    round(Math.max(south, -90)),
    whole ? 180 : round(wrapLongitude(east)),
    round(Math.min(north, 90)),
  ];
}

const round = (degrees: number) => Number(degrees.toFixed(6));

export interface ViewUrl {
  view: MapView | undefined;
  filter: CourseFilter;
  /** `near=me`: start where the visitor is. */
  isNearMe: boolean;
}

/** Neither view nor filter where the map isn't the page. */
export function readViewUrl(isPage: boolean): ViewUrl {
  if (!isPage) return { view: undefined, filter: NO_FILTER, isNearMe: false };
  const query = new URLSearchParams(location.search);
  return {
    view: parseMapView(query),
    filter: parseCourseFilter(query),
    isNearMe: query.get('near') === 'me',
  };
}

/** Place, zoom and filter, as in `?at=56.34,-2.8,9.5&holes=18`, so that a view can be shared. */
export function useViewInUrl(map: MapLibreMap | null, isPage: boolean, filter: CourseFilter): void {
  useEffect(() => {
    if (!map || !isPage) return;
    const { pathname } = location;
    const write = () => {
      // The map still moves while another page takes its place.
      if (location.pathname !== pathname) return;
      const { lat, lng } = map.getCenter();
      const query = formatCourseFilter(filter);
      // Commas need no escape in a query.
      const at = formatMapView({ lat, lon: lng, zoom: map.getZoom() });
      const rest = query.size > 0 ? `&${query}` : '';
      history.replaceState(history.state, '', `${pathname}?at=${at}${rest}`);
    };
    write();
    const moving = map.on('moveend', write);
    return () => moving.unsubscribe();
  }, [map, isPage, filter]);
}
