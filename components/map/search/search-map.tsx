'use client';

import { lazy, type ReactNode, useState } from 'react';
import { MapFrame, type MapStatus } from '#components/map/map-frame.tsx';
import type { Frame } from '#lib/api/records.ts';
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
  const [status, setStatus] = useState<MapStatus>('waiting');
  return (
    <MapFrame
      className={`search-map ${isPage ? 'search-map-page' : ''} ${isNarrow ? 'search-map-narrow' : ''}`}
      label={label}
      status={status}
      isAsked={isPage}
      still={
        <>
          <div className="search-map-still">{children}</div>
          {start && status !== 'ready' && <FarCourses frame={start.frame} />}
        </>
      }
    >
      <SearchMapView label={label} start={start} isPage={isPage} onStatus={setStatus} />
    </MapFrame>
  );
}
