import { continents, countries as countriesList } from 'countries-list';
import { compareText } from '#dataset/text/compare-text.ts';
import { giveSlug } from '#dataset/text/slug.ts';
import type { Country, Named } from './place.ts';

/** Where countries-list spells a name otherwise than an English-speaking golfer, or without its accents. */
const NAMES: Record<string, string> = {
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

/** The seven continents by their two-letter code ('EU'), from countries-list. */
export const CONTINENTS: ReadonlyMap<string, Named> = new Map(
  Object.entries(continents).map(([code, name]) => [
    code,
    { name, slug: giveSlug(name, [], isFree, 'continent') },
  ]),
);

function isFree(): false {
  return false;
}

/**
 * Every country and territory of ISO 3166-1 (and Kosovo, XK) by code, with the continent that countries-list
 * gives it. A country whose name is a continent's gets its code behind the slug ('antarctica-aq').
 */
export const COUNTRIES: ReadonlyMap<string, Country> = makeCountries();

function makeCountries(): Map<string, Country> {
  const made = new Map<string, Country>();
  const taken = new Set([...CONTINENTS.values()].map((continent) => continent.slug));
  for (const [code, entry] of Object.entries(countriesList).sort(([a], [b]) => compareText(a, b))) {
    const continent = CONTINENTS.get(entry.continent);
    if (!continent) throw new Error(`countries-list names no continent '${entry.continent}' (of ${code})`);
    const name = NAMES[code] ?? entry.name;
    const slug = giveSlug(name, [code], (candidate) => taken.has(candidate), 'country');
    taken.add(slug);
    made.set(code, { name, slug, code, continent });
  }
  return made;
}
