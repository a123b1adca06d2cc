import { american } from './languages/american.ts';
import { arabic } from './languages/arabic.ts';
import { chinese } from './languages/chinese.ts';
import { danish } from './languages/danish.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { finnish } from './languages/finnish.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { greek } from './languages/greek.ts';
import { hebrew } from './languages/hebrew.ts';
import { hindi } from './languages/hindi.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import { malay } from './languages/malay.ts';
import { portuguese } from './languages/portuguese.ts';
import { russian } from './languages/russian.ts';
import { scandinavian } from './languages/scandinavian.ts';
import { slavic } from './languages/slavic.ts';
import { spanish } from './languages/spanish.ts';
import { thai } from './languages/thai.ts';
import type { NameWords } from './name-words.ts';

/** Whose words the countries' names are invented from, by ISO code. */
const COUNTRIES: readonly (readonly [words: NameWords, codes: string])[] = [
  [american, 'US PR GU VI AS MP CA'],
  [german, 'DE AT CH'],
  [french, 'FR LU MQ GP RE NC PF GF MF CI SN ML BF NE TG BJ CM GA CG CD BI MG HT'],
  [spanish, 'ES AR MX CO CL PE VE UY EC BO PY CR PA GT HN SV NI DO CU AD'],
  [portuguese, 'PT BR AO MZ CV GW'],
  [italian, 'IT'],
  [dutch, 'NL BE SR AW CW SX BQ'],
  [scandinavian, 'SE NO AX'],
  [danish, 'DK FO GL IS'],
  [finnish, 'FI EE'],
  [slavic, 'CZ SK SI PL HR BA ME RS MK LV LT HU RO AL XK MD'],
  [japanese, 'JP'],
  [korean, 'KR'],
  [chinese, 'CN TW HK MO'],
  [thai, 'TH LA'],
  [arabic, 'AE SA QA OM BH KW JO LB EG MA TN DZ LY SD IQ'],
  [russian, 'RU UA BY KZ UZ KG AZ TM BG MN'],
  [greek, 'GR CY'],
  [hebrew, 'IL'],
  [hindi, 'IN PK LK BD NP BT MV'],
  [malay, 'MY ID BN SG'],
];

const WORDS_OF = new Map(
  COUNTRIES.flatMap(([words, codes]) => codes.split(' ').map((code) => [code, words] as const)),
);

/** The words that names of a country are invented from; English where no other language is at hand. */
export function nameWordsOf(countryCode: string): NameWords {
  return WORDS_OF.get(countryCode) ?? english;
}
