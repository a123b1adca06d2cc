import type { OsmTags } from '../../osm-feature.ts';

/** What `ref` and `name` of a hole say. */
export type HoleLabel = {
  number: number | null;
  /** The number under which it's played again in the second round: 10 in "1;10" and "1/10". */
  second: number | null;
  /** A word at the number, which names the layout where several holes share it ("Stadium" of "Stadium 1", "W" of "1W"). */
  prefix: string | null;
  /** A name that may be the layout's where a run of holes shares it ("Old Course" of all 18). */
  word: string | null;
  /** What is left of the name without number, par and words for a hole. */
  name: string | null;
};

/** The highest number of a hole in one facility. */
const highest = 72;

/** Words for a hole in mappers' languages; they say nothing about the layout. */
const holeWord =
  /(?<![\p{L}\p{N}])(?:holes?|h|nr|no|n|num|number|tee|bahn|loch|trou|hoyo|buraco|buca|hål|hal|hull|hul|väylä|reikä|braut|jamka|dołek|lyuk|rupa|лунка|№|n°|nº)(?![\p{L}\p{N}])\.?/giu;

/** Words in scripts that write no spaces around them. */
const unspacedHoleWord = /番ホール|ホール|(?<=\p{N}\s*)番|번\s*홀|홀|[号號]洞?/gu;

/** "(Par 3)", ", Par 4", "HCP 5", "345 m": facts that have tags of their own. */
const fact =
  /[([,;–-]?\s*(?<![\p{L}\p{N}])(?:(?:par|pars|hcp|hdcp|handicap|si|s\.i\.)[\s.:=-]*\d{1,2}|\d{2,3}\s*(?:m|mt|mts|metres?|meters?|yds?|yards?))(?![\p{L}\p{N}])\s*[)\]]?/giu;

export function readHoleLabel(tags: OsmTags): HoleLabel {
  const byRef = readNumber(tags.ref ?? tags['golf:hole'] ?? tags['hole:ref'] ?? '');
  const name = tags.name?.trim() || null;
  const byName = readNumber(name ?? '');
  if (byRef === null) {
    const order = toNumber(tags['relation:order']);
    return byName ?? { number: order, second: null, prefix: null, word: order === null ? name : null, name };
  }
  // "7 West" with ref=7 names the layout when others share the word.
  const isSame = byName?.number === byRef.number;
  return {
    number: byRef.number,
    second: byRef.second,
    prefix: byRef.prefix ?? (isSame ? byName.prefix : null),
    word: isSame ? byName.word : name,
    name: isSame ? byName.name : name,
  };
}

type Read = HoleLabel & { number: number };

function readNumber(text: string): Read | null {
  if (text === '') return null;
  const clean = text
    .normalize('NFKC')
    .replace(unspacedHoleWord, ' ')
    .replace(/(?<=\p{L}{3})(?=\p{N})/gu, ' ')
    .trim();
  const whole = readHundreds(clean) ?? readTwice(clean);
  if (whole) return whole;
  const bare = clean.replace(fact, ' ').trim();
  const found = [...bare.matchAll(numberInText)].filter(([, , digits]) => toNumber(digits) !== null);
  const [first, ...others] = found;
  // "Green 3, 6, 9" is of no hole alone.
  const leading = first?.index === 0 ? first : undefined;
  const match = others.length > 0 ? (found.find((each) => followsHoleWord(bare, each)) ?? leading) : first;
  if (!match || /\p{N}{3}/u.test(bare)) return null;
  const [all, before = '', digits, after = ''] = match;
  const rest = bare.slice(match.index + all.length);
  const left = wordsOf(bare.slice(0, match.index) + before);
  const right = wordsOf(`${after} ${rest}`);
  // "Twelve (10R)": a letter at the number is a tee's where a word names the layout.
  const name = left !== null && after !== '' && right === after ? left : (right ?? left);
  // "7 West" and "7 (West)", but not "7 - West".
  const isAtNumber = after !== '' || /^\s*[([]?\p{L}/u.test(rest);
  return {
    number: toNumber(digits)!,
    second: null,
    prefix: left ?? (isAtNumber ? right : null),
    word: right ?? left,
    name,
  };
}

/** A number with at most one letter on a side: "7", "#07", "7th", "1W", "A3", "(10R)". */
const numberInText = /(?<![\p{L}\p{N}])(\p{L}?)#?0*(\d{1,2})(?:st|nd|rd|th|º|ª|(\p{L}))?(?![\p{L}\p{N}])/gu;

/** Whether a text calls something a hole's by its number: "Putting green hole 1" is no practice green. */
export function namesHole(text: string): boolean {
  return [...text.matchAll(numberInText)].some((match) => followsHoleWord(text, match));
}

function followsHoleWord(text: string, match: RegExpExecArray): boolean {
  const words = text.slice(0, match.index).match(new RegExp(`(?:${holeWord.source})[\\s#.:_-]*$`, 'iu'));
  return words !== null;
}

/** "103": the third hole of the first course. */
function readHundreds(text: string): Read | null {
  const match = /^([1-9])(0[1-9]|1[0-8])$/.exec(text);
  return match && { number: Number(match[2]), second: null, prefix: match[1]!, word: null, name: null };
}

/** "1/10", "1;10": a hole that is played twice. */
function readTwice(text: string): Read | null {
  const match = /^#?0*(\d{1,2})\s*[/;,&+-]\s*0*(\d{1,2})$/.exec(text);
  const [number, second] = [toNumber(match?.[1]), toNumber(match?.[2])];
  return number === null || second === null ? null : { number, second, prefix: null, word: null, name: null };
}

/** Null where only signs and words for a hole are left. */
function wordsOf(text: string): string | null {
  const words = text
    .replace(holeWord, ' ')
    .replace(/^[\s\p{P}\p{S}]+|[\s#.:,;_–—([{-]+$/gu, '')
    .trim();
  const isOpen = /[([]/.test(words);
  return words.replace(isOpen ? /["”“»]+$/ : /[)\]"”“»]+$/, '').trim() || null;
}

function toNumber(digits: string | undefined): number | null {
  const number = Number(digits);
  return digits !== undefined && number >= 1 && number <= highest ? number : null;
}
