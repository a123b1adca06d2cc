'use client';

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type MapStatus, MapStatusNote } from '#components/map/map-status.tsx';
import { useWanted } from '#components/map/use-wanted.ts';
import { mapPart } from '#messages/parts/map.ts';
import { useTexts } from '#messages/use-texts.ts';
import { useHoleInUrl, useHoleList } from './use-hole-choice.ts';
import '../map-frame.css';

const CourseMapLoader = lazy(async () => ({
  default: (await import('./course-map-view.tsx')).CourseMapLoader,
}));

type CourseMapProps = {
  slug: string;
  name: string;
  /** Degrees clockwise, as the plan is turned. */
  turn: number;
  children: ReactNode;
};

/**
 * `children` is the server-rendered plan, which gives the map its size and stays unless the map runs.
 * MapLibre and the profile are fetched only when the map is wanted.
 */
export function CourseMap({ children, ...course }: CourseMapProps) {
  const { mapTexts } = useTexts(mapPart);
  const frame = useRef<HTMLElement>(null);
  const [hole, chooseHole] = useHoleInUrl();
  const [isWanted, want] = useWanted(frame);
  const [status, setStatus] = useState<MapStatus>('waiting');
  const isGone = status === 'no-webgl' || status === 'failed';
  useHoleList(hole, chooseHole, !isGone);
  useEffect(() => {
    if (hole !== null) want();
  }, [hole, want]);
  const onStatus = useCallback((next: MapStatus) => setStatus(next), []);

  return (
    <section
      ref={frame}
      className="course-map"
      data-map-status={status}
      // The live map names itself.
      aria-label={status === 'ready' ? undefined : mapTexts.mapOf(course.name)}
    >
      <div className="course-map-plan">{children}</div>
      {isWanted && !isGone && (
        <Suspense fallback={<MapStatusNote status="starting" />}>
          <CourseMapLoader {...course} hole={hole} chooseHole={chooseHole} onStatus={onStatus} />
        </Suspense>
      )}
      {!isWanted && (
        <button type="button" className="map-start noscript:hidden" onClick={want}>
          {mapTexts.open}
        </button>
      )}
      {isGone && <MapStatusNote status={status} />}
    </section>
  );
}
