import { type Map as MapLibreMap, Marker, type PositionAnchor } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageLink } from '#components/site/page-link.tsx';
import { useSavedCourses } from '#components/site/saved-courses.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { searchMapPart } from '#messages/parts/search-map.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { Position } from './my-position.ts';

/** A dot where the visitor is, once they've asked for courses nearby. */
export function MyDot({ map, me: { lat, lon } }: { map: MapLibreMap; me: Position }) {
  const { searchMapTexts } = useTexts(searchMapPart);
  return (
    <MapMarker map={map} at={[lon, lat]} anchor="center">
      <div
        role="img"
        aria-label={searchMapTexts.you}
        className="size-4 rounded-full border-2 border-chalk bg-flag ring-1 ring-ink"
      />
    </MapMarker>
  );
}

/** A bookmark that links to each course saved in this browser. */
export function SavedMarks({ map }: { map: MapLibreMap }) {
  return useSavedCourses().map(
    ({ slug, name, at }) =>
      at && (
        <MapMarker key={slug} map={map} at={at} anchor="bottom">
          <PageLink href={pagePath.course(slug)} title={name} aria-label={name}>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="w-7 fill-flag stroke-chalk stroke-[1.5]">
              <path d="M6 3h12v18l-6-5-6 5z" />
            </svg>
          </PageLink>
        </MapMarker>
      ),
  );
}

interface MapMarkerProps {
  map: MapLibreMap;
  at: readonly [lon: number, lat: number];
  anchor: PositionAnchor;
  children: ReactNode;
}

function MapMarker({ map, at: [lon, lat], anchor, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element, anchor }).setLngLat([lon, lat]).addTo(map);
    return () => void marker.remove();
  }, [map, element, anchor, lon, lat]);
  return createPortal(children, element);
}
