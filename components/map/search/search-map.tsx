'use client';

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type MapStatus, MapStatusNote } from '#components/map/map-status.tsx';
import { useWanted } from '#components/map/use-wanted.ts';
import type { Frame } from '#lib/api/records.ts';
import { mapPart } from '#messages/parts/map.ts';
import { useTexts } from '#messages/use-texts.ts';
import '../map-frame.css';
import { FarCourses } from './far-courses.tsx';

const SearchMapView = lazy(async () => ({ default: (await import('./search-map-view.tsx')).SearchMapView }));

/** A country or region, and where its courses are. */
export type MapPlace = { place: { country: string; region?: string }; frame: Frame };

export interface SearchMapProps {
  label: string;
  /** The place whose courses the map starts with; by default the whole world. */
  start?: MapPlace;
  /** Starts at once; place, zoom and filter are kept in the URL. */
  isPage?: boolean;
  isNarrow?: boolean;
  /** What's shown until the map runs, or without JavaScript; gives the frame its size. */
  children?: ReactNode;
}

export function SearchMap({ label, start, isPage = false, isNarrow = false, children }: SearchMapProps) {
  const { mapTexts } = useTexts(mapPart);
  const frame = useRef<HTMLElement>(null);
  const [isWanted, want] = useWanted(frame);
  useEffect(() => {
    if (isPage) want();
  }, [isPage, want]);
  const [status, setStatus] = useState<MapStatus>('waiting');
  const onStatus = useCallback((next: MapStatus) => setStatus(next), []);
  return (
    <section
      ref={frame}
      className={`search-map ${isPage ? 'search-map-page' : ''} ${isNarrow ? 'search-map-narrow' : ''}`}
      data-map-status={status}
      // The live map names itself.
      aria-label={status === 'ready' ? undefined : label}
    >
      <div className="search-map-still">{children}</div>
      {start && status !== 'ready' && <FarCourses frame={start.frame} />}
      {isWanted ? (
        <Suspense fallback={<MapStatusNote status="starting" />}>
          <SearchMapView label={label} start={start} isPage={isPage} onStatus={onStatus} />
        </Suspense>
      ) : (
        <button type="button" className="map-start noscript:hidden" onClick={want}>
          {mapTexts.open}
        </button>
      )}
    </section>
  );
}
