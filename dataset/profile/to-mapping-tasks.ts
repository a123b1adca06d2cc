import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { MappingGap, MappingRule } from '#lib/contract/mapping.ts';
import { MAPPING_RULES } from '#lib/golf/mapping-rules.ts';

/** A task for MapRoulette: one object to look at, as the text of a GeoJSON FeatureCollection. */
export type MappingTask = { rule: MappingRule; collection: string };

/** Tasks for gaps that imagery is enough to fix; MapRoulette opens `@id` in an editor (line-by-line GeoJSON). */
export function toMappingTasks(profile: GolfProfile, gaps: readonly MappingGap[]): MappingTask[] {
  const holes = new Map(profile.holes.map((hole) => [hole.hole_id, hole]));
  return gaps.flatMap((gap) => {
    if (!MAPPING_RULES[gap.rule].isTask) return [];
    const hole = holes.get(gap.hole_id ?? '');
    const point = { type: 'Point', coordinates: [gap.longitude, gap.latitude] };
    const feature = {
      type: 'Feature',
      geometry: hole?.line ?? point,
      properties: {
        '@id': gap.origin.id,
        rule: gap.rule,
        course: profile.name,
        hole: hole?.number ?? null,
        page: `${profile.url}/mapping`,
      },
    };
    return [
      { rule: gap.rule, collection: JSON.stringify({ type: 'FeatureCollection', features: [feature] }) },
    ];
  });
}
