import { foldedWords } from '#lib/text/fold.ts';
import { isLatin } from '#lib/text/name-language.ts';
import { SISTER_WORDS } from './golf-words.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#039': "'",
  nbsp: ' ',
  lt: '<',
  gt: '>',
};

/** Words that are written in capitals, as lists that capitalise every word spell them. */
const CAPITALS = /(?<![\p{L}\p{N}])(Tpc|Pga|Lpga|Rv|Ii|Iii|Iv)(?![\p{L}\p{N}])/gu;

/** HTML entities as the characters they mean ("Forest &amp Hill" too, which has lost its semicolon). */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(amp|quot|apos|#0?39|nbsp|lt|gt)\b;?/gi,
    (_, name: string) => ENTITIES[name.toLowerCase()]!,
  );
}

/**
 * A name as people write it (Mcely is a Czech village): without trade marks and entities, "TPC" and "McCall" for "Tpc" and "Mccall", and "The"
 * at the front ("Country Club, The"), or in front of the club's part ("Main at Country Club The"). Lists that have lost their
 * punctuation get it back where only one thing can be meant ("Payne S Valley", "Elm Golf Country Club").
 */
export function tidyName(name: string): string {
  const tidied = lowerShouted(decodeEntities(name))
    .replace(/[™®©]|\((tm|r)\)/giu, '')
    .replace(LOST_TRADE_MARK, '')
    .replace(COORDINATES, '')
    .replace(SAID_TWICE, '$1')
    .replace(MISSPELT, (word) => MEANT[word]!)
    .replace(CAPITALS, (word) => word.toUpperCase())
    .replace(/(?<!\p{L})Mc(?!ely)(\p{Ll})(?=\p{Ll}{2})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(LOST_APOSTROPHE, "'s")
    .replace(LOST_AND, (word) => `${word} &`)
    .replace(SMALL_WORDS, (words) => words.toLowerCase())
    .replace(SMALL_NOUNS, (words) => words.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()))
    .replace(SISTER_IN_BRACKETS, (word) => word.charAt(0) + word.charAt(1).toUpperCase() + word.slice(2))
    .replace(/\s+/g, ' ')
    .trim();
  const behind = /^(?<course>.+ at )?(?<rest>\S.*?),? The$/iu.exec(tidied)?.groups;
  if (!behind) return tidied;
  const { course = '', rest = '' } = behind;
  return isOfPlace(course, rest) ? `The ${course}${rest}` : `${course}The ${rest}`;
}

/** "Pebble Beach Golf Linkstm": no word of English ends so. */
const LOST_TRADE_MARK = /(?<=\p{Lu}\p{Ll}{2,})tm(?!\p{L})/gu;

const MEANT: Readonly<Record<string, string>> = {
  Goft: 'Golf',
  Glof: 'Golf',
  Coutry: 'Country',
  Contry: 'Country',
  Couse: 'Course',
  Cource: 'Course',
  Clup: 'Club',
};
/** Misspelt words, next to the word that leaves no doubt: Corse is an island, and an Essex County Club is one. */
const MISSPELT =
  /(?<!\p{L})(?:(?:Goft|Glof)(?= (?:Club|Course))|(?:Coutry|Contry)(?= Club)|(?<=(?:Golf|Country|North|South|East|West) )(?:Couse|Cource|Clup))(?!\p{L})/gu;

/** "Goomalling Golf Course-31.288600,116.825767" */
const COORDINATES = /[\s-]*-?\d{1,3}\.\d{4,}\s*,\s*-?\d{1,3}\.\d{4,}\s*$/u;

/**
 * "Club de Golf St Anicet St Anicet", "さなげカントリークラブカントリークラブ"; but "Walla Walla". Longer endings aren't looked for,
 * because that takes seconds in a text of thousands of letters.
 */
const SAID_TWICE = /((?: \S+){2,6}|(?:(?!\p{Script=Latin})\p{L}){4,20})\1$/u;

/** "The Villages at Country Creek" and "The Links at City Park", but "Main at The Country Club" and "North at The Vineyards". */
function isOfPlace(course: string, rest: string): boolean {
  if (/^(?:country club|golf club|golf course|club|links)(?!\p{L})/iu.test(course)) return true;
  if (/(?<!\p{L})(?:club|course|golf|resort|hotel|university)(?!\p{L})/iu.test(rest)) return false;
  return !foldedWords(course).some((word) => SISTER_WORDS.has(word));
}

/** The lost "&" of "Golf & Country Club", "Resort & Spa", "Pitch & Putt". */
const LOST_AND =
  /(?<=\p{L} )(?<!\bde )(?:Golf|Resort)(?= (?:(?:Country|Tennis|Racquet|Athletic|Beach|Social|Yacht|Swim|River|Hunt|Polo|Fitness|Lake) Club|RV Resort|Spa)(?!\p{L}))|(?<!\p{L})Pitch(?= Putt(?!\p{L}))/gu;
/** "Payne S Valley", but neither "J S Clark" nor "Churchill S". */
const LOST_APOSTROPHE = /(?<=(?<!\p{L})\p{Lu}\p{Ll}+) S(?= (?!Golf|Country)\p{L})/gu;
/** Inside a name that capitalises every word: "Country Club Of The South", "Links At The Bluffs". */
const SMALL_WORDS = /(?<=\S )(?:(?:Of|At)(?: The)?|(?:On|In|By) The|And)(?= \p{Lu})/gu;
/** After a name in capitals: "Carroll Meadows golf course". */
const SMALL_NOUNS = /(?<=\p{Lu}\p{L}+ )(?:golf|country|Golf)(?: course| club)$/u;
const SISTER_IN_BRACKETS = /\((?:north|south|east|west|old|new)\)/gu;

/** A name of several words all in capitals in small letters; short words, which may be initials, keep theirs. */
function lowerShouted(name: string): string {
  const isShouted = /\p{Lu}{5}/u.test(name) && /\s/.test(name) && !/\p{Ll}/u.test(name) && !OTHER.test(name);
  if (!isShouted) return name;
  return name.replace(
    /\p{Lu}[\p{Lu}'’]{3,}|(?<!\p{L})(?:THE|DE|DU|AND)(?!\p{L})/gu,
    (word) => word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

const OTHER = /(?=\p{L})(?!\p{Script=Latin})\p{L}/u;

const LATIN_GOLF = /(?<!\p{L})(golf|golfe|club|country|course|links|resort|c\.?c\.?|g\.?c\.?)(?!\p{L})/iu;
/** Two words or more in Latin letters. */
const LATIN_WORDS = "[\\p{Script=Latin}\\d&.,'’-]+(?: [\\p{Script=Latin}\\d&.,'’-]+)+";
const BOTH_SCRIPTS = [
  new RegExp(`^(?<first>[^\\p{Script=Latin}"«“(|/]{4,}) (?<second>${LATIN_WORDS})$`, 'u'),
  new RegExp(`^(?<first>${LATIN_WORDS}) (?<second>[^\\p{Script=Latin}"«“(|/]{4,})$`, 'u'),
];

/**
 * The names in a value that gives one in two scripts ("동구 골프장 (Dong-gu Golf)", "Tirana Golf | Тирана",
 * "石澳鄉村俱樂部 Shek O Country Club"), in their order; any other value is one name.
 */
export function splitByScript(name: string): string[] {
  const inBrackets = /^(?<first>[^()|/]+)[(](?<second>[^()|/]+)[)]$/u.exec(name)?.groups;
  const parts =
    inBrackets ??
    /^(?<first>[^()|/]+)[|/](?<second>[^()|/]+)$/u.exec(name)?.groups ??
    BOTH_SCRIPTS.map((pattern) => pattern.exec(name)?.groups).find((groups) => groups !== undefined);
  if (!parts) return [name];
  const [first, second] = [parts.first!.trim(), parts.second!.trim()];
  if (isLatin(first) === isLatin(second)) return [name];
  const latin = isLatin(first) ? first : second;
  // "(West)" isn't a name.
  return LATIN_GOLF.test(latin) || (inBrackets && latin.includes(' ')) ? [first, second] : [name];
}

/** The better written of two names that differ in case, marks and blanks alone; the first of others. */
export function betterWritten(name: string, other: string): string {
  const key = (text: string) =>
    foldedWords(text)
      .filter((word) => word !== 'and')
      .join('');
  return key(name) === key(other) && care(other) > care(name) ? other : name;
}

/** How carefully a name is written: capitals and small letters both, then apostrophes, ampersands and dots. */
function care(name: string): number {
  const isMixed = /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
  return (isMixed ? 10 : 0) + Math.min(9, name.match(/['’&.]/g)?.length ?? 0);
}
