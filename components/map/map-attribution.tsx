import type { Map as MapLibreMap } from 'maplibre-gl';
import { Fragment, useEffect, useState } from 'react';
import { mapPart } from '#messages/parts/map.ts';
import { useTexts } from '#messages/use-texts.ts';

export interface MapSource {
  name: string;
  attribution: string | null;
  url: string | null;
}

type MapAttributionProps = { sources: readonly MapSource[]; map: MapLibreMap | null };

const READ_MILLISECONDS = 5000;
/** CSS pixels. */
const WIDE_ENOUGH = 480;

/**
 * The map's sources. On a narrow map they fold away as soon as the map is moved, or after five seconds
 * (https://osmfoundation.org/wiki/Licence/Attribution_Guidelines).
 */
export function MapAttribution({ sources, map }: MapAttributionProps) {
  const { mapTexts } = useTexts(mapPart);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!map || map.getContainer().clientWidth > WIDE_ENOUGH) return;
    const fold = () => setOpen(false);
    const timer = setTimeout(fold, READ_MILLISECONDS);
    map.once('dragstart', fold);
    map.once('zoomstart', fold);
    return () => {
      clearTimeout(timer);
      map.off('dragstart', fold);
      map.off('zoomstart', fold);
    };
  }, [map]);
  if (!isOpen) {
    return (
      <button
        type="button"
        className="map-attribution-fold"
        aria-label={mapTexts.sources}
        onClick={() => setOpen(true)}
      >
        ⓘ
      </button>
    );
  }
  return (
    <p className="map-attribution">
      {sources.map(({ name, attribution, url }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          {url !== null && /^https?:\/\//.test(url) ? (
            <a href={url} rel="noopener">
              {attribution ?? name}
            </a>
          ) : (
            (attribution ?? name)
          )}
        </Fragment>
      ))}
    </p>
  );
}
