import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { CourseColours } from '../course-colours.ts';

/** Metres beyond the outline, as pixels, at which the thin contours run. */
const CONTOURS = [4, 9, 15];

/**
 * Surfaces and hazards in the order of a printed yardage book, from below: outline and its contours, rough and
 * woods, fairway, paths, water, tees, sand with a soft edge, greens.
 */
export function groundLayers(colours: CourseColours): LayerSpecification[] {
  return [
    ...CONTOURS.map((offset, index) => contour(offset, index, colours)),
    fill('outline', ['outline'], colours.outline),
    fill('range', ['driving_range'], colours.range),
    fill('rough', ['rough'], colours.rough),
    fill('waste', ['waste'], colours.waste),
    fill('woods', ['trees'], colours.woods),
    pattern('woods-trees', ['trees'], 'woods'),
    fill('fairway', ['fairway'], colours.fairway),
    edge('fairway-edge', ['fairway'], colours.fairwayEdge, 0.8),
    path('path', colours),
    fill('water', ['water', 'lateral_water'], colours.water),
    edge('water-edge', ['water', 'lateral_water'], colours.waterEdge, 1),
    fill('tee', ['tee'], colours.tee),
    edge('tee-edge', ['tee'], colours.teeEdge, 0.7),
    collar('green-collar', ['green'], colours.fairway),
    softEdge('bunker-edge', ['bunker'], colours.sandEdge),
    fill('bunker', ['bunker'], colours.sand),
    fill('green', ['green'], colours.green),
    edge('green-edge', ['green'], colours.greenEdge, 1),
    fill('clubhouse', ['clubhouse'], colours.building),
    bounds('out-of-bounds', colours),
  ];
}

const isKind = (kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const isArea: ExpressionSpecification = ['!=', ['geometry-type'], 'LineString'];

function fill(id: string, kinds: string[], colour: string): LayerSpecification {
  return {
    id,
    type: 'fill',
    source: 'ground',
    filter: ['all', isKind(kinds), isArea],
    paint: { 'fill-color': colour },
  };
}

function pattern(id: string, kinds: string[], image: string): LayerSpecification {
  return {
    id,
    type: 'fill',
    source: 'ground',
    minzoom: 13.5,
    filter: ['all', isKind(kinds), isArea],
    paint: {
      'fill-pattern': image,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.5, 0, 14.5, 0.85],
    },
  };
}

/** A line whose width doubles with each zoom beyond 17, as if it were drawn on the ground. */
function edge(id: string, kinds: string[], colour: string, width: number): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'ground',
    minzoom: 13,
    filter: isKind(kinds),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 13, width * 0.3, 16, width, 19, width * 2],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0.3, 15, 1],
    },
  };
}

function softEdge(id: string, kinds: string[], colour: string): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'ground',
    minzoom: 13.5,
    filter: isKind(kinds),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 13.5, 1.4, 16, 3, 19, 11],
      'line-blur': ['interpolate', ['exponential', 1.6], ['zoom'], 13.5, 0.3, 16, 2, 19, 8],
    },
  };
}

/** The band of shorter grass round a green. */
function collar(id: string, kinds: string[], colour: string): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'ground',
    minzoom: 14,
    filter: isKind(kinds),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['exponential', 2], ['zoom'], 14, 1, 19, 22],
    },
  };
}

function contour(offset: number, index: number, colours: CourseColours): LayerSpecification {
  return {
    id: `contour-${index + 1}`,
    type: 'line',
    source: 'ground',
    filter: isKind(['outline']),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours.contour,
      'line-width': 0.7,
      'line-opacity': 0.9 - index * 0.28,
      'line-offset': ['interpolate', ['exponential', 1.5], ['zoom'], 13, -offset * 0.6, 17, -offset * 2.4],
    },
  };
}

function path(id: string, colours: CourseColours): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'ground',
    minzoom: 14,
    filter: isKind(['path']),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colours.path,
      'line-width': ['interpolate', ['exponential', 1.8], ['zoom'], 14, 0.6, 17, 2, 19, 6],
    },
  };
}

function bounds(id: string, colours: CourseColours): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'ground',
    minzoom: 14,
    filter: isKind(['out_of_bounds']),
    paint: { 'line-color': colours.accent, 'line-width': 1.2, 'line-dasharray': [3, 3] },
  };
}
