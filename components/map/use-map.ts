import {
  AttributionControl,
  type ControlPosition,
  type IControl,
  type LayerSpecification,
  type MapEventType,
  Map as MapLibreMap,
  type MapOptions,
  type Point,
  type SourceSpecification,
  type StateSpecification,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import { type RefObject, use, useEffect, useEffectEvent, useState } from 'react';
import { fontsOfStyle, type LabelFonts, readPageFonts } from './label-fonts.ts';
import { type MapPalette, readPalette } from './map-colours.ts';
import type { MapStatus } from './map-frame.tsx';
import { setMapImages } from './map-images.ts';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString());

/** How long a graphics card may take to give the map back. */
const PATIENCE_MILLISECONDS = 15_000;
/** How long another style may take to load. */
const STYLE_PATIENCE_MILLISECONDS = 8000;

export type DrawContent = (
  palette: MapPalette,
  fonts: LabelFonts,
) => {
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
  state?: StateSpecification;
};

export interface MapPlan {
  /** Land or paper under everything, unless the operator has a style of their own. */
  ground: DrawContent;
  content: DrawContent;
  options: Omit<MapOptions, 'container' | 'style'>;
}

/**
 * Made once from the first render's plan, and repainted in the page's colours. The map is null until its style is there, and
 * while the graphics card has dropped it.
 */
export function useMap(
  container: RefObject<HTMLElement | null>,
  plan: MapPlan,
  onStatus: (status: MapStatus) => void,
): { map: MapLibreMap | null; status: MapStatus } {
  const [status, setStatus] = useState<MapStatus>('starting');
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [planned] = useState(plan);
  operatorStyle ??= readOperatorStyle();
  const base = use(operatorStyle);
  useEffect(() => onStatus(status), [status, onStatus]);

  useEffect(() => {
    if (!container.current) return;
    const made = makeMap(container.current, planned, base);
    if (!made) {
      setStatus('no-webgl');
      return;
    }
    let patience: ReturnType<typeof setTimeout> | undefined;
    const onReady = () => {
      clearTimeout(patience);
      setMap(made);
      setStatus('ready');
    };
    made.on('load', onReady);
    made.on('webglcontextlost', () => {
      setMap(null);
      setStatus('lost');
      clearTimeout(patience);
      patience = setTimeout(() => setStatus('failed'), PATIENCE_MILLISECONDS);
    });
    // The context is back before the style.
    made.on('webglcontextrestored', () => void made.once('style.load', onReady));
    // For scripts that ask what the map has drawn, such as the journeys in e2e/.
    Object.assign(container.current, { maplibreMap: made });
    return () => {
      clearTimeout(patience);
      setMap(null);
      made.remove();
    };
  }, [container, planned, base]);

  useEffect(() => {
    if (!map) return;
    const repaint = () => {
      setMapImages(map, readPalette());
      for (const { id, paint = {} } of drawStyle(planned, base).layers) {
        for (const [property, value] of Object.entries(paint)) {
          map.setPaintProperty(id, property as Parameters<MapLibreMap['setPaintProperty']>[1], value);
        }
      }
    };
    repaint();
    return watchTheme(repaint);
  }, [map, planned, base]);

  return { map, status };
}

let operatorStyle: Promise<StyleSpecification | null> | undefined;

/** Null for our own ground, which is drawn as well if the operator's style can't be loaded. */
async function readOperatorStyle(): Promise<StyleSpecification | null> {
  const url = document.documentElement.dataset.mapStyle;
  if (url === undefined) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(STYLE_PATIENCE_MILLISECONDS) });
    const style: StyleSpecification = await response.json();
    return response.ok && Array.isArray(style.layers) ? style : null;
  } catch {
    return null;
  }
}

/** Undefined where the browser gives no WebGL 2 context. */
function makeMap(
  container: HTMLElement,
  plan: MapPlan,
  base: StyleSpecification | null,
): MapLibreMap | undefined {
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
      style: drawStyle(plan, base),
    });
  } catch {
    // The constructor throws GPUInitializationError, and some drivers throw other errors.
    return undefined;
  }
  map.once('style.load', () => setMapImages(map, readPalette()));
  // The other style's sources have their own attribution.
  if (base) map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  return map;
}

function drawStyle({ ground, content }: MapPlan, base: StyleSpecification | null): StyleSpecification {
  const palette = readPalette();
  const fonts = base ? fontsOfStyle(base) : readPageFonts();
  const under = base ?? { version: 8, ...ground(palette, fonts) };
  const over = content(palette, fonts);
  return {
    ...under,
    state: { ...under.state, ...over.state },
    sources: { ...under.sources, ...over.sources },
    layers: [...under.layers, ...over.layers],
    transition: { duration: prefersReducedMotion() ? 0 : 200, delay: 0 },
  };
}

/** The switch on `<html>` or the system's setting may have changed the colours. */
function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  const page = new MutationObserver(onChange);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
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

/** Listens for as long as the map can be drawn on. */
export function useMapEvent<Type extends keyof MapEventType>(
  map: MapLibreMap | null,
  type: Type,
  listener: (event: MapEventType[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listening = map?.on(type, (event) => onEvent(event as MapEventType[Type]));
    return () => listening?.unsubscribe();
  }, [map, type]);
}

/** What these layers have drawn at most this many pixels from a point. */
export function featuresAround(map: MapLibreMap, { x, y }: Point, reach: number, layers: string[]) {
  return map.queryRenderedFeatures(
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    { layers },
  );
}

/** True where the system asks for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
