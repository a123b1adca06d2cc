import type { LayerSpecification } from 'maplibre-gl';
import type { LabelFonts } from '#components/map/label-fonts.ts';
import type { MapSource } from '#components/map/map-attribution.tsx';
import { type MapPalette, mixColours } from '#components/map/map-colours.ts';
import type { DrawContent } from '#components/map/start-map.ts';

/** Coarse lines fade out here, where the fine coast takes over: closer in, they'd be off by whole fairways. */
const FADE = [9, 10.2] as const;
/** Rivers are strokes of some kilometres: they fade before towns appear next to them. */
const RIVER_FADE = [7.2, 8.4] as const;

/** In ems around the dot: each side close by, then clear of a cluster on top of it. */
const TOWN_NAME_PLACES = [0.45, 1.3, 2.1].flatMap((away): (string | [number, number])[] => [
  'left',
  [away, 0],
  'right',
  [-away, 0],
  'bottom',
  [0, -away],
  'top',
  [0, away],
]);

/** The site's own base map. */
export const worldGround: DrawContent = (palette, fonts) => ({
  sources: {
    land: { type: 'vector', url: '/basemap/land.json' },
    coast: { type: 'vector', url: '/basemap/coast.json' },
    places: { type: 'vector', url: '/basemap/places.json' },
  },
  layers: [...landLayers(palette), ...nameLayers(palette, fonts)],
});

/** For the map's attribution. */
const WORLD_SOURCES: MapSource[] = [
  {
    name: 'OpenStreetMap',
    attribution: '© OpenStreetMap contributors',
    url: 'https://www.openstreetmap.org/copyright',
  },
  { name: 'Natural Earth', attribution: null, url: 'https://www.naturalearthdata.com/' },
  { name: 'GeoNames', attribution: null, url: 'https://www.geonames.org/' },
];

/** Sources that ask for attribution, and the base map's that these don't name. */
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

/** Land is lighter in both themes: hue alone makes a coast hard to see in the dark one. */
export function shoreColours({ paper, ink, water, rough, isDark }: MapPalette): ShoreColours {
  return {
    land: isDark ? mixColours(rough, ink, 0.05) : mixColours(paper, rough, 0.18),
    sea: isDark ? mixColours(paper, water, 0.15) : mixColours(paper, water, 0.3),
    shore: isDark ? mixColours(paper, water, 0.55) : mixColours(paper, water, 0.85),
  };
}

function landLayers(palette: MapPalette): LayerSpecification[] {
  const { ink, water, isDark } = palette;
  const colours = shoreColours(palette);
  const { land, sea, shore } = colours;
  const river = isDark ? mixColours(land, water, 0.5) : mixColours(land, water, 0.55);
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
  fade: readonly [from: number, to: number] = FADE,
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

function fading(opacity: number, [from, to]: readonly [from: number, to: number] = FADE) {
  return ['interpolate', ['linear'], ['zoom'], from, opacity, to, 0] as [
    'interpolate',
    ['linear'],
    ['zoom'],
    ...number[],
  ];
}

function nameLayers(palette: MapPalette, fonts: LabelFonts): LayerSpecification[] {
  const { paper, ink, inkSoft } = palette;
  return [
    waterNames(palette, fonts),
    {
      id: 'town-name',
      type: 'symbol',
      source: 'places',
      'source-layer': 'town',
      minzoom: 3,
      // `rank` is the zoom from which a town is shown.
      filter: ['<=', ['get', 'rank'], ['zoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts(),
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['interpolate', ['linear'], ['get', 'rank'], 3, 12, 7, 10],
          10,
          ['interpolate', ['linear'], ['get', 'rank'], 3, 18, 6, 15, 10, 11],
        ],
        'text-max-width': 7,
        'text-padding': 4,
        'text-variable-anchor-offset': TOWN_NAME_PLACES,
        'text-justify': 'auto',
        'icon-image': 'town',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'symbol-sort-key': ['-', ['get', 'people']],
      },
      paint: { 'text-color': inkSoft, 'text-halo-color': paper, 'text-halo-width': 1.2 },
    },
    {
      id: 'country-name',
      type: 'symbol',
      source: 'places',
      'source-layer': 'country',
      maxzoom: 8,
      // While the largest part is some 60 to 2,500 pixels across; `size` is log₂ of its share of the sphere.
      filter: [
        'all',
        ['>=', ['+', ['zoom'], ['/', ['get', 'size'], 2]], -3.4],
        ['<=', ['+', ['zoom'], ['/', ['get', 'size'], 2]], 1.8],
      ],
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': fonts('medium'),
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 9, 4, 11, 7, 14],
        'text-letter-spacing': 0.12,
        'text-max-width': 7,
        'text-padding': 5,
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.6,
        'symbol-sort-key': ['-', ['get', 'size']],
      },
      paint: {
        'text-color': mixColours(inkSoft, ink, 0.2),
        'text-halo-color': paper,
        'text-halo-width': 1.4,
        'text-opacity': 0.9,
      },
    },
  ];
}

/** In italics, as on printed maps, and under all other names. */
function waterNames(palette: MapPalette, fonts: LabelFonts): LayerSpecification {
  const { sea } = shoreColours(palette);
  return {
    id: 'water-name',
    type: 'symbol',
    source: 'places',
    'source-layer': 'water',
    // `rank` is the zoom from which a water is named.
    filter: ['<=', ['get', 'rank'], ['zoom']],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': fonts('italic'),
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 5, 12, 9, 15],
      'text-letter-spacing': 0.06,
      'text-max-width': 6,
      'text-padding': 6,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      'text-color': mixColours(palette.water, palette.ink, palette.isDark ? 0.45 : 0.5),
      'text-halo-color': sea,
      'text-halo-width': 1,
    },
  };
}
