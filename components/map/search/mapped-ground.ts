import type { LayerSpecification } from 'maplibre-gl';
import { groundLayers } from '#components/map/course/ground-layers.ts';
import type { LabelFonts } from '#components/map/label-fonts.ts';
import { courseColours, type MapPalette } from '#components/map/map-colours.ts';
import { shoreColours } from './world-ground.ts';

const GROUND = { source: 'mapped-ground', 'source-layer': 'ground' };

/** Mapped courses as on their own maps, from zoom 12 on; holes' lines and numbers from 13 on. */
export function mappedGroundLayers(palette: MapPalette, fonts: LabelFonts): LayerSpecification[] {
  const colours = courseColours(palette);
  return [
    dryLand(palette),
    ...groundLayers(colours).map((layer) => ({ ...layer, ...GROUND }) as LayerSpecification),
    {
      id: 'mapped-hole',
      type: 'line',
      source: 'mapped-ground',
      'source-layer': 'hole',
      minzoom: 13.5,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.line,
        'line-width': ['interpolate', ['linear'], ['zoom'], 13.5, 0.5, 17, 1.2],
        'line-dasharray': [4, 3],
      },
    },
    {
      id: 'mapped-hole-number',
      type: 'symbol',
      source: 'mapped-ground',
      'source-layer': 'tee',
      minzoom: 14,
      layout: {
        'text-field': ['get', 'label'],
        'text-font': fonts('semibold'),
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 9.5, 17, 13],
        'text-padding': 1,
      },
      paint: { 'text-color': colours.ink, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
    },
  ];
}

/** The coast is only accurate to about 300 m, so a mapped course is drawn as land. */
function dryLand(palette: MapPalette): LayerSpecification {
  return {
    id: 'mapped-land',
    type: 'line',
    ...GROUND,
    filter: ['in', ['get', 'kind'], ['literal', ['outline', 'fairway', 'green']]],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': shoreColours(palette).land,
      'line-width': ['interpolate', ['exponential', 2], ['zoom'], 12, 10, 17, 320],
      'line-blur': ['interpolate', ['exponential', 2], ['zoom'], 12, 3, 17, 96],
    },
  };
}
