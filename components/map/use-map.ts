import {
  type LayerSpecification,
  Map as MapLibreMap,
  type MapOptions,
  type SourceSpecification,
  type StateSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import { setMapImages } from './map-images.ts';
import { type MapPalette, readPalette } from './map-palette.ts';
import type { MapStatus } from './map-status.ts';
import { repaint } from './repaint.ts';
import { watchTheme } from './watch-theme.ts';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString());

/** What is drawn: sources, layers from below, and the start of the global state that their expressions read. */
export interface MapContent {
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
  state?: StateSpecification;
}

/** A map's content in a palette; `fonts` are the page's font families, from which MapLibre draws labels. */
export type DrawContent = (palette: MapPalette, fonts: string[]) => MapContent;

export interface MapPlan {
  /** Land or paper under everything, unless `styleUrl` is given. */
  ground: DrawContent;
  content: DrawContent;
  /** Any MapLibre style to be used in place of `ground`. */
  styleUrl?: string | undefined;
  options: Omit<MapOptions, 'container' | 'style'>;
}

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

/** Undefined where the browser gives no WebGL 2 context. */
function startMap(container: HTMLElement, plan: MapPlan): MapLibreMap | undefined {
  const palette = readPalette();
  const content = plan.content(palette, readFonts());
  let map: MapLibreMap;
  try {
    map = new MapLibreMap({
      attributionControl: false,
      validateStyle: process.env.NODE_ENV !== 'production',
      fadeDuration: prefersReducedMotion() ? 0 : 200,
      // Sources name our own tiles by path; the worker that fetches them knows no page to resolve it against.
      transformRequest: (url) => ({ url: new URL(url, location.href).href }),
      ...plan.options,
      container,
      style: plan.styleUrl ?? joinContents(plan.ground(palette, readFonts()), content),
    });
  } catch {
    // The constructor throws GPUInitializationError, and on some drivers whatever the context's creation throws.
    return undefined;
  }
  map.once('style.load', () => {
    setMapImages(map, palette);
    if (!plan.styleUrl) return;
    for (const [id, source] of Object.entries(content.sources)) map.addSource(id, source);
    for (const layer of content.layers) map.addLayer(layer);
    for (const [key, { default: value }] of Object.entries(content.state ?? {})) {
      map.setGlobalStateProperty(key, value);
    }
  });
  return map;
}

function joinContents(ground: MapContent, content: MapContent) {
  return {
    version: 8 as const,
    state: { ...ground.state, ...content.state },
    sources: { ...ground.sources, ...content.sources },
    layers: [...ground.layers, ...content.layers],
    transition: { duration: prefersReducedMotion() ? 0 : 200, delay: 0 },
  };
}

function recolour(map: MapLibreMap, contents: DrawContent[]): void {
  const palette = readPalette();
  setMapImages(map, palette);
  for (const draw of contents) repaint(map, draw(palette, readFonts()).layers);
}

/** The page's own text fonts: MapLibre draws labels from them, since the style has no glyphs URL. */
function readFonts(): string[] {
  return (
    getComputedStyle(document.body)
      .fontFamily.split(',')
      .map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2'))
      // Next's metric-adjusted stand-ins name fonts of other systems, which cannot be loaded on this one.
      .filter((family) => !/ Fallback$/.test(family))
  );
}

/** True where the visitor has asked their system for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
