import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapSource } from '#components/map/map-attribution.tsx';
import { type MapPalette, mixColours } from '#components/map/map-colours.ts';
import type { DrawContent } from '#components/map/use-map.ts';
import { placeNameLayers } from './place-names.ts';

type Fade = [from: number, to: number];

/** Coarse lines fade out here, where the fine coast takes over: closer in, they'd be off by whole fairways. */
const FADE: Fade = [9, 10.2];
/** Rivers are strokes of some kilometres: they fade before towns appear next to them. */
const RIVER_FADE: Fade = [7.2, 8.4];

/** The site's own base map. */
export const worldGround: DrawContent = (palette, fonts) => ({
  sources: {
    land: { type: 'vector', url: '/basemap/land.json' },
    coast: { type: 'vector', url: '/basemap/coast.json' },
    places: { type: 'vector', url: '/basemap/places.json' },
  },
  layers: [...landLayers(palette), ...placeNameLayers(palette, fonts, shoreColours(palette).sea)],
});

/** The sources that the map's attribution names. */
const WORLD_SOURCES: MapSource[] = [
  {
    name: 'OpenStreetMap',
    attribution: '© OpenStreetMap contributors',
    url: 'https://www.openstreetmap.org/copyright',
  },
  { name: 'Natural Earth', attribution: null, url: 'https://www.naturalearthdata.com/' },
  { name: 'GeoNames', attribution: null, url: 'https://www.geonames.org/' },
];

/** Sources that ask for attribution, and those of the base map that these don't name. */
export function worldSources(dataset: readonly MapSource[], isOwnGround: boolean): MapSource[] {
  const named = dataset.filter(({ attribution }) => attribution !== null);
  if (!isOwnGround) return named;
  const isNew = ({ name }: MapSource) => !named.some(({ attribution }) => attribution?.includes(name));
  return [...named, ...WORLD_SOURCES.filter(isNew)];
}

interface ShoreColours {
  land: string;
  sea: string;
  shore: string;
}

/**
 * Land is lighter than the sea in both themes: hue alone makes a coast hard to see in the dark one. Courses show up clearly
 * on both.
 */
export function shoreColours({ paper, water, rough, isDark }: MapPalette): ShoreColours {
  return {
    land: mixColours(paper, rough, isDark ? 0.72 : 0.18),
    sea: mixColours(paper, water, isDark ? 0.08 : 0.3),
    shore: mixColours(paper, water, isDark ? 0.55 : 0.85),
  };
}

function landLayers(palette: MapPalette): LayerSpecification[] {
  const { ink, water, isDark } = palette;
  const colours = shoreColours(palette);
  const { land, sea, shore } = colours;
  const river = mixColours(land, water, isDark ? 0.5 : 0.55);
  const border = mixColours(land, ink, isDark ? 0.3 : 0.32);
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    {
      id: 'land',
      type: 'fill',
      source: 'land',
      'source-layer': 'land',
      paint: { 'fill-color': land, 'fill-antialias': false },
    },
    {
      id: 'lake',
      type: 'fill',
      source: 'land',
      'source-layer': 'lake',
      paint: { 'fill-color': sea },
    },
    waterLine('river', 'river', river, [2, 0, 4, 0.4, 6, 0.8, 9, 1.6], 1, RIVER_FADE),
    waterLine('coast-shade', 'coast', shore, [0, 0, 3, 2, 8, 4], 0.25),
    waterLine('coast', 'coast', shore, [0, 0.3, 4, 0.7, 9, 1.1]),
    waterLine('shore', 'lake', shore, [3, 0.2, 8, 0.8]),
    ...coastLayers(colours),
    {
      id: 'border',
      type: 'line',
      source: 'land',
      'source-layer': 'border',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.3, 5, 0.8, 9, 1.4],
        // Short dashes are noise on a map of the world.
        'line-dasharray': ['step', ['zoom'], ['literal', [1, 0]], 4, ['literal', [5, 2]]],
        'line-opacity': fading(1),
      },
    },
  ];
}

/** The fine coast, from zoom 9 on, covers the coarse one. */
function coastLayers({ land, sea, shore }: ShoreColours): LayerSpecification[] {
  const fill = (layer: string, colour: string): LayerSpecification => ({
    id: `fine-${layer}`,
    type: 'fill',
    source: 'coast',
    'source-layer': layer,
    paint: { 'fill-color': colour, 'fill-antialias': false },
  });
  return [
    fill('sea', sea),
    fill('land', land),
    {
      id: 'fine-shore',
      type: 'line',
      source: 'coast',
      'source-layer': 'shore',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': shore,
        'line-width': ['interpolate', ['linear'], ['zoom'], 9, 0.8, 14, 1.6],
      },
    },
  ];
}

/** Widths are zoom, pixels, zoom, pixels …; the line fades with the sea. */
function waterLine(
  id: string,
  sourceLayer: string,
  colour: string,
  widths: number[],
  opacity = 1,
  fade = FADE,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'land',
    'source-layer': sourceLayer,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], widths[0]!, widths[1]!, ...widths.slice(2)],
      'line-opacity': fading(opacity, fade),
      ...(opacity < 1 ? { 'line-blur': 1.5 } : {}),
    },
  };
}

function fading(opacity: number, [from, to] = FADE): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], from, opacity, to, 0];
}
