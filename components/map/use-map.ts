import type { ControlPosition, IControl, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import { readPageFonts } from './label-fonts.ts';
import { readPalette } from './map-colours.ts';
import { setMapImages } from './map-images.ts';
import type { MapStatus } from './map-status.tsx';
import { type DrawContent, type MapPlan, startMap } from './start-map.ts';

export interface MapOnPage {
  /** Null until its style is there, and while the graphics card has dropped it. */
  map: MapLibreMap | null;
  status: MapStatus;
  /** False on another style. */
  isOwnGround: boolean;
}

/** Made once from the first render's plan, and repainted in the page's colours. */
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
    // For scripts that ask what the map has drawn, such as the journeys in e2e/.
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

function paint(map: MapLibreMap, contents: DrawContent[]): void {
  const palette = readPalette();
  setMapImages(map, palette);
  for (const draw of contents) repaint(map, draw(palette, readPageFonts()).layers);
}

/** Same ids, new colours. Data and filters stay. */
function repaint(map: MapLibreMap, layers: readonly LayerSpecification[]): void {
  for (const { id, paint } of layers) {
    if (!paint || !map.getLayer(id)) continue;
    for (const [property, value] of Object.entries(paint)) {
      map.setPaintProperty(id, property as Parameters<MapLibreMap['setPaintProperty']>[1], value);
    }
  }
}

/** How long a graphics card may take to give the map back. */
const PATIENCE_MILLISECONDS = 15_000;

interface ContextWatcher {
  /** The map has no style now: it can't be drawn on. */
  onLost: () => void;
  /** The map is as it was, and can be drawn on again. */
  onRestored: () => void;
  /** Not back in time. It may still come. */
  onGone: () => void;
}

/** The returned function stops watching the WebGL context. */
function watchContext(map: MapLibreMap, { onLost, onRestored, onGone }: ContextWatcher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lose = () => {
    onLost();
    clearTimeout(timer);
    timer = setTimeout(onGone, PATIENCE_MILLISECONDS);
  };
  const restored = () => {
    clearTimeout(timer);
    onRestored();
  };
  // The context is back before the style.
  const restore = () => void map.once('style.load', restored);
  map.on('webglcontextlost', lose);
  map.on('webglcontextrestored', restore);
  return () => {
    clearTimeout(timer);
    map.off('webglcontextlost', lose);
    map.off('webglcontextrestored', restore);
    map.off('style.load', restored);
  };
}

/** The switch on `<html>` or the system's setting may have changed the colours. */
function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  const page = new MutationObserver(onChange);
  page.observe(document.documentElement, { attributeFilter: ['class', 'data-theme', 'style'] });
  return () => {
    system.removeEventListener('change', onChange);
    page.disconnect();
  };
}

/** Keeps a control for as long as the map can be drawn on; another `make` replaces it. */
export function useMapControl(
  map: MapLibreMap | null,
  position: ControlPosition,
  make: () => IControl,
): void {
  useEffect(() => {
    if (!map) return;
    const control = make();
    map.addControl(control, position);
    return () => {
      // If the map was removed first, it has already dropped its controls.
      if (map.hasControl(control)) map.removeControl(control);
    };
  }, [map, position, make]);
}
