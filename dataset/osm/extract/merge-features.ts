import type { OsmFeature } from '../osm-feature.ts';
import { compareOsmIds } from '../osm-feature.ts';

/** Features by id; the same object from several files is kept once. */
export type FeatureSet = Map<string, OsmFeature>;

/**
 * Adds a feature unless the set holds the same object in a newer form. Files may overlap (a country and a
 * continent, two neighbours) and differ in age, and a clipped file may hold only a part of a relation: the higher
 * version wins, then the later change, then the fuller geometry, so that the order of files does not matter.
 */
export function addNewest(features: FeatureSet, feature: OsmFeature): void {
  const known = features.get(feature.id);
  if (!known || compareAge(feature, known) > 0) features.set(feature.id, feature);
}

function compareAge(a: OsmFeature, b: OsmFeature): number {
  return (
    a.version - b.version || a.timestamp - b.timestamp || shapeRank(a) - shapeRank(b) || compareContent(a, b)
  );
}

/**
 * A closed way may come both as a line and as an area. A hole or path is the line; the outline of a course is a
 * line only in a file where it could not be closed.
 */
function shapeRank({ geometry, tags }: OsmFeature): number {
  if (geometry.type !== 'LineString') return 1;
  return tags.leisure === 'golf_course' ? 0 : 2;
}

function compareContent(a: OsmFeature, b: OsmFeature): number {
  const aText = JSON.stringify([a.geometry.coordinates, Object.entries(a.tags).sort()]);
  const bText = JSON.stringify([b.geometry.coordinates, Object.entries(b.tags).sort()]);
  return aText.length - bText.length || (aText < bText ? -1 : aText > bText ? 1 : 0);
}

/** The features in the order of their ids, whatever order they came in. */
export function sortedFeatures(features: FeatureSet): OsmFeature[] {
  return [...features.values()].sort((a, b) => compareOsmIds(a.id, b.id));
}
