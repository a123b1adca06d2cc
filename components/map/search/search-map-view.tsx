import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type MapStatus, MapStatusNote } from '#components/map/map-frame.tsx';
import { QueryProvider } from '#components/site/query-provider.tsx';
import '../map.css';
import '../search-map.css';
import { NavigationControl } from 'maplibre-gl';
import { MapAttribution } from '#components/map/map-attribution.tsx';
import {
  type DrawContent,
  type MapPlan,
  prefersReducedMotion,
  useMap,
  useMapControl,
} from '#components/map/use-map.ts';
import { useMapScale, useMapUnits } from '#components/map/use-map-scale.ts';
import { getDatasetQuery } from '#lib/api/queries.ts';
import type { Frame } from '#lib/api/records.ts';
import { formatCourseFilter } from '#lib/golf/course-filter.ts';
import { CourseFilterForm } from './course-filter-form.tsx';
import { CourseCard, CourseList } from './course-list.tsx';
import { useMapList, useMapWindow } from './courses-in-window.ts';
import { FarCourses } from './far-courses.tsx';
import { HolesNearHere } from './holes-near-here.tsx';
import { MyDot, SavedMarks } from './map-markers.tsx';
import { type MapView, readViewUrl, useViewInUrl } from './map-view-url.ts';
import type { Position } from './my-position.ts';
import { NearMeButton } from './near-me-button.tsx';
import type { MapPlace } from './search-map.tsx';
import { useCourseHits } from './use-course-hits.ts';
import { useCourseTiles } from './use-course-tiles.ts';
import { useSearchFlights } from './use-search-flights.ts';
import { worldCourses } from './world-courses.ts';
import { worldGround, worldSources } from './world-ground.ts';

interface SearchMapViewProps {
  label: string;
  start: MapPlace | undefined;
  isPage: boolean;
  onStatus: (status: MapStatus) => void;
}

export function SearchMapView(props: SearchMapViewProps) {
  return (
    <QueryProvider>
      <SearchMapPanes {...props} />
    </QueryProvider>
  );
}

function SearchMapPanes(props: SearchMapViewProps) {
  const { start, isPage, onStatus } = props;
  const container = useRef<HTMLDivElement>(null);
  const [asked] = useState(() => readViewUrl(isPage));
  const tiles = start ? 'dots' : 'courses';
  const [filter, setFilter] = useState(asked.filter);
  const [highlightedId, highlight] = useState<number | null>(null);
  const query = formatCourseFilter(filter).toString();
  const [plan] = useState(() => searchMapPlan(props, asked.view, worldCourses(tiles, query)));
  const { map, status } = useMap(container, plan, onStatus);
  useEffect(() => {
    map?.touchZoomRotate.disableRotation();
  }, [map]);
  useMapControl(map, 'top-right', makeNavigation);

  useMapScale(map, useMapUnits(container));
  const [me, setMe] = useState<Position | null>(null);
  const { searched, inView } = useMapWindow(map, !start);
  const list = useMapList(start?.place, searched);
  const { data: dataset } = useQuery(getDatasetQuery());
  useCourseTiles(map, tiles, query);
  useViewInUrl(map, isPage, filter);
  useSearchFlights(map, isPage);
  const { hovered, chosen, close } = useCourseHits(map, highlight);
  useEffect(() => {
    map?.setGlobalStateProperty('highlighted', highlightedId ?? 0);
  }, [map, highlightedId]);

  return (
    <div className="search-map-live absolute inset-0 z-1 text-ink">
      <div className="relative flex min-h-0 flex-col">
        <div className="relative min-h-0 flex-1">
          <div ref={container} className="map-canvas absolute inset-0" />
          {map && <SavedMarks map={map} />}
          {map && me && <MyDot map={map} me={me} />}
          {map && <NearMeButton isAsked={asked.isNearMe} onPosition={goTo} />}
          {map && start && !searched && <FarCourses frame={start.frame} onChoose={flyToCourses} />}
          {map && hovered && hovered.golfId !== chosen?.golfId && <CourseCard map={map} course={hovered} />}
          {map && chosen && <CourseCard map={map} course={chosen} onClose={close} />}
          <MapStatusNote status={status} />
        </div>
        <MapAttribution
          sources={worldSources(dataset?.sources ?? [], map?.getSource('land') !== undefined)}
        />
      </div>
      <div className="search-map-side">
        <CourseFilterForm filter={filter} onChange={setFilter} />
        <CourseList
          list={list}
          filter={filter}
          inView={inView}
          highlightedId={highlightedId}
          highlight={highlight}
          me={me}
        />
        <HolesNearHere searched={searched} />
      </div>
    </div>
  );

  function flyToCourses({ latitude, longitude }: FarCourses) {
    map?.flyTo({ center: [longitude, latitude], zoom: 6.5, animate: !prefersReducedMotion() });
  }

  function goTo(lat: number, lon: number) {
    setMe({ lat, lon });
    map?.flyTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), 10), animate: !prefersReducedMotion() });
  }
}

const makeNavigation = () => new NavigationControl({ showCompass: false });

type Bounds = Frame['bbox'];

function searchMapPlan(
  { label, start, isPage }: SearchMapViewProps,
  view: MapView | undefined,
  content: DrawContent,
): MapPlan {
  return {
    ground: worldGround,
    content,
    options: {
      ...(view
        ? { center: [view.lon, view.lat], zoom: view.zoom }
        : {
            bounds: unwrapBounds(start?.frame.bbox ?? (isPortrait() ? PORTRAIT_WORLD : WORLD)),
            fitBoundsOptions: { padding: 32, maxZoom: 11 },
          }),
      maxZoom: 17,
      cooperativeGestures: !isPage,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: { 'Map.Title': label },
    },
  };
}

/** The world between the northern pack ice and Antarctica. */
const WORLD: Bounds = [-170, -52, 178, 70];
/** The part of the world that a phone shows, whose whole width would be mostly ice and sea. */
const PORTRAIT_WORLD: Bounds = [-95, -52, 45, 70];
const isPortrait = () => matchMedia('(orientation: portrait)').matches;

/** The east beyond 180° where they cross the antimeridian. */
function unwrapBounds([west, south, east, north]: Bounds): Bounds {
  return [west, south, east < west ? east + 360 : east, north];
}
