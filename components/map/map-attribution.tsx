import { Fragment } from 'react';
import { mapPart } from '#messages/parts/map.ts';
import { useTexts } from '#messages/use-texts.ts';

export interface MapSource {
  name: string;
  attribution: string | null;
  url: string | null;
}

/**
 * One line with the map's first source, which opens to all of them
 * (https://osmfoundation.org/wiki/Licence/Attribution_Guidelines). More sources don't make it higher.
 */
export function MapAttribution({ sources }: { sources: readonly MapSource[] }) {
  const { mapTexts } = useTexts(mapPart);
  const [first, ...others] = sources.toSorted(
    (a, b) => Number(isOpenStreetMap(b)) - Number(isOpenStreetMap(a)),
  );
  if (!first) return null;
  return (
    <details className="relative z-4 bg-paper text-right text-[0.6875rem]/6 text-ink">
      <summary className="truncate px-2">
        {first.attribution ?? first.name}
        {others.length > 0 && ` · ${mapTexts.moreSources(others.length)}`}
      </summary>
      <p className="absolute right-0 bottom-full max-w-[min(100%,40rem)] bg-paper px-2 py-1 leading-normal">
        {[first, ...others].map(({ name, attribution, url }, index) => (
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
    </details>
  );
}

function isOpenStreetMap({ name }: MapSource): boolean {
  return name === 'OpenStreetMap';
}
