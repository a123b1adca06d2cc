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
