import type { LayerSpecification } from 'maplibre-gl';
import type { LabelFonts } from '#components/map/label-fonts.ts';
import { type MapPalette, mixColours } from '#components/map/map-colours.ts';

/** Places in ems around the dot: each side close by, then clear of a cluster on top of it. */
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

/** Places in ems: on the spot, else just above or below it; farther off it may be in the sea or another region. */
const REGION_NAME_PLACES: (string | [number, number])[] = [
  'center',
  [0, 0],
  'bottom',
  [0, -1.5],
  'top',
  [0, 1.5],
  'bottom',
  [0, -2.6],
  'top',
  [0, 2.6],
];

/** Layers of the names of countries, regions, towns and waters; `sea` is the colour around the waters' names. */
export function placeNameLayers(palette: MapPalette, fonts: LabelFonts, sea: string): LayerSpecification[] {
  const { paper, ink, inkSoft } = palette;
  return [
    waterNames(palette, fonts, sea),
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
    regionNames(palette, fonts),
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

/** Names in spaced capitals, lighter than countries'; towns make room for them. */
function regionNames({ paper, inkSoft }: MapPalette, fonts: LabelFonts): LayerSpecification {
  return {
    id: 'region-name',
    type: 'symbol',
    source: 'places',
    'source-layer': 'region',
    minzoom: 5,
    maxzoom: 9,
    // `rank` is the zoom from which a region is named.
    filter: ['<=', ['get', 'rank'], ['zoom']],
    layout: {
      'text-field': ['upcase', ['get', 'name']],
      'text-font': fonts(),
      'text-size': ['interpolate', ['linear'], ['zoom'], 5, 9.5, 8, 12],
      'text-letter-spacing': 0.24,
      'text-max-width': 9,
      'text-padding': 4,
      'text-variable-anchor-offset': REGION_NAME_PLACES,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      'text-color': inkSoft,
      'text-halo-color': paper,
      'text-halo-width': 1.2,
      'text-opacity': ['interpolate', ['linear'], ['zoom'], 8, 0.85, 9, 0],
    },
  };
}

/** Names in italics, as on printed maps, and under all others. */
function waterNames(palette: MapPalette, fonts: LabelFonts, sea: string): LayerSpecification {
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
