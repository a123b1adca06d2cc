import type { LayerSpecification } from 'maplibre-gl';
import type { CourseColours } from '../course-colours.ts';
import { isChosen, strength } from './chosen-hole.ts';

/** The holes' lines of play with arrow heads in the direction of play; the chosen one drawn through. */
export function holeLineLayers(colours: CourseColours): LayerSpecification[] {
  return [
    {
      id: 'hole-line',
      type: 'line',
      source: 'holes',
      layout: { 'line-cap': 'butt', 'line-join': 'round' },
      paint: {
        'line-color': colours.line,
        'line-width': ['interpolate', ['linear'], ['zoom'], 13, 0.7, 17, 1.4],
        'line-dasharray': [4, 3],
        // The chosen one has a line of its own, which this one's dashes would fringe.
        'line-opacity': ['case', isChosen, 0, strength(0.25)],
      },
    },
    {
      id: 'hole-line-chosen',
      type: 'line',
      source: 'holes',
      filter: isChosen,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.accent, 'line-width': 2 },
    },
    {
      id: 'hole-direction',
      type: 'symbol',
      source: 'holes',
      minzoom: 14.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 140,
        'icon-image': 'direction',
        'icon-size': ['interpolate', ['linear'], ['zoom'], 14.5, 0.6, 17, 1],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'icon-padding': 0,
      },
      paint: {
        'icon-color': ['case', isChosen, colours.accent, colours.line],
        'icon-opacity': strength(0.3),
      },
    },
  ];
}
