import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useMapEvent } from '#components/map/use-map.ts';
import { useSettled } from '#components/site/use-settled.ts';
import { coursesOfPlaceQuery, searchGolfCoursesByLocationQuery } from '#lib/api/queries.ts';
import type { CourseRow } from '#lib/api/records.ts';
import { wrapLongitude } from '#lib/geo/longitude.ts';
import { type MapView, type MapWindow, toMapWindow } from './map-view-url.ts';

/** The API's limit for one answer. */
export const MOST_COURSES = 50;
/** Half the earth's girth and a little: only the window narrows the search. */
const WHOLE_WORLD_METRES = 20_040_000;
/** How long the map has to be still before its window is searched. */
const SETTLE_MILLISECONDS = 300;

/** Closer in, the holes in the window may be of a course whose point is beyond its edge, some kilometre off. */
const HOLES_ZOOM = 13;
const COURSE_DEGREES = 0.01;

/** Courses are ordered from its middle. */
export interface SearchedWindow {
  middle: Pick<MapView, 'lat' | 'lon'>;
  window: MapWindow;
}

export interface MapList {
  /** Undefined until the first answer. */
  found: CourseRow[] | undefined;
  /** How many courses the place has whose list it is; null once the map has been moved. */
  placeTotal: number | null;
  state: 'loading' | 'done' | 'failed';
}

/**
 * The place's own courses until the map is moved, then the courses in its window, nearest to the middle first. Asks when
 * the map is at rest; an earlier request is cancelled, the previous answer is kept in the meantime, a 429 is obeyed once.
 */
export function useMapList(
  place: { country: string; region?: string } | undefined,
  searched: SearchedWindow | undefined,
): MapList {
  const settled = useSettled(searched, SETTLE_MILLISECONDS);
  const ofPlace = useQuery({
    ...coursesOfPlaceQuery(place ?? { country: '' }, MOST_COURSES),
    enabled: place !== undefined && searched === undefined,
  });
  const inWindow = useQuery({
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
  const { isError, isFetching } = searched ? inWindow : ofPlace;
  return {
    found: inWindow.data?.golfs.items ?? ofPlace.data?.courses,
    placeTotal: searched ? null : (ofPlace.data?.total ?? null),
    state: isError ? 'failed' : isFetching ? 'loading' : 'done',
  };
}

export function useMapWindow(
  map: MapLibreMap | null,
  isSearchedAtStart: boolean,
): {
  /** Undefined until the map is moved, unless it's searched at the start. */
  searched: SearchedWindow | undefined;
  inView: number | null;
} {
  const [searched, setSearched] = useState<SearchedWindow>();
  const [inView, setInView] = useState<number | null>(null);
  useEffect(() => {
    if (!map) return;
    const viewOf = () => `${map.getCenter()} ${map.getZoom()}`;
    const start = isSearchedAtStart ? undefined : viewOf();
    let isMoved = false;
    const onMove = () => {
      // The window's size may have changed, and nothing else.
      isMoved ||= viewOf() !== start;
      if (!isMoved) return;
      const { lat, lng } = map.getCenter();
      const bounds = map.getBounds();
      const north = map.getZoom() >= HOLES_ZOOM ? COURSE_DEGREES : 0;
      const east = north / Math.cos((lat * Math.PI) / 180);
      setSearched({
        middle: { lat: Number(lat.toFixed(5)), lon: Number(lng.toFixed(5)) },
        window: toMapWindow(
          bounds.getWest() - east,
          bounds.getSouth() - north,
          bounds.getEast() + east,
          bounds.getNorth() + north,
        ),
      });
    };
    onMove();
    setInView(countInView(map));
    const moving = map.on('moveend', onMove);
    return () => moving.unsubscribe();
  }, [map, isSearchedAtStart]);
  useMapEvent(map, 'idle', ({ target }) => setInView(countInView(target)));
  return { searched, inView };
}

/** Each once: neighbouring tiles and copies of the world repeat them. */
function countInView(map: MapLibreMap): number {
  const counts = new Map<string, number>();
  for (const { id, layer, properties } of map.queryRenderedFeatures({ layers: ['cluster', 'course'] })) {
    counts.set(`${layer.id} ${id}`, layer.id === 'cluster' ? Number(properties.count) : 1);
  }
  return counts.values().reduce((sum, count) => sum + count, 0);
}
