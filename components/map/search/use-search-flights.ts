import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { prefersReducedMotion } from '#components/map/use-map.ts';
import { parseMapView } from './map-view-url.ts';

/** A link in the page's header to a place on the map moves the map already on the page. */
export function useSearchFlights(map: MapLibreMap | null, isPage: boolean): void {
  useEffect(() => {
    if (!map || !isPage) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('header a');
      const view =
        link && link.pathname === '/map' ? parseMapView(new URLSearchParams(link.search)) : undefined;
      if (!view || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      map.flyTo({ center: [view.lon, view.lat], zoom: view.zoom, animate: !prefersReducedMotion() });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [map, isPage]);
}
