import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { CourseColours } from './course-colours.ts';

const chosen: ExpressionSpecification = ['global-state', 'hole'];
const isChosen: ExpressionSpecification = ['==', ['get', 'hole'], chosen];
const noneChosen: ExpressionSpecification = ['==', chosen, ''];
/** Full for the chosen hole and for all while none is chosen; the others step back. */
const strength = (back: number): ExpressionSpecification => ['case', ['any', noneChosen, isChosen], 1, back];

/**
 * The holes over the ground: lines with their direction of play, tees in their colours, flags, numbers. The
 * style's global state `hole` names the chosen hole ('' for none).
 */
export function holeLayers(colours: CourseColours, fonts: string[]): LayerSpecification[] {
  return [...lineLayers(colours), ...pointLayers(colours, fonts), ...measureLayers(colours, fonts)];
}

function lineLayers(colours: CourseColours): LayerSpecification[] {
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
        'line-opacity': strength(0.25),
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

function pointLayers(colours: CourseColours, fonts: string[]): LayerSpecification[] {
  return [
    {
      id: 'teebox',
      type: 'circle',
      source: 'points',
      minzoom: 14.5,
      filter: ['==', ['get', 'kind'], 'teebox'],
      paint: {
        'circle-color': ['to-color', ['get', 'colour'], colours.halo],
        'circle-radius': ['interpolate', ['exponential', 1.6], ['zoom'], 14.5, 1.8, 17, 4.5, 19, 8],
        'circle-stroke-color': colours.ink,
        'circle-stroke-width': 1,
        'circle-opacity': strength(0.5),
        'circle-stroke-opacity': strength(0.4),
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
    {
      id: 'hole-badge',
      type: 'circle',
      source: 'points',
      filter: ['==', ['get', 'kind'], 'tee'],
      paint: {
        'circle-color': ['case', isChosen, colours.accent, colours.halo],
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 13, 6, 15, 9, 18, 12],
        'circle-stroke-color': ['case', isChosen, colours.accent, colours.ink],
        'circle-stroke-width': 1,
        'circle-opacity': strength(0.7),
        'circle-stroke-opacity': strength(0.5),
      },
    },
    {
      id: 'hole-number',
      type: 'symbol',
      source: 'points',
      filter: ['==', ['get', 'kind'], 'tee'],
      layout: {
        'text-field': ['get', 'label'],
        'text-font': ['semibold', ...fonts],
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 8, 15, 11, 18, 14],
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

/** Distance marks of the chosen hole, the place pointed at, and the point measured with its two lines. */
function measureLayers(colours: CourseColours, fonts: string[]): LayerSpecification[] {
  return [
    {
      id: 'mark',
      type: 'symbol',
      source: 'marks',
      layout: {
        'text-field': ['get', 'label'],
        'text-font': ['medium', ...fonts],
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
        'text-font': ['semibold', ...fonts],
        'text-size': 13,
        'text-allow-overlap': true,
        'text-rotation-alignment': 'viewport',
      },
      paint: { 'text-color': colours.ink, 'text-halo-color': colours.halo, 'text-halo-width': 2 },
    },
  ];
}
