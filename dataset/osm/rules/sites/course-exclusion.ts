import type { OsmTags } from '../../osm-feature.ts';
import { findOtherGame } from './other-games.ts';

const rulesByValue: ReadonlyMap<string, string> = new Map([
  ['miniature', 'miniature-golf'],
  ['minigolf', 'miniature-golf'],
  ['mini_golf', 'miniature-golf'],
  ['miniature_golf', 'miniature-golf'],
  ['adventure_golf', 'miniature-golf'],
  ['crazy_golf', 'miniature-golf'],
  ['putting', 'miniature-golf'],
  ['putting_green', 'miniature-golf'],
  ['disc', 'disc-golf'],
  ['disc_golf', 'disc-golf'],
  ['discgolf', 'disc-golf'],
  ['frisbee_golf', 'disc-golf'],
  ['footgolf', 'foot-golf'],
  ['foot_golf', 'foot-golf'],
  ['soccer_golf', 'foot-golf'],
  ['swingolf', 'swin-golf'],
  ['swin_golf', 'swin-golf'],
  ['park_golf', 'park-golf'],
  ['driving_range', 'driving-range'],
  ['range', 'driving-range'],
  ['practice', 'practice-ground'],
  ['practice_area', 'practice-ground'],
  ['practice_range', 'driving-range'],
  ['training', 'practice-ground'],
]);

/** Keys whose value may name another game than golf. */
const gameKeys = ['golf:course', 'golf_course', 'golf', 'sport', 'golf:type'] as const;

/** Keys that say that a course is no more, or not yet. */
const goneKeys = [
  'disused',
  'abandoned',
  'demolished',
  'razed',
  'proposed',
  'construction',
  'closed',
] as const;

/** Why an object tagged `leisure=golf_course` is none: the rule and the tag that says so; null when it is one. */
export function findExclusion(tags: OsmTags): { rule: string; value: string } | null {
  for (const key of gameKeys) {
    const values =
      tags[key]
        ?.toLowerCase()
        .split(';')
        .map((value) => value.trim()) ?? [];
    // A course may offer golf and foot golf: golf is enough.
    const rule = values.includes('golf')
      ? undefined
      : values.map((value) => rulesByValue.get(value)).find(Boolean);
    if (rule) return { rule, value: `${key}=${tags[key]}` };
  }
  const gone = goneKeys.find((key) => tags[key] === 'yes');
  if (gone) return { rule: 'course-not-in-use', value: `${gone}=yes` };
  for (const name of [tags.name, tags['name:en']]) {
    const rule = name === undefined ? null : findOtherGame(name);
    if (rule) return { rule, value: `name=${name}` };
  }
  return null;
}

/** Whether a course is a pitch & putt: kept, and said to be one. */
export function isPitchAndPutt(tags: OsmTags): boolean {
  return /pitch[\s_-]*(&|and|['’]?n['’]?|\+|en|und|et|y|e)?[\s_-]*putt(?!\p{L})/iu.test(
    `${tags.name ?? ''} ${tags['golf:course'] ?? ''} ${tags.golf ?? ''} ${tags.sport ?? ''}`,
  );
}
