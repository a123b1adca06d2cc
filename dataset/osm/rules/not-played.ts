import { byWord } from '../../text/by-word.ts';
import type { OsmTags } from '../osm-feature.ts';

/** Which rule leaves out an object, and the tag that says so. */
export type Reason = { rule: string; value: string };

const gamesByValue = byWord({
  'miniature-golf': 'miniature minigolf mini_golf miniature_golf adventure_golf crazy_golf',
  'disc-golf': 'disc disc_golf discgolf frisbee_golf frisbee',
  'foot-golf': 'footgolf foot_golf soccer_golf',
  'swin-golf': 'swingolf swin_golf',
  'park-golf': 'park_golf',
});

const practiceByValue = byWord({
  'miniature-golf': 'putting putting_green',
  'driving-range': 'driving_range range practice_range',
  'practice-ground': 'practice practice_area training',
});

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

const goneKeys = 'disused abandoned demolished razed removed proposed planned construction closed'.split(' ');

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
