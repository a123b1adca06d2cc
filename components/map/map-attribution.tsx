import type { Map as MapLibreMap } from 'maplibre-gl';
import { Fragment, useEffect, useState } from 'react';
import { mapTexts } from '#messages/messages.ts';

export interface MapSource {
  name: string;
  attribution: string | null;
  url: string | null;
}

type MapAttributionProps = { sources: readonly MapSource[]; map: MapLibreMap | null };

/** On a phone it folds away as soon as the map is moved. */
export function MapAttribution({ sources, map }: MapAttributionProps) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!map || !matchMedia('(max-width: 639px)').matches) return;
    const fold = () => setOpen(false);
    map.once('dragstart', fold);
    map.once('zoomstart', fold);
    return () => {
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
