import type { LayerSpecification } from 'maplibre-gl';
import type { CourseColours } from '../course-colours.ts';
import { isChosen, strength } from './chosen-hole.ts';

/** Tees in their colours and the discs for their holes' numbers; over these the flags, which often stand by a next tee. */
export function holePointLayers(colours: CourseColours): LayerSpecification[] {
  return [
    {
      id: 'teebox',
      type: 'circle',
      source: 'points',
      minzoom: 15,
      filter: ['==', ['get', 'kind'], 'teebox'],
      paint: {
        'circle-color': ['to-color', ['get', 'colour'], colours.halo],
        'circle-radius': ['interpolate', ['exponential', 1.6], ['zoom'], 15, 2, 17, 4.5, 19, 8],
        'circle-stroke-color': colours.ink,
        'circle-stroke-width': 1,
        'circle-opacity': strength(0.5),
        'circle-stroke-opacity': strength(0.4),
      },
    },
    {
      id: 'hole-badge',
      type: 'circle',
      source: 'points',
      filter: ['==', ['get', 'kind'], 'tee'],
      paint: {
        'circle-color': ['case', isChosen, colours.accent, colours.halo],
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 13, 5.5, 14.5, 7.5, 16, 9.5, 18, 12],
        'circle-stroke-color': ['case', isChosen, colours.accent, colours.ink],
        'circle-stroke-width': 1,
        'circle-opacity': strength(0.7),
        'circle-stroke-opacity': strength(0.5),
      },
    },
    {
      id: 'green-flag',
      type: 'symbol',
      source: 'points',
      minzoom: 13,
      filter: ['==', ['get', 'kind'], 'green'],
      layout: {
        'icon-image': 'flag',
        'icon-anchor': 'bottom-left',
        'icon-offset': [-3, 2],
        'icon-size': ['interpolate', ['linear'], ['zoom'], 13, 0.45, 16, 0.8, 18, 1.1],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'icon-rotation-alignment': 'viewport',
      },
      paint: { 'icon-opacity': strength(0.45) },
    },
  ];
}
