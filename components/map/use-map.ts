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
import { useIsDark } from '#components/site/preferences.ts';
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
 * A map, made once from a plan that stays the same, and repainted in the page's colours. It's null until its style is
 * there, and while the graphics card has dropped it.
 */
export function useMap(
  container: RefObject<HTMLElement | null>,
  plan: MapPlan,
  onStatus: (status: MapStatus) => void,
): { map: MapLibreMap | null; status: MapStatus } {
  const [status, setStatus] = useState<MapStatus>('starting');
  const [map, setMap] = useState<MapLibreMap | null>(null);
  operatorStyle ??= readOperatorStyle();
  const base = use(operatorStyle);
  const isDark = useIsDark();
  useEffect(() => onStatus(status), [status, onStatus]);
  const make = useEffectEvent((element: HTMLElement) => makeMap(element, plan, base, readPalette(isDark)));

  useEffect(() => {
    if (!container.current) return;
    const made = make(container.current);
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
  }, [container]);

  useEffect(() => {
    if (!map) return;
    const palette = readPalette(isDark);
    setMapImages(map, palette);
    for (const { id, paint = {} } of drawStyle(plan, base, palette).layers) {
      for (const [property, value] of Object.entries(paint)) {
        map.setPaintProperty(id, property as Parameters<MapLibreMap['setPaintProperty']>[1], value);
      }
    }
  }, [map, plan, base, isDark]);

  return { map, status };
}

let operatorStyle: Promise<StyleSpecification | null> | undefined;

/** The operator's style; null for our own ground, also if theirs can't be loaded. */
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
  palette: MapPalette,
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
      style: drawStyle(plan, base, palette),
    });
  } catch {
    // The constructor throws GPUInitializationError, and some drivers throw other errors.
    return undefined;
  }
  map.once('style.load', () => setMapImages(map, palette));
  // The other style's sources have their own attribution.
  if (base) map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  return map;
}

function drawStyle(
  { ground, content }: MapPlan,
  base: StyleSpecification | null,
  palette: MapPalette,
): StyleSpecification {
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

/** What these layers have drawn within `reach` pixels of a point. */
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
