const OTHER_SCRIPT = /(?=\p{L})(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

/** Whether people who only read Latin letters can read it: no letter of another script. */
export function isLatin(text: string): boolean {
  return !OTHER_SCRIPT.test(text);
}

/** Languages of countries whose letters several languages share. */
const CYRILLIC: Readonly<Record<string, string>> = {
  BG: 'bg',
  BY: 'be',
  KG: 'ky',
  KZ: 'kk',
  ME: 'sr',
  MK: 'mk',
  MN: 'mn',
  RS: 'sr',
  TJ: 'tg',
  UA: 'uk',
};
const ARABIC: Readonly<Record<string, string>> = { AF: 'fa', IR: 'fa', PK: 'ur' };
const TRADITIONAL: ReadonlySet<string> = new Set(['TW', 'HK', 'MO']);

const SCRIPTS: readonly [RegExp, (countryCode: string | null) => string][] = [
  [/\p{Script=Hangul}/u, () => 'ko'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, () => 'ja'],
  [/\p{Script=Han}/u, (code) => (code === 'JP' ? 'ja' : TRADITIONAL.has(code ?? '') ? 'zh-Hant' : 'zh-Hans')],
  [/\p{Script=Cyrillic}/u, (code) => CYRILLIC[code ?? ''] ?? 'ru'],
  [/\p{Script=Greek}/u, () => 'el'],
  [/\p{Script=Arabic}/u, (code) => ARABIC[code ?? ''] ?? 'ar'],
  [/\p{Script=Hebrew}/u, () => 'he'],
  [/\p{Script=Thai}/u, () => 'th'],
  [/\p{Script=Lao}/u, () => 'lo'],
  [/\p{Script=Myanmar}/u, () => 'my'],
  [/\p{Script=Bengali}/u, () => 'bn'],
  [/\p{Script=Devanagari}/u, (code) => (code === 'NP' ? 'ne' : 'hi')],
  [/\p{Script=Georgian}/u, () => 'ka'],
  [/\p{Script=Armenian}/u, () => 'hy'],
  [/\p{Script=Khmer}/u, () => 'km'],
];

/**
 * BCP 47 of a name's language, by its letters and country; undefined for Latin letters, which could be any
 * language.
 */
export function languageOfName(name: string, countryCode: string | null): string | undefined {
  return SCRIPTS.find(([script]) => script.test(name))?.[1](countryCode);
}
