import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import {
  type CourseFilter,
  formatCourseFilter,
  NO_FILTER,
  parseCourseFilter,
} from '#lib/golf/course-filter.ts';
import { formatMapView, type MapView, parseMapView } from './map-view-url.ts';

/** What a page's URL asks of its map. */
export interface ViewUrl {
  view: MapView | undefined;
  filter: CourseFilter;
  /** `near=me`: start where the visitor is. */
  isNearMe: boolean;
}

/** The view and filter that the page's URL asks for; neither where the map is not the page. */
export function readViewUrl(isPage: boolean): ViewUrl {
  if (!isPage) return { view: undefined, filter: NO_FILTER, isNearMe: false };
  const query = new URLSearchParams(location.search);
  return {
    view: parseMapView(query),
    filter: parseCourseFilter(query),
    isNearMe: query.get('near') === 'me',
  };
}

/** Keeps place, zoom and filter in the page's URL (`?at=56.34,-2.8,9.5&holes=18`), so that a view can be shared. */
export function useViewInUrl(map: MapLibreMap | null, isPage: boolean, filter: CourseFilter): void {
  useEffect(() => {
    if (!map || !isPage) return;
    const write = () => {
      const { lat, lng } = map.getCenter();
      const query = formatCourseFilter(filter);
      // Commas stay readable: they need no escape in a query.
      const at = formatMapView({ lat, lon: lng, zoom: map.getZoom() });
      const rest = query.size > 0 ? `&${query}` : '';
      history.replaceState(history.state, '', `${location.pathname}?at=${at}${rest}`);
    };
    write();
    map.on('moveend', write);
    return () => {
      map.off('moveend', write);
    };
  }, [map, isPage, filter]);
}
