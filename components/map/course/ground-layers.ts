import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import type { CourseColours } from '#components/map/map-colours.ts';
import type { GroundKind } from '#lib/golf/surfaces.ts';

/** Pixels from the outline to the thin contours. */
const CONTOURS = [4, 9, 15];

/**
 * Layers in the order of a printed yardage book, from below: outline and contours, rough and woods, fairway, paths,
 * water, tees, sand with a soft edge, greens. `opacity` is that of all fills.
 */
export function groundLayers(
  colours: CourseColours,
  opacity?: ExpressionSpecification,
): LayerSpecification[] {
  const layers = [
    ...CONTOURS.map((offset, index) => contour(offset, index, colours)),
    fill('outline', colours),
    fill('range', colours),
    fill('rough', colours),
    fill('waste', colours),
    fill('trees', colours),
    crowns('trees'),
    fill('fairway', colours),
    edge('fairway', colours.fairwayEdge, 0.8),
    line('ground-path', 'path', 14, {
      'line-color': colours.path,
      'line-width': ['interpolate', ['exponential', 1.8], ['zoom'], 14, 0.6, 17, 2, 19, 6],
    }),
    fill('water', colours),
    edge('water', colours.waterEdge, 1),
    fill('tee', colours),
    edge('tee', colours.teeEdge, 0.7),
    line('ground-green-collar', 'green', 14, {
      'line-color': colours.fairway,
      'line-width': ['interpolate', ['exponential', 2], ['zoom'], 14, 1, 19, 22],
    }),
    line('ground-bunker-edge', 'bunker', 13.5, {
      'line-color': colours.bunkerEdge,
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 13.5, 1.4, 16, 3, 19, 11],
      'line-blur': ['interpolate', ['exponential', 1.6], ['zoom'], 13.5, 0.3, 16, 2, 19, 8],
    }),
    fill('bunker', colours),
    fill('green', colours),
    edge('green', colours.greenEdge, 1),
    fill('clubhouse', colours),
    line('ground-bounds', 'bounds', 14, {
      'line-color': colours.bounds,
      'line-width': 1.2,
      'line-dasharray': [3, 3],
    }),
  ];
  return opacity === undefined ? layers : layers.map((layer) => withOpacity(layer, opacity));
}

/** Water around the course, under its ground. From afar it would be a rectangle, so it fades in. */
export function waterLayers(colours: CourseColours): LayerSpecification[] {
  const opacity: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 12.5, 0, 13.5, 1];
  return [
    {
      id: 'waters',
      type: 'fill',
      source: 'waters',
      filter: isArea,
      paint: { 'fill-color': colours.water, 'fill-opacity': opacity },
    },
    {
      id: 'waters-rivers',
      type: 'line',
      source: 'waters',
      filter: ['!', isArea],
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colours.water,
        'line-opacity': opacity,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 13, 1, 18, 12],
      },
    },
  ];
}

/** Has plain fills fade in; the crowns of woods do so by themselves. */
function withOpacity(layer: LayerSpecification, opacity: ExpressionSpecification): LayerSpecification {
  const isPlain = layer.type === 'fill' && layer.paint?.['fill-opacity'] === undefined;
  return isPlain ? { ...layer, paint: { ...layer.paint, 'fill-opacity': opacity } } : layer;
}

/** `ground-green` and `ground-green-edge` are layers of green. */
export function isLayerOf(kind: GroundKind, layerId: string): boolean {
  return `${layerId}-`.startsWith(`ground-${kind}-`);
}

const isKind = (kind: GroundKind): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const isArea: ExpressionSpecification = ['!=', ['geometry-type'], 'LineString'];

function fill(kind: GroundKind, colours: CourseColours): LayerSpecification {
  return {
    id: `ground-${kind}`,
    type: 'fill',
    source: 'ground',
    filter: ['all', isKind(kind), isArea],
    paint: { 'fill-color': colours[kind] },
  };
}

function crowns(kind: GroundKind): LayerSpecification {
  return {
    id: `ground-${kind}-crowns`,
    type: 'fill',
    source: 'ground',
    minzoom: 13.5,
    filter: ['all', isKind(kind), isArea],
    paint: {
      'fill-pattern': 'woods',
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.5, 0, 14.5, 0.85],
    },
  };
}

function line(
  id: string,
  kind: GroundKind,
  minzoom: number,
  paint: LineLayerSpecification['paint'],
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'ground',
    minzoom,
    filter: isKind(kind),
    layout: { 'line-join': 'round' },
    paint,
  };
}

function edge(kind: GroundKind, colour: string, width: number): LayerSpecification {
  return line(`ground-${kind}-edge`, kind, 13, {
    'line-color': colour,
    'line-width': ['interpolate', ['linear'], ['zoom'], 13, width * 0.3, 16, width, 19, width * 2],
    'line-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0.3, 15, 1],
  });
}

function contour(offset: number, index: number, colours: CourseColours): LayerSpecification {
  return line(`contour-${index + 1}`, 'outline', 0, {
    'line-color': colours.contour,
    'line-width': 0.7,
    'line-opacity': 0.9 - index * 0.28,
    'line-offset': ['interpolate', ['exponential', 1.5], ['zoom'], 13, -offset * 0.6, 17, -offset * 2.4],
  });
}
