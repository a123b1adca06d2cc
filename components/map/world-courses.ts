import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { type MapPalette, mixColours } from './map-palette.ts';
import type { DrawContent } from './use-map.ts';

/** The id (golf_id) of the course that list and map light up together; 0 for none. */
const isLit: ExpressionSpecification = ['==', ['id'], ['global-state', 'lit']];

/**
 * All courses from the server's tiles: clusters with counts, single courses, their names at street zoom.
 * `query` is the filter as the tiles' address takes it. Global state `lit` is the golf_id of one course to light.
 */
export function worldCourses(query: string): DrawContent {
  return (palette, fonts) => ({
    state: { lit: { default: 0 } },
    sources: { courses: { type: 'vector', url: courseTilesUrl(query) } },
    layers: [...courseLayers(palette, fonts), ...clusterLayers(palette, fonts)],
  });
}

/** Where the TileJSON of the courses that pass a filter is. */
export function courseTilesUrl(query: string): string {
  return `/tiles/courses.json${query && `?${query}`}`;
}

function clusterLayers({ deepGreen, onDeepGreen, paper }: MapPalette, fonts: string[]): LayerSpecification[] {
  return [
    {
      id: 'cluster',
      type: 'circle',
      source: 'courses',
      'source-layer': 'cluster',
      paint: {
        'circle-color': deepGreen,
        'circle-radius': [
          'interpolate',
          ['linear'],
          ['sqrt', ['get', 'count']],
          1.4,
          10,
          5,
          13,
          20,
          19,
          60,
          27,
          150,
          36,
        ],
        'circle-stroke-color': paper,
        'circle-stroke-width': 2,
        'circle-stroke-opacity': 0.7,
        'circle-opacity': 0.94,
      },
    },
    {
      id: 'cluster-count',
      type: 'symbol',
      source: 'courses',
      'source-layer': 'cluster',
      layout: {
        'text-field': [
          'case',
          ['>=', ['get', 'count'], 10_000],
          ['concat', ['round', ['/', ['get', 'count'], 1000]], 'k'],
          ['>=', ['get', 'count'], 1000],
          ['concat', ['/', ['round', ['/', ['get', 'count'], 100]], 10], 'k'],
          ['to-string', ['get', 'count']],
        ],
        'text-font': ['semibold', ...fonts],
        'text-size': ['interpolate', ['linear'], ['sqrt', ['get', 'count']], 1.4, 11, 20, 12.5, 60, 14],
        'text-allow-overlap': true,
        // Towns' and countries' names keep clear of the circles.
        'text-padding': 9,
      },
      paint: { 'text-color': onDeepGreen },
    },
  ];
}

function courseLayers(palette: MapPalette, fonts: string[]): LayerSpecification[] {
  const { deepGreen, paper, ink, flag } = palette;
  return [
    {
      id: 'course',
      type: 'circle',
      source: 'courses',
      'source-layer': 'course',
      paint: {
        // Filled where the holes are mapped, a ring where only the place is known.
        'circle-color': ['case', isLit, flag, ['==', ['get', 'map'], 1], deepGreen, paper],
        'circle-radius': [
          'interpolate',
          ['linear'],
          ['zoom'],
          2,
          ['case', isLit, 7, 3],
          9,
          ['case', isLit, 9, 5],
          13,
          ['case', isLit, 11, 7],
        ],
        'circle-stroke-color': ['case', ['==', ['get', 'map'], 1], paper, deepGreen],
        'circle-stroke-width': ['case', ['==', ['get', 'map'], 1], 1.2, 1.8],
      },
    },
    {
      id: 'course-name',
      type: 'symbol',
      source: 'courses',
      'source-layer': 'course',
      minzoom: 9,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['medium', ...fonts],
        'text-size': ['interpolate', ['linear'], ['zoom'], 9, 11, 14, 14],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.8,
        'text-justify': 'auto',
        'text-max-width': 9,
        'text-padding': 3,
      },
      paint: {
        'text-color': ['case', isLit, flag, mixColours(ink, deepGreen, 0.6)],
        'text-halo-color': paper,
        'text-halo-width': 1.6,
      },
    },
  ];
}
