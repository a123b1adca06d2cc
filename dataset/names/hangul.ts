const INITIALS = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ').map((one) => one.replace('_', ''));
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
/** Sounds by the final's number: at the end, and carried over to a vowel. */
const ENDINGS = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'
  .split(' ')
  .map((one) => one.replace('_', ''));
const CARRIED = '_ g kk gs n nj n d r lg lm lb ls lt lp r m b bs s ss ng j ch k t p _'
  .split(' ')
  .map((one) => one.replace('_', ''));
const FINAL_H = new Set([6, 15, 27]);
const HARDENED: Readonly<Record<string, string>> = { g: 'k', d: 't', j: 'ch' };
const NASAL: Readonly<Record<string, string>> = { k: 'ng', t: 'n', p: 'm' };

const FIRST = 0xac00;
const LAST = 0xd7a3;

/**
 * Revised Romanization (Ministry of Culture, 2000) in lower case, by pronunciation: "Silla", "Gwangneung". Without the n that
 * compounds add: "Anyang", "Miryang" are what the towns are called, so a library that adds it can't be used.
 */
export function readHangul(text: string): string {
  const syllables = [...text].map(parse);
  let latin = '';
  for (const [at, syllable] of syllables.entries()) {
    if (typeof syllable === 'string') {
      latin += syllable;
      continue;
    }
    const next = syllables[at + 1];
    const before = syllables[at - 1];
    const initial =
      before && typeof before !== 'string'
        ? meet(before.final, syllable.initial)[1]
        : INITIALS[syllable.initial]!;
    const ending =
      next && typeof next !== 'string' ? meet(syllable.final, next.initial)[0] : ENDINGS[syllable.final]!;
    latin += initial + VOWELS[syllable.vowel]! + ending;
  }
  return latin;
}

type Syllable = { initial: number; vowel: number; final: number };

function parse(letter: string): Syllable | string {
  const code = letter.codePointAt(0)!;
  if (code < FIRST || code > LAST) return letter;
  const at = code - FIRST;
  return { initial: Math.floor(at / 588), vowel: Math.floor((at % 588) / 28), final: at % 28 };
}

/** How a final and the next initial sound together. */
function meet(final: number, initial: number): [ending: string, beginning: string] {
  const ending = ENDINGS[final]!;
  const beginning = INITIALS[initial]!;
  if (final === 0) return ['', beginning];
  if (beginning === '') return [CARRIED[final]!, ''];
  if (FINAL_H.has(final) && HARDENED[beginning]) return [ending === 't' ? '' : ending, HARDENED[beginning]];
  if (beginning === 'r') {
    if (ending === 'l' || ending === 'n') return ['l', 'l'];
    return [NASAL[ending] ?? ending, 'n'];
  }
  if (beginning === 'n') return ending === 'l' ? ['l', 'l'] : [NASAL[ending] ?? ending, 'n'];
  if (beginning === 'm') return [NASAL[ending] ?? ending, 'm'];
  return [ending, beginning];
}
