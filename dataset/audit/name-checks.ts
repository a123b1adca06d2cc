import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { isLatin } from '#lib/text/name-language.ts';
import { toSlug } from '../text/slug.ts';
import type { ProfileCheck } from './profile-checks.ts';

/** Whether names of other scripts are read. */
export const nameChecks: readonly ProfileCheck[] = [
  { row: 'names in other scripts without a Latin form', most: 0, look: lookForForms },
  { row: 'Japanese slugs read as Chinese', most: 0, look: lookForPinyin },
  { row: 'golf words of names that are not English in the Latin form', most: 0, look: lookForGolfWords },
  { row: 'names read letter by letter', most: 30, look: lookForLetters },
];

type Named = Pick<GolfProfile, 'name' | 'name_latin' | 'name_source' | 'slug' | 'location'>;

const isOther = ({ name }: Named) => !isLatin(name);
const pair = ({ name, name_latin }: Named) => `${name}: ${name_latin}`;

function lookForForms(course: Named) {
  const isMissing = course.name_latin === null || !isLatin(course.name_latin);
  return { found: isOther(course) ? 1 : 0, broken: isOther(course) && isMissing ? [course.name] : [] };
}

/** Letter by letter, as any-ascii does it. Kana come out the same both ways. */
function lookForPinyin({ name, slug, location }: Named) {
  const isRead = location.country_code === 'JP' && /\p{Script=Han}/u.test(name);
  return {
    found: isRead ? 1 : 0,
    broken: isRead && slug.startsWith(toSlug(name)) ? [`${name}: ${slug}`] : [],
  };
}

const GOLF =
  /ゴルフ|カントリ|カンツリ|クラブ|倶楽部|コース|골프|컨트리|클럽|高尔夫|高爾夫|俱乐部|俱樂部|球场|球場|球会|гольф|голф|γκολφ/iu;
const ENGLISH = /golf|country|club|course|links|\b[CG]\.?C\b/i;

/** A name that a source itself writes in Latin letters doesn't count. */
function lookForGolfWords(course: Named) {
  const isOurs = course.name_source !== 'tag' && course.name_source !== 'part';
  const isGolf = isOurs && isOther(course) && GOLF.test(course.name);
  return {
    found: isGolf ? 1 : 0,
    broken: isGolf && !ENGLISH.test(course.name_latin ?? '') ? [pair(course)] : [],
  };
}

function lookForLetters(course: Named) {
  const isSpelt = course.name_source === 'letters';
  return { found: isOther(course) ? 1 : 0, broken: isSpelt ? [pair(course)] : [] };
}
