import { countries } from 'countries-list';

/** Names that countries-list doesn't spell as an English-speaking golfer would, or whose accents it lacks. */
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

/** A country's name in the directory, by its two-letter code; undefined if there's no such country. */
export function countryName(code: string): string | undefined {
  return NAMES[code] ?? (countries as Readonly<Record<string, { name: string }>>)[code]?.name;
}

/** The languages in which golfers ask for a country. */
const LANGUAGES = 'cs da de es fi fr is it ja ko nb nl pl pt ru sv th tr zh zh-Hant'.split(' ');

let abroad: Intl.DisplayNames[] | undefined;

/** A country's names in other languages, by its two-letter code: "Neuseeland", "ニュージーランド". */
export function countryNamesAbroad(code: string): string[] {
  if (code === '') return [];
  abroad ??= LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  return [...new Set(abroad.flatMap((names) => names.of(code) ?? []))];
}
