import {
  AttributionControl,
  type LayerSpecification,
  Map as MapLibreMap,
  type MapOptions,
  type SourceSpecification,
  type StateSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import { fontsOfStyle, type LabelFonts, readPageFonts } from './label-fonts.ts';
import { setMapImages } from './map-images.ts';
import { type MapPalette, readPalette } from './map-palette.ts';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString());

/** What is drawn: sources, layers from below, and the start of the global state that their expressions read. */
export interface MapContent {
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
  state?: StateSpecification;
}

/** A map's content in a palette, its labels in `fonts`. */
export type DrawContent = (palette: MapPalette, fonts: LabelFonts) => MapContent;

export interface MapPlan {
  /** Land or paper under everything, unless `styleUrl` is given. */
  ground: DrawContent;
  content: DrawContent;
  /** Any MapLibre style to be used in place of `ground`. */
  styleUrl?: string | undefined;
  options: Omit<MapOptions, 'container' | 'style'>;
}

/** Makes a plan's map in `container`; undefined where the browser gives no WebGL 2 context. */
export function startMap(container: HTMLElement, plan: MapPlan): MapLibreMap | undefined {
  const palette = readPalette();
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
      style: plan.styleUrl ?? ownStyle(plan, palette),
    });
  } catch {
    // The constructor throws GPUInitializationError, and on some drivers whatever the context's creation throws.
    return undefined;
  }
  map.once('style.load', () => {
    setMapImages(map, palette);
    if (plan.styleUrl) drawOver(map, plan.content, palette);
  });
  return map;
}

function ownStyle(plan: MapPlan, palette: MapPalette) {
  const fonts = readPageFonts();
  const [ground, content] = [plan.ground(palette, fonts), plan.content(palette, fonts)];
  return {
    version: 8 as const,
    state: { ...ground.state, ...content.state },
    sources: { ...ground.sources, ...content.sources },
    layers: [...ground.layers, ...content.layers],
    transition: { duration: prefersReducedMotion() ? 0 : 200, delay: 0 },
  };
}

/** Draws the content over a style of someone else's, whose sources say themselves whom to name. */
function drawOver(map: MapLibreMap, draw: DrawContent, palette: MapPalette): void {
  const { sources, layers, state = {} } = draw(palette, fontsOfStyle(map.getStyle()));
  for (const [key, { default: value }] of Object.entries(state)) map.setGlobalStateProperty(key, value);
  for (const [id, source] of Object.entries(sources)) map.addSource(id, source);
  for (const layer of layers) map.addLayer(layer);
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
}
