import type { FeatureCollection, Point } from 'geojson';
import { rulerAt } from '#lib/geo/ruler.ts';
import { LENGTH_UNITS, type LengthUnit } from '#lib/golf/units.ts';
import type { CourseHole } from './course-profile.ts';
import { holeLine, pointAlongHole } from './hole-geometry.ts';

/** Marks every 50 m (or yards) along a hole, counted back from the green, as stakes on a course are. */
export function holeMarks(hole: CourseHole, unit: LengthUnit): FeatureCollection<Point, { label: string }> {
  const line = holeLine(hole).map(([lon, lat]): [number, number] => [lon, lat]);
  const features: FeatureCollection<Point, { label: string }>['features'] = [];
  if (line.length > 1) {
    const length = rulerAt(line[0]![1]).lineDistance(line);
    const step = 50 * LENGTH_UNITS[unit].metres;
    // The last mark leaves the tee's own badge free.
    for (let mark = 1; mark * step < length - 20; mark++) {
      const point = pointAlongHole(hole, 1 - (mark * step) / length);
      if (!point) continue;
      features.push({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [...point] },
        properties: { label: String(mark * 50) },
      });
    }
  }
  return { type: 'FeatureCollection', features };
}
