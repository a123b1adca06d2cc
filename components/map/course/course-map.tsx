'use client';

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { MapStatus } from '../map-status.ts';
import { MapStatusNote } from '../map-status-note.tsx';
import { useWanted } from '../use-wanted.ts';
import { useHoleInUrl } from './use-hole-in-url.ts';
import { useHoleList } from './use-hole-list.ts';

const CourseMapLoader = lazy(async () => ({
  default: (await import('./course-map-loader.tsx')).CourseMapLoader,
}));

type CourseMapProps = {
  slug: string;
  name: string;
  /** Degrees clockwise by which the plan is turned. */
  turn: number;
  children: ReactNode;
};

/**
 * The map of one course. `children` is the server-rendered plan, which gives the map its size and stays until
 * and unless the map runs. Everything heavy (MapLibre, the profile) is fetched only when the map is wanted.
 */
export function CourseMap({ children, ...course }: CourseMapProps) {
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
    <section ref={frame} className="course-map" data-map-status={status} aria-label={`Map of ${course.name}`}>
      <style href="course-map" precedence="default">
        {SHELL_CSS}
      </style>
      <div className="course-map-plan">{children}</div>
      {isWanted && !isGone && (
        <Suspense fallback={<MapStatusNote status="starting" />}>
          <CourseMapLoader {...course} hole={hole} chooseHole={chooseHole} onStatus={onStatus} />
        </Suspense>
      )}
      {!isWanted && (
        <button type="button" className="course-map-start needs-script" onClick={want}>
          Open the map
        </button>
      )}
      {isGone && <MapStatusNote status={status} />}
    </section>
  );
}

/** What the frame needs before the map's own style sheet has come. */
const SHELL_CSS = `
.course-map { position: relative; isolation: isolate; padding-bottom: 4.25rem; }
@media (max-width: 639px) { .course-map { display: grid; align-items: center; min-height: 27rem; } }
.course-map[data-map-status="ready"] .course-map-plan { visibility: hidden; }
.course-map-start, .course-map .map-note { position: absolute; z-index: 2; left: .75rem; bottom: .75rem; margin: 0; }
.course-map .map-note { right: .75rem; width: fit-content; padding: .5rem .75rem; font-size: .875rem; background: var(--paper, #fbfaf4); border: 1px solid color-mix(in srgb, var(--ink, #17211b) 25%, transparent); }
.course-map .map-note[hidden] { display: none; }
.course-map-start { min-height: 44px; padding: 0 1rem; font: inherit; color: var(--ink, #17211b); background: var(--paper, #fbfaf4); border: 1px solid currentColor; border-radius: 2px; cursor: pointer; }
@media (scripting: none) { .course-map { padding-bottom: 0; } }
@media print { .course-map { padding-bottom: 0; } .course-map-start, .course-map .map-note, .course-map-live { display: none; } .course-map .course-map-plan { visibility: visible !important; } }
`;
