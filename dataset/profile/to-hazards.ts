import type { GolfProfile, Hazard, Surface } from '#lib/contract/golf-profile.ts';
import type { CourseHazard, CourseSurface } from '../course/course-in-progress.ts';
import { areaCentroid, areaSquareMetres } from '../geometry/area.ts';
import { roundTo, toArea, toLineString, toPoint } from './contract-geometry.ts';
import { idFromKey, uniqueId } from './stable-id.ts';

/** By key; those whose rings collapse are left out. */
export function toHazards(
  golfId: string,
  drafts: readonly CourseHazard[],
  holeIds: ReadonlyMap<string, string>,
): Hazard[] {
  const taken = new Set<string>();
  const hazards: Hazard[] = [];
  for (const draft of sortByKey(drafts)) {
    const geometry = toArea(draft.geometry);
    if (!geometry) continue;
    hazards.push({
      hazard_id: uniqueId(`${golfId}-${idFromKey(draft.key)}`, taken),
      type: draft.type,
      name: draft.name,
      hole_ids: idsOf(draft.holeKeys, holeIds),
      area: roundTo(areaSquareMetres(geometry), 1),
      centroid: toPoint(areaCentroid(geometry)),
      geometry,
    });
  }
  return hazards;
}

/** By key; lines (paths) have no area. */
export function toSurfaces(
  golfId: string,
  drafts: readonly CourseSurface[],
  holeIds: ReadonlyMap<string, string>,
): Surface[] {
  const taken = new Set<string>();
  const surfaces: Surface[] = [];
  for (const draft of sortByKey(drafts)) {
    const geometry =
      draft.geometry.type === 'LineString'
        ? toLineString(draft.geometry.coordinates)
        : toArea(draft.geometry);
    if (!geometry) continue;
    surfaces.push({
      surface_id: uniqueId(`${golfId}-${idFromKey(draft.key)}`, taken),
      type: draft.type,
      hole_ids: idsOf(draft.holeKeys, holeIds),
      area: geometry.type === 'LineString' ? null : roundTo(areaSquareMetres(geometry), 1),
      geometry,
    });
  }
  return surfaces;
}

/** By type, with square metres. */
export function toHazardSummary(hazards: readonly Hazard[]): GolfProfile['hazard_summary'] {
  const summary: GolfProfile['hazard_summary'] = {};
  for (const { type, area } of hazards) {
    const sum = summary[type] ?? { count: 0, area: 0 };
    summary[type] = { count: sum.count + 1, area: roundTo(sum.area + area, 1) };
  }
  return summary;
}

function sortByKey<T extends { key: string }>(drafts: readonly T[]): T[] {
  return [...drafts].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

function idsOf(keys: readonly string[], holeIds: ReadonlyMap<string, string>): string[] {
  const ids = keys.map((key) => holeIds.get(key)).filter((id) => id !== undefined);
  return [...new Set(ids)].sort();
}
