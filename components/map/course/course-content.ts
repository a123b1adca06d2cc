import { courseColours } from '../course-colours.ts';
import type { DrawContent } from '../start-map.ts';
import { type CourseFeatures, NO_FEATURES } from './course-features.ts';
import { groundLayers } from './ground-layers.ts';
import { holeLayers } from './hole-layers.ts';

/**
 * One course for the map. Its sources `marks`, `measure` and `walk` start empty; its global state `hole` is the chosen
 * hole's anchor, '' for none.
 */
export function courseContent(features: CourseFeatures): DrawContent {
  return (palette, fonts) => {
    const colours = courseColours(palette);
    return {
      state: { hole: { default: '' } },
      sources: {
        ground: { type: 'geojson', data: features.ground, tolerance: 0.1, maxzoom: 16 },
        holes: { type: 'geojson', data: features.holes, tolerance: 0.1, maxzoom: 16 },
        points: { type: 'geojson', data: features.points, maxzoom: 16 },
        marks: { type: 'geojson', data: NO_FEATURES },
        measure: { type: 'geojson', data: NO_FEATURES },
        walk: { type: 'geojson', data: NO_FEATURES },
      },
      layers: [...groundLayers(colours), ...holeLayers(colours, fonts)],
    };
  };
}

/** Plain paper under a course: a coastline traced for whole continents would run through its fairways. */
export const paperGround: DrawContent = ({ paper }) => ({
  sources: {},
  layers: [{ id: 'paper', type: 'background', paint: { 'background-color': paper } }],
});
