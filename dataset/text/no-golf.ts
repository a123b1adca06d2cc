import { noGolfWords } from './no-golf-words.ts';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const patterns = noGolfWords.flatMap(({ rule, words, where, unless }) =>
  words.split(/\s+/).map((word) => ({
    rule,
    unless,
    parts: partsOf(word),
    pattern: new RegExp(placed(word, where), 'giu'),
  })),
);

/** The parts that any name with the word has, in lower case: most names can skip the patterns. */
function partsOf(word: string): string[] {
  return word.replace(/\*$/, '').toLowerCase().split('-');
}

function placed(word: string, where: 'edges' | 'end' | undefined): string {
  const body = toPattern(word);
  if (where === undefined) return body;
  if (where === 'end') return `${body}$`;
  // "(Permanently closed)", "(closed since 2014)", but not "(former Alpha Club)".
  const bracketed = `[(（\\[](?:\\p{L}+\\s)?${body}(?:\\s+(?:in|since))?[^\\p{L})）\\]]*[)）\\]]`;
  return `^[^\\p{L}]*${body}|${body}[^\\p{L}]*$|${bracketed}`;
}

function toPattern(word: string): string {
  const body = word
    .replace(/\*$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('-', '[\\s\\-‐–’]*');
  if (unspaced.test(word)) return body;
  const end = word.endsWith('*') ? '\\p{L}*(?![\\p{L}\\p{N}])' : '(?![\\p{L}\\p{N}])';
  return `(?<![\\p{L}\\p{N}])${body}${end}`;
}

/** A name with one of these next to a range is the course's. */
const courseWords =
  /(?<![\p{L}\p{N}])(course|courses|club|links|gc|golfclub|golfklubb?|golfplatz|golfbana|golfbane|golfbaan|resort|country|parcours|hřiště|campo de golfe?|golf de|\d+ ?holes?)(?![\p{L}\p{N}])/iu;
/** The word that's enough next to a clubhouse, a shop or another game: "Sweetbriar Golf & Pro Shop", "Trail Side Golf and Foot Golf". */
const golfWord = /(?<![\p{L}\p{N}])(?:golfe?|гольф|γκολφ)(?![\p{L}\p{N}])|ゴルフ|골프|高尔夫|高爾夫/iu;
/** Rules for what a golf course may have as well. */
const alsoGolf = new Set(
  'clubhouse-or-shop miniature-golf disc-golf foot-golf swin-golf park-golf'.split(' '),
);
const joiner =
  /(&|＆|\+|\/|,|(?<![\p{L}])(and|und|et|y|e|og|och|en|a|i|и|та|και|ja|with|mit|avec|con|com|med|met)(?![\p{L}]))/iu;

/**
 * Names that end where another's word begins: "Ridge Top Golf Course" is no Topgolf, "Gerrards Cross Golf Club" plays no cross
 * golf, and "Winged Foot" no foot golf.
 */
const endsBeforeGolf =
  /(?<=\p{L}['’.]? )(?<!(?:^|\P{L})(?:and|und|et|y|e|og|och|en|with|mit|avec) )(top|cross|foot)(?= g(?:olf)?\s*(?:&|\+|and|und)?\s*(?:country\s*)?(?:club|course|links|cent(?:er|re)|resort|park)(?!\p{L}))|winged foot/giu;

/**
 * Another game, a place for practice, a closed course or a clubhouse; null for a golf course. "Hill Golf
 * Course and Driving Range" keeps its course; "Hill Golf Club Driving Range" is the club's range.
 */
export function findNoGolf(name: string): string | null {
  // "ＧＯＬＦ５" is GOLF5, and "グラウンド･ゴルフ" グラウンド・ゴルフ.
  const text = name.normalize('NFC').replace(fullWidth, (letter) => letter.normalize('NFKC'));
  const known = text.replace(endsBeforeGolf, 'Hill');
  const lower = known.toLowerCase();
  for (const { rule, parts, pattern, unless } of patterns) {
    if (!parts.every((part) => lower.includes(part)) || unless?.test(known)) continue;
    const rest = known.replace(pattern, '\u0000');
    if (rest !== known && !namesCourseToo(rest, rule)) return rule;
  }
  return null;
}

const fullWidth = /[\uff21-\uff3a\uff41-\uff5a\uff65]/g;

/** Whether a course is named on the other side of an "and" from what was taken out, and is golf itself. */
function namesCourseToo(rest: string, rule: string): boolean {
  const parts = rest.split(joiner).filter((part) => part !== undefined);
  const isCourse = (part: string) =>
    courseWords.test(part) || (alsoGolf.has(rule) && golfWord.test(part) && findNoGolf(part.trim()) === null);
  return parts.length > 1 && parts.some((part) => !part.includes('\u0000') && isCourse(part));
}
