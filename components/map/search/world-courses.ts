import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { LabelFonts } from '#components/map/label-fonts.ts';
import { type MapPalette, mixColours } from '#components/map/map-colours.ts';
import { ROOM_PIXELS } from '#components/map/map-images.ts';
import type { DrawContent } from '#components/map/use-map.ts';
import { mappedGroundLayers } from './mapped-ground.ts';

/** The global state `highlighted` holds a golf_id; 0 for no course. */
const isHighlighted: ExpressionSpecification = ['==', ['id'], ['global-state', 'highlighted']];

const isMapped: ExpressionSpecification = ['==', ['get', 'map'], 1];

/**
 * Clusters with counts (`dots` have no clusters), single courses, their names at street zoom. `query` is the filter as the
 * tiles' address takes it. Global state `highlighted` is a golf_id.
 */
export function worldCourses(tiles: CourseTiles, query: string): DrawContent {
  return (palette, fonts) => ({
    state: { highlighted: { default: 0 } },
    sources: {
      courses: { type: 'vector', url: courseTilesUrl(tiles, query) },
      'mapped-ground': { type: 'vector', url: '/tiles/ground.json' },
    },
    layers: [
      ...mappedGroundLayers(palette, fonts),
      ...courseLayers(palette, fonts, tiles),
      ...clusterLayers(palette, fonts),
    ],
  });
}

/** Clustered by zoom, or each course on its own. */
export type CourseTiles = 'courses' | 'dots';

/** The address of the tiles with a filter. */
export function courseTilesUrl(tiles: CourseTiles, query: string): string {
  return `/tiles/${tiles}.json${query && `?${query}`}`;
}

/** Pixels by zoom: dots are small enough for the thousands of a country at once. */
const RADIUS: Readonly<Record<CourseTiles, Readonly<Record<number, number>>>> = {
  courses: { 2: 3, 9: 5, 13: 7 },
  dots: { 3: 1.25, 6: 2.25, 9: 4.5, 13: 7 },
};

/** Pixels, by count; smaller on a world of a phone's width. */
const clusterRadius = (scale: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  0,
  radiusByCount(0.7 * scale),
  2,
  radiusByCount(scale),
];

const radiusByCount = (scale: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['sqrt', ['get', 'count']],
  ...[1.4, 10, 5, 13, 20, 19, 60, 27, 150, 36].map((value, i) => (i % 2 === 0 ? value : value * scale)),
];

/** Image size at which `room` is as wide as a circle of one pixel's radius. */
const ROOM_OF_RADIUS = 2 / ROOM_PIXELS;

function clusterLayers(
  { deepGreen, onDeepGreen, paper }: MapPalette,
  fonts: LabelFonts,
): LayerSpecification[] {
  return [
    {
      id: 'cluster',
      type: 'circle',
      source: 'courses',
      'source-layer': 'cluster',
      paint: {
        'circle-color': deepGreen,
        'circle-radius': clusterRadius(1),
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
        'text-font': fonts('semibold'),
        'text-size': ['interpolate', ['linear'], ['sqrt', ['get', 'count']], 1.4, 11, 20, 12.5, 60, 14],
        'text-allow-overlap': true,
        // Keeps names of towns and countries clear of the circle.
        'icon-image': 'room',
        'icon-size': clusterRadius(ROOM_OF_RADIUS),
        'icon-allow-overlap': true,
      },
      paint: { 'text-color': onDeepGreen },
    },
  ];
}

/** A value by zoom, made from the radius there. */
function byRadius(
  tiles: CourseTiles,
  valueOfRadius: (pixels: number) => number | ExpressionSpecification,
): ExpressionSpecification {
  const stops = Object.entries(RADIUS[tiles]).flatMap(([zoom, pixels]) => [
    Number(zoom),
    valueOfRadius(pixels),
  ]);
  return ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification;
}

function courseLayers(palette: MapPalette, fonts: LabelFonts, tiles: CourseTiles): LayerSpecification[] {
  const { deepGreen, paper, ink, flag } = palette;
  return [
    {
      id: 'course',
      type: 'circle',
      source: 'courses',
      'source-layer': 'course',
      paint: {
        // Filled where holes are mapped, a ring where only the place is known.
        'circle-color': ['case', isHighlighted, flag, isMapped, deepGreen, paper],
        'circle-radius': byRadius(tiles, (pixels) => [
          'case',
          isHighlighted,
          pixels + 4,
          isMapped,
          pixels * 1.2,
          pixels,
        ]),
        'circle-stroke-color': ['case', isMapped, paper, deepGreen],
        'circle-stroke-width': byRadius(tiles, (pixels) => {
          const most = Math.min(1.8, pixels * 0.6);
          return ['case', isMapped, most / 1.5, most];
        }),
      },
    },
    {
      id: 'course-name',
      type: 'symbol',
      source: 'courses',
      'source-layer': 'course',
      minzoom: 9,
      layout: {
        'text-field': [
          'case',
          ['has', 'latin'],
          ['format', ['get', 'name'], {}, '\n', {}, ['get', 'latin'], { 'font-scale': 0.85 }],
          ['get', 'name'],
        ],
        'text-font': fonts('medium'),
        'text-size': ['interpolate', ['linear'], ['zoom'], 9, 11, 14, 14],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom', 'top-left', 'bottom-left'],
        'text-radial-offset': 0.8,
        'text-justify': 'auto',
        'text-max-width': 9,
        'text-padding': 3,
      },
      paint: {
        'text-color': ['case', isHighlighted, flag, mixColours(ink, deepGreen, 0.6)],
        'text-halo-color': paper,
        'text-halo-width': 1.6,
      },
    },
    {
      // Placed before the names, so that none runs over another course's dot.
      id: 'course-room',
      type: 'symbol',
      source: 'courses',
      'source-layer': 'course',
      // Farther out, dots would leave no room for the names of towns.
      minzoom: tiles === 'dots' ? 7 : 0,
      layout: {
        'icon-image': 'room',
        'icon-size': byRadius(tiles, (pixels) => (pixels + 1) * ROOM_OF_RADIUS),
        'icon-allow-overlap': true,
        'icon-padding': 0,
      },
    },
  ];
}
