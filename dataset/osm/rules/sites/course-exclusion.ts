import { isPitchAndPuttName } from '#dataset/course/course-kind.ts';
import { findNoGolf } from '#dataset/text/no-golf.ts';
import type { OsmTags } from '../../osm-feature.ts';
import { findGone, findOtherUse, type Reason } from '../not-played.ts';

/**
 * Why an object tagged `leisure=golf_course` isn't a course: the rule and the tag that says so; null when no tag does.
 */
export function findExclusion(tags: OsmTags): Reason | null {
  const otherUse = findOtherUse(tags);
  if (otherUse) return otherUse;
  const gone = findGone(tags);
  if (gone !== null) return { rule: 'course-not-in-use', value: gone };
  const inside = (['indoor', 'building'] as const).find((key) => tags[key] && tags[key] !== 'no');
  return inside ? { rule: 'course-indoors', value: `${inside}=${tags[inside]}` } : null;
}

/** Why it isn't one by words of its name alone: mapped holes say more. */
export function findExclusionByName(tags: OsmTags): Reason | null {
  for (const name of [tags.name, tags['name:en']]) {
    const rule = name === undefined ? null : findNoGolf(name);
    if (rule) return { rule, value: `name=${name}` };
  }
  return null;
}

/** A pitch & putt is kept, and said to be one. */
export function isPitchAndPutt(tags: OsmTags): boolean {
  return isPitchAndPuttName([tags.name, tags['golf:course'], tags.golf, tags.sport].join(' '));
}
