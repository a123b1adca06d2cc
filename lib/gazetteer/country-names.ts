import { countries } from 'countries-list';

/** Where countries-list doesn't spell a name as an English-speaking golfer would, or lacks its accents. */
const NAMES: Readonly<Record<string, string>> = {
  AX: 'Åland Islands',
  BL: 'Saint Barthélemy',
  BQ: 'Caribbean Netherlands',
  CV: 'Cape Verde',
  CW: 'Curaçao',
  MO: 'Macau',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
  TR: 'Turkey',
  VI: 'US Virgin Islands',
};

/** What the directory calls a country, by its two-letter code; undefined if there's no such country. */
export function countryName(code: string): string | undefined {
  return NAMES[code] ?? (countries as Readonly<Record<string, { name: string }>>)[code]?.name;
}

/** Those in which golfers ask for a country, and what they call it. */
const LANGUAGES = 'cs da de es fi fr is it ja ko nb nl pl pt ru sv th tr zh zh-Hant'.split(' ');

let abroad: Intl.DisplayNames[] | undefined;

/** What other languages call a country, by its two-letter code: "Neuseeland", "ニュージーランド". */
export function countryNamesAbroad(code: string): string[] {
  if (code === '') return [];
  abroad ??= LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  return [...new Set(abroad.flatMap((names) => names.of(code) ?? []))];
}
