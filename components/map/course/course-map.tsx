'use client';

import { lazy, type ReactNode, useState } from 'react';
import { MapFrame, type MapStatus, MapStatusNote } from '#components/map/map-frame.tsx';
import { mapPart } from '#messages/parts/map.ts';
import { useTexts } from '#messages/use-texts.ts';
import { useHoleInUrl, useHoleList } from './use-hole-choice.ts';

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
  const [hole, chooseHole] = useHoleInUrl();
  const [status, setStatus] = useState<MapStatus>('waiting');
  const isGone = status === 'no-webgl' || status === 'failed';
  useHoleList(hole, chooseHole, !isGone);
  return (
    <MapFrame
      className="course-map"
      label={mapTexts.mapOf(course.name)}
      status={status}
      isAsked={hole !== null}
      still={<div className="course-map-plan relative grid h-full items-center">{children}</div>}
    >
      {isGone ? (
        <MapStatusNote status={status} />
      ) : (
        <CourseMapLoader {...course} hole={hole} chooseHole={chooseHole} onStatus={setStatus} />
      )}
    </MapFrame>
  );
}
