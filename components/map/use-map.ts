import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import { readPageFonts } from './label-fonts.ts';
import { setMapImages } from './map-images.ts';
import { readPalette } from './map-palette.ts';
import type { MapStatus } from './map-status.ts';
import { repaint } from './repaint.ts';
import { type DrawContent, type MapPlan, startMap } from './start-map.ts';
import { watchContext } from './watch-context.ts';
import { watchTheme } from './watch-theme.ts';

/** A map on the page. */
export interface MapOnPage {
  /** There while it can be drawn on: not before its style is, and not while the graphics card has dropped it. */
  map: MapLibreMap | null;
  status: MapStatus;
  /** The map stands on the plan's own ground, not on a style of someone else's. */
  isOwnGround: boolean;
}

/** A MapLibre map in `container`, made once from the plan of the first render, in the page's colours from then on. */
export function useMap(container: RefObject<HTMLElement | null>, plan: MapPlan): MapOnPage {
  const [status, setStatus] = useState<MapStatus>('starting');
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isOwnGround, setOwnGround] = useState(plan.styleUrl === undefined);
  const [{ ground, content, styleUrl, options }] = useState(plan);

  useEffect(() => {
    if (!container.current) return;
    const started = startMap(container.current, { ground, content, styleUrl, options });
    if (!started) {
      setStatus('no-webgl');
      return;
    }
    const { map: made } = started;
    let canDraw = false;
    let isRecoloured = true;
    const recolour = () => {
      isRecoloured = canDraw;
      if (canDraw) paint(made, started.isOwnGround() ? [ground, content] : [content]);
    };
    const onReady = () => {
      canDraw = true;
      if (!isRecoloured) recolour();
      setOwnGround(started.isOwnGround());
      setMap(made);
      setStatus('ready');
    };
    const onLost = () => {
      canDraw = false;
      setMap(null);
      setStatus('lost');
    };
    made.on('load', onReady);
    const unwatchContext = watchContext(made, {
      onLost,
      onRestored: onReady,
      onGone: () => setStatus('failed'),
    });
    const unwatchTheme = watchTheme(recolour);
    // For scripts that ask a page what its map has drawn, as the journeys in e2e/ do.
    Object.assign(container.current, { maplibreMap: made });
    return () => {
      unwatchTheme();
      unwatchContext();
      setMap(null);
      made.remove();
    };
  }, [container, ground, content, styleUrl, options]);

  return { map, status, isOwnGround };
}

/** Gives what is on the map the colours that the page has now. */
function paint(map: MapLibreMap, contents: DrawContent[]): void {
  const palette = readPalette();
  setMapImages(map, palette);
  for (const draw of contents) repaint(map, draw(palette, readPageFonts()).layers);
}
