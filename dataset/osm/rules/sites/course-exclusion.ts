import { isPitchAndPuttName } from '#dataset/course/course-kind.ts';
import { findNoGolf } from '#dataset/text/no-golf.ts';
import type { OsmTags } from '../../osm-feature.ts';

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

const gameKeys = ['golf:course', 'golf_course', 'golf', 'sport', 'golf:type'] as const;

const goneKeys = [
  'disused',
  'abandoned',
  'demolished',
  'razed',
  'proposed',
  'construction',
  'closed',
] as const;

/** https://wiki.openstreetmap.org/wiki/Lifecycle_prefix */
const gonePrefix =
  /^(disused|abandoned|demolished|razed|removed|destroyed|historic|was|proposed|planned|construction):(leisure|golf|sport)$/;

/**
 * For an object tagged `leisure=golf_course`: the rule and the tag that says so; null when it is a course.
 */
export function findExclusion(tags: OsmTags): { rule: string; value: string } | null {
  for (const key of gameKeys) {
    const values =
      tags[key]
        ?.toLowerCase()
        .split(';')
        .map((value) => value.trim()) ?? [];
    const rule = values.includes('golf')
      ? undefined
      : values.map((value) => rulesByValue.get(value)).find(Boolean);
    if (rule) return { rule, value: `${key}=${tags[key]}` };
  }
  const lifecycle = Object.keys(tags).find((key) => gonePrefix.test(key));
  if (lifecycle) return { rule: 'course-not-in-use', value: `${lifecycle}=${tags[lifecycle]}` };
  const inside = (['indoor', 'building'] as const).find((key) => tags[key] && tags[key] !== 'no');
  if (inside) return { rule: 'course-indoors', value: `${inside}=${tags[inside]}` };
  const gone = goneKeys.find((key) => tags[key] === 'yes');
  if (gone) return { rule: 'course-not-in-use', value: `${gone}=yes` };
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
