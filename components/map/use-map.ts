import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import { readPageFonts } from './label-fonts.ts';
import { setMapImages } from './map-images.ts';
import { readPalette } from './map-palette.ts';
import type { MapStatus } from './map-status.ts';
import { repaint } from './repaint.ts';
import { type DrawContent, type MapPlan, startMap } from './start-map.ts';
import { watchTheme } from './watch-theme.ts';

/**
 * A MapLibre map in `container`, made once from the plan of the first render, in the page's colours from then
 * on. `map` is there from the moment that it can be drawn on, and null without WebGL.
 */
export function useMap(
  container: RefObject<HTMLElement | null>,
  plan: MapPlan,
): { map: MapLibreMap | null; status: MapStatus } {
  const [status, setStatus] = useState<MapStatus>('starting');
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [{ ground, content, styleUrl, options }] = useState(plan);

  useEffect(() => {
    if (!container.current) return;
    const started = startMap(container.current, { ground, content, styleUrl, options });
    if (!started) {
      setStatus('no-webgl');
      return;
    }
    started.on('load', () => {
      setMap(started);
      setStatus('ready');
    });
    started.on('webglcontextlost', () => setStatus('lost'));
    started.on('webglcontextrestored', () => setStatus('ready'));
    if (styleUrl) watchStyle(started, () => setStatus('failed'));
    // For scripts that ask a page what its map has drawn, as the journeys in e2e/ do.
    Object.assign(container.current, { maplibreMap: started });
    const unwatch = watchTheme(() => recolour(started, styleUrl ? [content] : [ground, content]));
    return () => {
      unwatch();
      setMap(null);
      started.remove();
    };
  }, [container, ground, content, styleUrl, options]);

  return { map, status };
}

/** Calls back when a style that is fetched cannot be had; later errors (a tile, a glyph) leave the map running. */
function watchStyle(map: MapLibreMap, onFailure: () => void): void {
  map.on('error', onFailure);
  map.once('style.load', () => map.off('error', onFailure));
}

function recolour(map: MapLibreMap, contents: DrawContent[]): void {
  const palette = readPalette();
  setMapImages(map, palette);
  for (const draw of contents) repaint(map, draw(palette, readPageFonts()).layers);
}
