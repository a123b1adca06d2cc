import type { GolfProfile, Hazard, Surface } from '#lib/contract/golf-profile.ts';
import type { CourseHazard, CourseSurface } from '../course/course-in-progress.ts';
import { areaCentroid, areaSquareMetres } from '../geometry/area.ts';
import { roundTo, toArea, toLineString, toPoint } from './contract-geometry.ts';
import { idFromKey, uniqueId } from './stable-id.ts';
import { partOrigin } from './to-origins.ts';

/** Hazards by key; those whose rings collapse are left out. */
export function toHazards(
  golfId: string,
  mapped: readonly CourseHazard[],
  holeIds: ReadonlyMap<string, string>,
): Hazard[] {
  const taken = new Set<string>();
  const hazards: Hazard[] = [];
  for (const each of sortByKey(mapped)) {
    const geometry = toArea(each.geometry);
    if (!geometry) continue;
    hazards.push({
      hazard_id: uniqueId(`${golfId}-${idFromKey(each.key)}`, taken),
      type: each.type,
      name: each.name,
      hole_ids: idsOf(each.holeKeys, holeIds),
      area: roundTo(areaSquareMetres(geometry), 1),
      centroid: toPoint(areaCentroid(geometry)),
      geometry,
      origin: partOrigin(each.key),
    });
  }
  return hazards;
}

export function toSurfaces(
  golfId: string,
  mapped: readonly CourseSurface[],
  holeIds: ReadonlyMap<string, string>,
): Surface[] {
  const taken = new Set<string>();
  const surfaces: Surface[] = [];
  for (const each of sortByKey(mapped)) {
    const geometry =
      each.geometry.type === 'LineString' ? toLineString(each.geometry.coordinates) : toArea(each.geometry);
    if (!geometry) continue;
    surfaces.push({
      surface_id: uniqueId(`${golfId}-${idFromKey(each.key)}`, taken),
      type: each.type,
      hole_ids: idsOf(each.holeKeys, holeIds),
      area: geometry.type === 'LineString' ? null : roundTo(areaSquareMetres(geometry), 1),
      geometry,
      origin: partOrigin(each.key),
    });
  }
  return surfaces;
}

/** Counts by type, with square metres. */
export function toHazardSummary(hazards: readonly Hazard[]): GolfProfile['hazard_summary'] {
  const summary: GolfProfile['hazard_summary'] = {};
  for (const { type, area } of hazards) {
    const sum = summary[type] ?? { count: 0, area: 0 };
    summary[type] = { count: sum.count + 1, area: roundTo(sum.area + area, 1) };
  }
  return summary;
}

function sortByKey<T extends { key: string }>(mapped: readonly T[]): T[] {
  return [...mapped].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

function idsOf(keys: readonly string[], holeIds: ReadonlyMap<string, string>): string[] {
  const ids = keys.map((key) => holeIds.get(key)).filter((id) => id !== undefined);
  return [...new Set(ids)].sort();
}
