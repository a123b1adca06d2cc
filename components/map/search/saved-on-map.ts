import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { useEffect } from 'react';
import { useSavedCourses } from '#components/site/saved-courses.ts';
import { pagePath } from '#lib/site/page-path.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A bookmark that links to each course saved in this browser. */
export function useSavedOnMap(map: MapLibreMap | null): void {
  const saved = useSavedCourses();
  useEffect(() => {
    if (!map) return;
    const markers = saved.flatMap(({ slug, name, at }) => {
      if (at === undefined) return [];
      const marker = new Marker({ element: makeBookmark(slug, name), anchor: 'bottom' });
      return [marker.setLngLat([at[0], at[1]]).addTo(map)];
    });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, saved]);
}

function makeBookmark(slug: string, name: string): HTMLElement {
  const link = document.createElement('a');
  link.className = 'saved-mark';
  link.href = pagePath.course(slug);
  link.title = name;
  link.setAttribute('aria-label', name);
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M6 3h12v18l-6-5-6 5z');
  picture.append(path);
  link.append(picture);
  return link;
}
