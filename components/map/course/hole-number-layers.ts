import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { CourseColours } from '../course-colours.ts';
import type { LabelFonts } from '../label-fonts.ts';
import { isChosen, strength } from './chosen-hole.ts';

const isFirstOfNine: ExpressionSpecification = ['in', ['get', 'label'], ['literal', ['1', '10', '19']]];

/** The holes' numbers on the discs at their tees, and below them the nine's name where the course has several. */
export function holeNumberLayers(colours: CourseColours, fonts: LabelFonts): LayerSpecification[] {
  return [
    {
      id: 'hole-loop',
      type: 'symbol',
      source: 'points',
      minzoom: 13,
      // Seen whole, a nine is named where it begins; closer, at each hole.
      filter: ['all', ['has', 'loop'], ['any', ['>=', ['zoom'], 15.5], isFirstOfNine]],
      layout: {
        'text-field': ['upcase', ['get', 'loop']],
        'text-font': fonts('semibold'),
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 8.5, 18, 11],
        'text-letter-spacing': 0.08,
        'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
        'text-radial-offset': ['interpolate', ['linear'], ['zoom'], 14, 1.1, 18, 1.5],
        // The first holes are named before the others, for which there may be no room.
        'symbol-sort-key': ['to-number', ['get', 'label'], 99],
      },
      paint: {
        'text-color': colours.ink,
        'text-halo-color': colours.halo,
        'text-halo-width': 1.4,
        'text-opacity': strength(0.5),
      },
    },
    {
      id: 'hole-number',
      type: 'symbol',
      source: 'points',
      filter: ['==', ['get', 'kind'], 'tee'],
      layout: {
        'text-field': ['get', 'label'],
        'text-font': fonts('semibold'),
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 7.5, 14.5, 9.5, 16, 11.5, 18, 14],
        'text-allow-overlap': true,
        'text-ignore-placement': true,
        'text-rotation-alignment': 'viewport',
      },
      paint: {
        'text-color': ['case', isChosen, colours.onAccent, colours.ink],
        'text-opacity': strength(0.6),
      },
    },
  ];
}
