import { Fragment } from 'react';

/** Where a map's data come from, as much as the sign on the map needs. */
export interface MapSource {
  name: string;
  attribution: string | null;
  url: string | null;
}

/** The map's attribution: always visible, text only (the sources' words are data, not markup). */
export function MapAttribution({ sources }: { sources: readonly MapSource[] }) {
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
