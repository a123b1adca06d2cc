import type { OsmTags } from '../osm-feature.ts';

/** Which rule leaves out an object, and the tag that says so. */
export type Reason = { rule: string; value: string };

const gamesByValue: ReadonlyMap<string, string> = new Map([
  ['miniature', 'miniature-golf'],
  ['minigolf', 'miniature-golf'],
  ['mini_golf', 'miniature-golf'],
  ['miniature_golf', 'miniature-golf'],
  ['adventure_golf', 'miniature-golf'],
  ['crazy_golf', 'miniature-golf'],
  ['disc', 'disc-golf'],
  ['disc_golf', 'disc-golf'],
  ['discgolf', 'disc-golf'],
  ['frisbee_golf', 'disc-golf'],
  ['frisbee', 'disc-golf'],
  ['footgolf', 'foot-golf'],
  ['foot_golf', 'foot-golf'],
  ['soccer_golf', 'foot-golf'],
  ['swingolf', 'swin-golf'],
  ['swin_golf', 'swin-golf'],
  ['park_golf', 'park-golf'],
]);

const practiceByValue: ReadonlyMap<string, string> = new Map([
  ['putting', 'miniature-golf'],
  ['putting_green', 'miniature-golf'],
  ['driving_range', 'driving-range'],
  ['range', 'driving-range'],
  ['practice_range', 'driving-range'],
  ['practice', 'practice-ground'],
  ['practice_area', 'practice-ground'],
  ['training', 'practice-ground'],
]);

const gameKeys = ['golf:course', 'golf_course', 'golf', 'sport', 'golf:type'] as const;

/** `disc_golf:par`, `footgolf=hole`: a key of another game on what is tagged as golf. */
const gameInKey = /^(disc_?golf|foot_?golf|swin_?golf|mini(?:ature)?_?golf|park_golf)(?::|$)/;

/** The other game that an object is part of; golf played there, too, counts. */
export function findOtherGame(tags: OsmTags): Reason | null {
  const byKey = Object.keys(tags).find((key) => gameInKey.test(key) && tags[key] !== 'no');
  // "footgolf=yes" on a course says what else is played there.
  const isAlso =
    byKey !== undefined && tags[byKey] === 'yes' && valuesOf(tags.leisure).includes('golf_course');
  const isGolfToo = isAlso || valuesOf(tags.sport).includes('golf');
  if (byKey && !isGolfToo) {
    const rule = gamesByValue.get(
      gameInKey.exec(byKey)![1]!.replace(/^(?:foot|swin|mini)_/, (word) => word.slice(0, -1)),
    );
    if (rule) return { rule, value: `${byKey}=${tags[byKey]}` };
  }
  return byValue(tags, (value) => gamesByValue.get(value));
}

/** Another game, or ground that is only for practice. */
export function findOtherUse(tags: OsmTags): Reason | null {
  return findOtherGame(tags) ?? byValue(tags, (value) => practiceByValue.get(value));
}

function byValue(tags: OsmTags, ruleOf: (value: string) => string | undefined): Reason | null {
  for (const key of gameKeys) {
    const values = valuesOf(tags[key]);
    const rule = values.includes('golf') ? undefined : values.map(ruleOf).find(Boolean);
    if (rule) return { rule, value: `${key}=${tags[key]}` };
  }
  return null;
}

function valuesOf(text: string | undefined): string[] {
  return (
    text
      ?.toLowerCase()
      .split(';')
      .map((value) => value.trim()) ?? []
  );
}

const goneKeys = [
  'disused',
  'abandoned',
  'demolished',
  'razed',
  'removed',
  'proposed',
  'planned',
  'construction',
  'closed',
] as const;

/** `construction=golf_course` says as much as `construction=yes`; `construction=residential` is about what comes. */
const goneValue = /^(?:yes|true|hole|golf|golf_?course|golf_?hole|green|tee|fairway|bunker)$/i;

/** https://wiki.openstreetmap.org/wiki/Lifecycle_prefix */
const gonePrefix =
  /^(disused|abandoned|demolished|razed|removed|destroyed|historic|was|proposed|planned|construction):(leisure|golf|sport)$/;

/** The tag by which an object isn't in use any more, or not yet; null for one that is. */
export function findGone(tags: OsmTags): string | null {
  const prefixed = Object.keys(tags).find((key) => gonePrefix.test(key) && tags[key] !== 'no');
  const gone = prefixed ?? goneKeys.find((key) => goneValue.test(tags[key]?.trim() ?? ''));
  return gone ? `${gone}=${tags[gone]}` : null;
}
