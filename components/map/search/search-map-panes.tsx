import '../map.css';
import '../search-map.css';
import { useQuery } from '@tanstack/react-query';
import { NavigationControl } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { api } from '#lib/api/browser.ts';
import { formatCourseFilter, isWanted } from '#lib/golf/course-filter.ts';
import { MapAttribution, type MapSource } from '../map-attribution.tsx';
import { MapStatusNote } from '../map-status-note.tsx';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import { useLengthUnit } from '../use-length-unit.ts';
import { useMap } from '../use-map.ts';
import { useMapControl } from '../use-map-control.ts';
import { useMapScale } from '../use-map-scale.ts';
import { CourseCard } from './course-card.tsx';
import { CourseFilterForm } from './course-filter-form.tsx';
import { CourseList } from './course-list.tsx';
import { NearMeButton } from './near-me-button.tsx';
import { searchMapPlan } from './search-map-plan.ts';
import type { SearchMapViewProps } from './search-map-view.tsx';
import { useCourseHits } from './use-course-hits.ts';
import { useCourseTiles } from './use-course-tiles.ts';
import { useCoursesInWindow } from './use-courses-in-window.ts';
import { useMapWindow } from './use-map-window.ts';
import { readViewUrl, useViewInUrl } from './use-view-in-url.ts';
import { worldSources } from './world-ground.ts';

/** The map of all courses, and beside it filters and the list of the courses in its window. */
export function SearchMapPanes({ label, bounds, isPage, onStatus }: SearchMapViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const [start] = useState(() => readViewUrl(isPage));
  const [filter, setFilter] = useState(start.filter);
  const [litId, light] = useState<number | null>(null);
  const query = formatCourseFilter(filter).toString();
  const [plan] = useState(() => searchMapPlan({ label, bounds, isPage, view: start.view, query }));
  const { map, status, isOwnGround } = useMap(container, plan);
  useEffect(() => onStatus(status), [status, onStatus]);
  useEffect(() => {
    map?.touchZoomRotate.disableRotation();
  }, [map]);
  useMapControl(map, 'top-right', makeNavigation);

  useMapScale(map, useLengthUnit(container));
  const { searched, inView } = useMapWindow(map);
  const { data, isFetching, isError } = useCoursesInWindow(searched);
  const sources = useDatasetSources();
  const found = data?.golfs.items;
  const courses = found?.filter((course) => isWanted(filter, course));
  useCourseTiles(map, query);
  useViewInUrl(map, isPage, filter);
  const { hovered, chosen, close } = useCourseHits(map, light);
  useEffect(() => {
    map?.setGlobalStateProperty('lit', litId ?? 0);
  }, [map, litId]);

  return (
    <div className="search-map-live">
      <div className="search-map-pane">
        <div className="map-stage">
          <div ref={container} className="map-canvas" />
          {map && <NearMeButton isAsked={start.isNearMe} onPosition={(lat, lon) => goTo(lat, lon)} />}
          {map && hovered && hovered.golfId !== chosen?.golfId && <CourseCard map={map} course={hovered} />}
          {map && chosen && <CourseCard map={map} course={chosen} onClose={close} />}
          <MapStatusNote status={status} />
        </div>
        <MapAttribution sources={worldSources(sources, isOwnGround)} />
      </div>
      <div className="search-map-side">
        <CourseFilterForm filter={filter} onChange={setFilter} />
        <CourseList
          courses={courses}
          foundCount={found?.length ?? 0}
          inView={inView}
          state={isError ? 'failed' : isFetching ? 'loading' : 'done'}
          litId={litId}
          light={light}
        />
      </div>
    </div>
  );

  function goTo(lat: number, lon: number) {
    map?.flyTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), 9), animate: !prefersReducedMotion() });
  }
}

const makeNavigation = () => new NavigationControl({ showCompass: false });

/** What the dataset's sources want said of them; nothing until that has been read. */
function useDatasetSources(): readonly MapSource[] {
  const { data } = useQuery({
    queryKey: ['getDataset'],
    queryFn: ({ signal }) => api.getDataset({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.sources ?? [];
}
