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
import { type MapPalette, readPalette } from './map-colours.ts';
import { setMapImages } from './map-images.ts';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString());

/** How long another style may take to load. */
const STYLE_PATIENCE_MILLISECONDS = 8000;

export interface MapContent {
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
  state?: StateSpecification;
}

export type DrawContent = (palette: MapPalette, fonts: LabelFonts) => MapContent;

export interface MapPlan {
  /** Land or paper under everything, unless `styleUrl` is given. */
  ground: DrawContent;
  content: DrawContent;
  /** A MapLibre style instead of `ground`, which is drawn after all if the style can't be loaded. */
  styleUrl?: string | undefined;
  options: Omit<MapOptions, 'container' | 'style'>;
}

/** `isOwnGround` is known once the style is there. */
export interface StartedMap {
  map: MapLibreMap;
  isOwnGround: () => boolean;
}

/** Undefined where the browser gives no WebGL 2 context. */
export function startMap(container: HTMLElement, plan: MapPlan): StartedMap | undefined {
  const palette = readPalette();
  let map: MapLibreMap;
  try {
    map = new MapLibreMap({
      attributionControl: false,
      validateStyle: process.env.NODE_ENV !== 'production',
      fadeDuration: prefersReducedMotion() ? 0 : 200,
      // Sources name our tiles by path, which their worker can't resolve against the page.
      transformRequest: (url) => ({ url: new URL(url, location.href).href }),
      ...plan.options,
      container,
      style: plan.styleUrl ?? ownStyle(plan, palette),
    });
  } catch {
    // The constructor throws GPUInitializationError, and some drivers throw other errors.
    return undefined;
  }
  let isOwnGround = plan.styleUrl === undefined;
  map.once('style.load', () => {
    setMapImages(map, palette);
    if (!isOwnGround) drawOver(map, plan.content, palette);
  });
  if (!isOwnGround) {
    watchStyle(map, () => {
      isOwnGround = true;
      map.setStyle(ownStyle(plan, palette), { diff: false });
    });
  }
  return { map, isOwnGround: () => isOwnGround };
}

/** Later errors (a tile, a glyph) leave the map running. */
function watchStyle(map: MapLibreMap, onFailure: () => void): void {
  const settle = () => {
    clearTimeout(timer);
    map.off('error', fail);
    map.off('style.load', settle);
    map.off('remove', settle);
  };
  const fail = () => {
    settle();
    onFailure();
  };
  const timer = setTimeout(fail, STYLE_PATIENCE_MILLISECONDS);
  map.on('error', fail);
  map.on('style.load', settle);
  map.on('remove', settle);
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

/** The other style's sources have their own attribution. */
function drawOver(map: MapLibreMap, draw: DrawContent, palette: MapPalette): void {
  const { sources, layers, state = {} } = draw(palette, fontsOfStyle(map.getStyle()));
  for (const [key, { default: value }] of Object.entries(state)) map.setGlobalStateProperty(key, value);
  for (const [id, source] of Object.entries(sources)) map.addSource(id, source);
  for (const layer of layers) map.addLayer(layer);
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
}

/** The operator's style; undefined for our own ground. */
export function readMapStyleUrl(): string | undefined {
  return document.documentElement.dataset.mapStyle;
}

/** True where the system asks for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
