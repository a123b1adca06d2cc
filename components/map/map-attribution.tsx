import { Fragment } from 'react';

export interface MapSource {
  name: string;
  attribution: string | null;
  url: string | null;
}

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
