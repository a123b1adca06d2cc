import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { LabelFonts } from '#components/map/label-fonts.ts';
import type { CourseColours } from '#components/map/map-colours.ts';

/**
 * Lines, tees in their colours, flags, numbers; for the chosen hole distance marks, the place pointed at, and the point
 * measured with its two lines. The style's global state `hole` names the chosen hole ('' for the whole course).
 */
export function holeLayers(colours: CourseColours, fonts: LabelFonts): LayerSpecification[] {
  return [
    ...holeLineLayers(colours),
    ...holePointLayers(colours),
    ...holeNumberLayers(colours, fonts),
    ...markLayers(colours, fonts),
    ...measuredLayers(colours, fonts),
  ];
}

const chosen: ExpressionSpecification = ['global-state', 'hole'];

const isChosen: ExpressionSpecification = ['==', ['get', 'hole'], chosen];

/** Others fade to `back` when a hole is chosen. */
function strength(back: number): ExpressionSpecification {
  return ['case', ['any', ['==', chosen, ''], isChosen], 1, back];
}

function holeLineLayers(colours: CourseColours): LayerSpecification[] {
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
        // The chosen one has a line of its own, which these dashes would fringe.
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

function holePointLayers(colours: CourseColours): LayerSpecification[] {
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

const isFirstOfNine: ExpressionSpecification = ['in', ['get', 'label'], ['literal', ['1', '10', '19']]];

function holeNumberLayers(colours: CourseColours, fonts: LabelFonts): LayerSpecification[] {
  return [
    {
      id: 'hole-loop',
      type: 'symbol',
      source: 'points',
      minzoom: 13,
      // From afar a nine is named where it begins; closer, at each hole.
      filter: ['all', ['has', 'loop'], ['any', ['>=', ['zoom'], 15.5], isFirstOfNine]],
      layout: {
        'text-field': ['upcase', ['get', 'loop']],
        'text-font': fonts('semibold'),
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 8.5, 18, 11],
        'text-letter-spacing': 0.08,
        'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
        'text-radial-offset': ['interpolate', ['linear'], ['zoom'], 14, 1.1, 18, 1.5],
        // The first holes are named first, in case there isn't room for all.
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

function markLayers(colours: CourseColours, fonts: LabelFonts): LayerSpecification[] {
  return [
    {
      id: 'mark',
      type: 'symbol',
      source: 'marks',
      layout: {
        'text-field': ['get', 'label'],
        'text-font': fonts('medium'),
        'text-size': 11,
        'text-anchor': 'left',
        'text-offset': [0.7, 0],
        'text-rotation-alignment': 'viewport',
      },
      paint: { 'text-color': colours.ink, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
    },
    {
      id: 'mark-dot',
      type: 'circle',
      source: 'marks',
      paint: {
        'circle-radius': 2.5,
        'circle-color': colours.halo,
        'circle-stroke-color': colours.accent,
        'circle-stroke-width': 1.2,
      },
    },
    {
      id: 'walk',
      type: 'circle',
      source: 'walk',
      paint: {
        'circle-radius': 6,
        'circle-color': colours.halo,
        'circle-opacity': 0.8,
        'circle-stroke-color': colours.accent,
        'circle-stroke-width': 2,
      },
    },
  ];
}

function measuredLayers(colours: CourseColours, fonts: LabelFonts): LayerSpecification[] {
  return [
    {
      id: 'measure-line',
      type: 'line',
      source: 'measure',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colours.ink, 'line-width': 1.5, 'line-dasharray': [2, 1.5] },
    },
    {
      id: 'measure-point',
      type: 'circle',
      source: 'measure',
      filter: ['==', ['get', 'kind'], 'point'],
      paint: {
        'circle-radius': 5,
        'circle-color': colours.accent,
        'circle-stroke-color': colours.halo,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'measure-label',
      type: 'symbol',
      source: 'measure',
      filter: ['has', 'label'],
      layout: {
        'text-field': ['get', 'label'],
        'text-font': fonts('semibold'),
        'text-size': 13,
        'text-allow-overlap': true,
        'text-rotation-alignment': 'viewport',
      },
      paint: { 'text-color': colours.ink, 'text-halo-color': colours.halo, 'text-halo-width': 2 },
    },
  ];
}
