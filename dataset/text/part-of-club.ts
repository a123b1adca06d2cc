import { foldedWords } from '#lib/text/fold.ts';
import { isGenericName, joinInitials, tellingWords } from './course-name.ts';
import { COMMON_WORDS, GOLF_WORDS, SISTER_WORDS } from './golf-words.ts';

/** "Falconwood Course", "Parcours 'Le Lion'", "Campo Europa", "파인코스": a course with up to two words of its own. */
const OWN_WORDS = [
  /^(?:the )?(?<own>\S+(?: \S+)?) (?:course|nine|platz|kurs|bana|banan|baan)$/iu,
  /^(?:parcours|campo|recorrido|percorso|cancha) (?<own>\S+(?: \S+)?)$/iu,
  /^(?!.*[CG]C)(?<own>[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Han}A-Za-z]{1,6})(?:코스|コース)$/u,
];
/** Next to "course" these say as little as "old" and "valley". */
const MORE_COMMON = new Set(
  'main medal wee back front public offentlicher compact loch trous hoyos blauer gelber roter'.split(' '),
);

const CLUB_WORD =
  /(?<!\p{L})(?:clubs?|klubb?(?:en)?|klubur|clube|circolo|society|resort|country|cc|gc|gcc|golf(?:club|klubb?|klubben|park|anlage|zentrum|resort|cent(?:er|re)))(?!\p{L})|golf ?cent(?:er|re)|^golf |골프|컨트리|cc$|ゴルフ|カントリー|倶楽部|クラブ|高尔夫|高爾夫|俱乐部|гольф/iu;
const GOLF_WORD = /golf|гольф|γκολφ|골프|ゴルフ|高尔夫|高爾夫/iu;

/** Nothing but golf, in scripts that need no blanks. */
const UNSPACED_GOLF =
  /^(?:골프(?:장|코스|클럽)?|퍼블릭|컨트리클럽|ゴルフ場|ゴルフコース|ショートコース|(?:高尔夫|高爾夫)?(?:球场|球場|俱乐部|俱樂部)|高尔夫|高爾夫|ဂေါက်ကွင်း|زمین گلف|สนามกอล์ฟ)$/u;
/** "9 Loch", "18-Loch Meisterschaftsplatz", "18 trous par 73". */
const COUNT_OF_HOLES = /^\d{1,2}[ -](?:loch|trous|hoyos|hål|huller|holes?|buche)(?: \p{L}+)?(?: \d+)?$/iu;
/** "The Country Club" is a name; "Golf Club" isn't. */
const NAMING = new Set(['the', 'country', 'links', 'resort', 'cc', 'gcc']);

/** Nothing but "golf course", in any language: as good as no name. */
export function isGolfOnly(name: string): boolean {
  const words = foldedWords(name);
  return (
    UNSPACED_GOLF.test(name) ||
    (words.length > 0 && words.every((word) => GOLF_WORDS.has(word) && !NAMING.has(word)))
  );
}

/**
 * What a name needs to be understood: 'bare' ones ("Old Course", "골프장") their club or else their town, 'part' ones
 * ("Falconwood Course") their club if there is one, clubs of no other words ("The Country Club") their town. "North Country
 * Golf Club" is whole.
 */
export function needsClub(name: string): 'bare' | 'part' | 'town' | null {
  if (UNSPACED_GOLF.test(name)) return 'bare';
  if (COUNT_OF_HOLES.test(name)) return 'bare';
  const words = foldedWords(name);
  if (words.length > 0 && isGenericName(name)) {
    const hasSister = words.some((word) => SISTER_WORDS.has(word));
    if (isGolfOnly(name) || !CLUB_WORD.test(name)) return 'bare';
    return hasSister ? null : 'town';
  }
  const own = ownWords(name);
  if (own === null || GOLF_WORD.test(name) || CLUB_WORD.test(name)) return null;
  const isCommon = (word: string) =>
    COMMON_WORDS.has(word) || SISTER_WORDS.has(word) || GOLF_WORDS.has(word) || MORE_COMMON.has(word);
  return foldedWords(own).every(isCommon) ? 'bare' : 'part';
}

function ownWords(name: string): string | null {
  return OWN_WORDS.map((pattern) => pattern.exec(name)?.groups?.own).find(Boolean) ?? null;
}

/** The club in a name: "Mission Hills Country Club" of "Arnold Palmer at …", also of "… - Palmer Course"; null without one. */
export function clubIn(name: string): string | null {
  const club =
    / at (?<club>.+)$/iu.exec(name)?.groups?.club ??
    /^(?<club>.+?) [-–] .*(?:course|platz|kurs)/iu.exec(name)?.groups?.club ??
    /^(?<club>.+(?:club|golf center|resort)) .+ course$/iu.exec(name)?.groups?.club ??
    name;
  const needs = needsClub(club);
  return CLUB_WORD.test(club) && (needs === null || needs === 'town') ? club : null;
}

/** Whether a name has golf in it and words of its own. */
export function isNamedGolf(name: string): boolean {
  return GOLF_WORD.test(name) && !isGenericName(name) && needsClub(name) === null;
}

/**
 * The words of a club's course, of "Deer Run Course" and of "Deer Run at Sun N Lake Golf & Country Club" alike; `isAt` tells
 * these apart. Null for other names.
 */
export function wordsOfPart(name: string): { key: string; isAt: boolean } | null {
  const at = /^(?<own>.+?)(?: course)? at .+$/iu.exec(name)?.groups?.own;
  if (at !== undefined) return { key: keyOf(at), isAt: true };
  const own = needsClub(name) === null ? null : ownWords(name);
  return own === null ? null : { key: keyOf(own), isAt: false };
}

function keyOf(own: string): string {
  return tellingWords(own).join(' ');
}

/** Whether anything in a name says golf, club or course. */
export function saysGolf(name: string): boolean {
  return (
    GOLF_WORD.test(name) ||
    CLUB_WORD.test(joinInitials(name)) ||
    ownWords(name) !== null ||
    OTHER_GOLF.test(name)
  );
}

const OTHER_GOLF =
  /g(?:h|o)?olf|goilf|galf|links|course|par[ -]?3|pitch|putt|platz|park|bana|bane|baan|hřiště|völlur|球場|球场/iu;
