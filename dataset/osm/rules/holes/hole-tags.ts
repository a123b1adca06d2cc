import { LENGTH_UNITS, type LengthUnit } from '#lib/golf/units.ts';
import type { TaggedForTee } from '../../../course/course-in-progress.ts';
import type { OsmTags } from '../../osm-feature.ts';
import { readHoleLabel } from './hole-label.ts';

/** Metres of a golf hole. */
const [SHORTEST, LONGEST] = [30, 900];

export type HoleFacts = {
  par: number | null;
  strokeIndex: number | null;
  /** The same line once more, in the second round of nine: `ref=1;10`, `par=4;4`, `handicap=1;2`. */
  second: { number: number; par: number | null; strokeIndex: number | null } | null;
  forTees: TaggedForTee[];
  /** What couldn't be read, by rule. */
  unreadable: { rule: string; value: string }[];
};

type Family = 'par' | 'strokeIndex' | 'length';

const families: ReadonlyMap<string, Family> = new Map([
  ['par', 'par'],
  ['handicap', 'strokeIndex'],
  ['hcp', 'strokeIndex'],
  ['stroke_index', 'strokeIndex'],
  ['si', 'strokeIndex'],
  ['index', 'strokeIndex'],
  ['dist', 'length'],
  ['distance', 'length'],
  ['length', 'length'],
]);

const rules: Record<Family, string> = {
  par: 'par-not-a-number',
  strokeIndex: 'stroke-index-not-a-number',
  length: 'length-not-a-number',
};

/** `par`, `golf:par`, `par:red`, `handicap_women`; units as a last part (`dist:red:yd`). */
const familyKey =
  /^(?:golf:)?(par|handicap|hcp|stroke_index|si|index|dist|distance|length)(?:[:_](\p{L}[^:]*?))?(?::(m|yd|yards|metres|meters))?$/iu;
/** Keys of these families, in any form. */
const likeFamily =
  /^(?:golf:)?(?:par|handicap|hcp|stroke_index|si|dist|distance|length|slope|rating|course_rating)(?![\p{L}\p{N}])/iu;

/** Par, stroke index and lengths, for all or for one tee or gender. */
export function readHoleFacts(tags: OsmTags): HoleFacts {
  const facts: HoleFacts = {
    par: null,
    strokeIndex: null,
    second: null,
    forTees: [],
    unreadable: [],
  };
  const { second } = readHoleLabel(tags);
  const numbers = { number: second ?? 0, par: null, strokeIndex: null } as NonNullable<HoleFacts['second']>;
  for (const [key, text] of Object.entries(tags).sort(byPlainKey)) {
    const [, word, part, last] = familyKey.exec(key) ?? [];
    const family = families.get(word?.toLowerCase() ?? '');
    // "dist:yd" has no tee.
    const [tee, unit] = part !== undefined && readUnit(part) !== null ? [undefined, part] : [part, last];
    if (!family) continue;
    if (family === 'length') {
      addLength(facts, { key, text, tee: teeName(tee), unit: readUnit(unit ?? '') });
    } else {
      const [first, other] = readWholes(text, second !== null);
      if (first === null) facts.unreadable.push({ rule: rules[family], value: text });
      else if (tee === undefined) {
        facts[family] ??= first;
        numbers[family] ??= other;
      } else tagFor(facts, teeName(tee))[family] ??= first;
    }
  }
  return { ...facts, second: second === null ? null : numbers };
}

/** Keys of these families that say something we don't use. */
export function unusedKeysOf(tags: OsmTags): string[] {
  const unused = Object.entries(tags).filter(([key]) => likeFamily.test(key) && !familyKey.test(key));
  return unused.sort(byPlainKey).map(([key]) => key);
}

/** Sorts `par` before `golf:par`. */
function byPlainKey([a]: [string, string], [b]: [string, string]): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

const genderWords: readonly [string, RegExp][] = [
  [
    'men',
    /^(?:m|men|mens|man|male|gents|gentlemen|herren|hommes|hombres|caballeros|homens|uomini|heren|herrar)$/,
  ],
  [
    'women',
    /^(?:w|l|f|women|womens|woman|female|lad(?:y|ies)|damen|dames|damas|mujeres|senhoras|donne|damer)$/,
  ],
];

/** A tee's word in lower case; 'men' and 'women' for a gender's, '' for none. */
function teeName(tee: string | undefined): string {
  const word = (tee ?? '').trim().toLowerCase().replaceAll('_', ' ');
  return genderWords.find(([, pattern]) => pattern.test(word))?.[0] ?? word;
}

function tagFor({ forTees }: HoleFacts, tee: string): TaggedForTee {
  const known = forTees.find((each) => each.tee === tee);
  if (known) return known;
  const added: TaggedForTee = { tee, par: null, strokeIndex: null, length: null, unit: null };
  forTees.push(added);
  return added;
}

/** "4", "Par 4", "4.0", "SI 1", "#7", "8."; two of "4;5" where the hole has two numbers. */
function readWholes(text: string, isTwice: boolean): [number | null, number | null] {
  const values = text.split(';').map(readWhole);
  const [first = null, other = first] = values;
  const isOne = values.every((value) => value === first);
  return values.length <= 2 && (isTwice || isOne) ? [first, other] : [null, null];
}

/** Null for anything but one number with at most two digits. */
export function readWhole(text: string | undefined): number | null {
  const digits = /^\s*(?:\p{L}[\p{L}. ]*?)?[\s.:=#]*(\d{1,2})(?:[.,]0*)?\s*$/iu.exec(text ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

type Tagged = { key: string; text: string; tee: string; unit: LengthUnit | null };

function addLength(facts: HoleFacts, { key, text, tee, unit }: Tagged): void {
  const [, digits, word = ''] = /^\s*(\d{2,3}(?:[.,]\d+)?)\s*(\p{L}*)\.?\s*$/u.exec(text) ?? [];
  const said = word === '' ? unit : readUnit(word);
  const length = digits === undefined ? null : Number(digits.replace(',', '.'));
  if (length === null || (word !== '' && said === null)) {
    facts.unreadable.push({ rule: rules.length, value: `${key}=${text}` });
    return;
  }
  const metres = length * LENGTH_UNITS[said ?? 'm'].metres;
  if (metres < SHORTEST || metres > LONGEST) {
    facts.unreadable.push({ rule: 'length-not-30-to-900-m', value: `${key}=${text}` });
    return;
  }
  const tagged = tagFor(facts, tee);
  if (tagged.length !== null) return;
  tagged.length = length;
  tagged.unit = said;
}

function readUnit(word: string): LengthUnit | null {
  if (/^(?:m|mt|mtr|mts|met(?:re|er)s?|metros?|metri|mètres?)$/i.test(word)) return 'm';
  return /^(?:y|yd|yds|yards?|jardas?|yardas?)$/i.test(word) ? 'yd' : null;
}
