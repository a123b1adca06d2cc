import type { LayerSpecification } from 'maplibre-gl';
import type { LabelFonts } from '#components/map/label-fonts.ts';
import type { CourseColours } from '#components/map/map-colours.ts';

/** Layers for the chosen hole: distance marks, the place pointed at, the point measured with its two lines. */
export function measureLayers(colours: CourseColours, fonts: LabelFonts): LayerSpecification[] {
  return [...markLayers(colours, fonts), ...measuredLayers(colours, fonts)];
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
