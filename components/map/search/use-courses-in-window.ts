import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchGolfCoursesByLocationQuery } from '#lib/api/queries.ts';
import { useSettled } from '../../site/use-settled.ts';
import type { MapView, MapWindow } from './map-view-url.ts';
import { wrapLongitude } from './map-view-url.ts';

/** What the API allows at most in one answer. */
export const MOST_COURSES = 50;
/** Half of the earth's girth and a little: no course is farther away, the window alone narrows the search. */
const WHOLE_WORLD_METRES = 20_040_000;
/** A pan or zoom that goes on is one movement; only its end is searched. */
const SETTLE_MILLISECONDS = 300;

/** A map's window and the middle that courses are ordered from. */
export interface SearchedWindow {
  middle: Pick<MapView, 'lat' | 'lon'>;
  window: MapWindow;
}

/**
 * The courses in the map's window, nearest to its middle first: asked for when the map has come to rest, an
 * earlier request cancelled, the former answer kept while the next one loads, a 429 obeyed once.
 */
export function useCoursesInWindow(searched: SearchedWindow | undefined) {
  const settled = useSettled(searched, SETTLE_MILLISECONDS);
  return useQuery({
    ...searchGolfCoursesByLocationQuery({
      lat: settled?.middle.lat ?? 0,
      long: wrapLongitude(settled?.middle.lon ?? 0),
      max_distance: WHOLE_WORLD_METRES,
      limit: MOST_COURSES,
      ...(settled ? { bbox: settled.window } : {}),
    }),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  });
}
