import { feature, iso1A2Codes } from '@rapideditor/country-coder';
import { continents, countries as countriesList } from 'countries-list';
import type { Position } from '#lib/contract/geometry.ts';
import { countryName } from '#lib/gazetteer/country-names.ts';
import { compareText } from '../text/compare-text.ts';
import { giveSlug } from '../text/slug.ts';
import type { Country, Named } from './place.ts';

/** Continents by two-letter code ('EU'), from countries-list. */
export const CONTINENTS: ReadonlyMap<string, Named> = new Map(
  Object.entries(continents).map(([code, name]) => [
    code,
    { name, slug: giveSlug(name, [], isFree, 'continent') },
  ]),
);

function isFree(): false {
  return false;
}

/** ISO 3166-1 (and Kosovo, XK) by code; one with a continent's name gets a slug like 'antarctica-aq'. */
export const COUNTRIES: ReadonlyMap<string, Country> = makeCountries();

function makeCountries(): Map<string, Country> {
  const made = new Map<string, Country>();
  const taken = new Set([...CONTINENTS.values()].map((continent) => continent.slug));
  for (const [code, entry] of Object.entries(countriesList).sort(([a], [b]) => compareText(a, b))) {
    const continent = CONTINENTS.get(entry.continent);
    if (!continent) throw new Error(`countries-list names no continent '${entry.continent}' (of ${code})`);
    const name = countryName(code) ?? entry.name;
    const slug = giveSlug(name, [code], (candidate) => taken.has(candidate), 'country');
    taken.add(slug);
    const [language, ...others] = entry.languages;
    const sole = language !== undefined && others.length === 0 ? { language } : {};
    made.set(code, { name, slug, code, continent, ...sole });
  }
  return made;
}

/** Areas that country-coder files differently from ISO 3166 and the United Nations. */
const FILED_UNDER: Record<string, string> = {
  Q7835: 'UA', // Crimea
  Q23681: 'CY', // Northern Cyprus
  Q37362: 'CY', // Akrotiri and Dhekelia
};

/** Degrees, about 3 km: borders are simplified, so a source is believed this near to one. */
const BORDER_DOUBT = 0.03;

/** ISO 3166-1 alpha-2, of a territory before its country (Jersey, Puerto Rico); null in the open sea. */
export function countryAt(position: Position): string | null {
  const disputed = disputedCountryAt(position);
  if (disputed !== null) return disputed;
  const properties = feature(position, { level: 'territory' })?.properties;
  if (!properties) return null;
  const candidates = [properties.iso1A2, properties.country];
  return candidates.find((code) => code !== undefined && COUNTRIES.has(code)) ?? null;
}

/** The parallel on which Western Sahara begins; country-coder files it under Morocco. */
const NORTH_OF_WESTERN_SAHARA = 27 + 40 / 60;

/** The country by the written rule for disputed places, no matter what a source says; null elsewhere. */
export function disputedCountryAt(position: Position): string | null {
  const around = (['subterritory', 'territory'] as const).map(
    (level) => feature(position, { level })?.properties,
  );
  const [smallest] = around;
  if (smallest?.iso1A2 === 'MA' && position[1] < NORTH_OF_WESTERN_SAHARA) return 'EH';
  return around.map((each) => FILED_UNDER[each?.id ?? '']).find((code) => code !== undefined) ?? null;
}

/** Whether a country is within about 3 km of a position. */
export function isCountryNear(countryCode: string, [lon, lat]: Position): boolean {
  const south = Math.max(-90, lat - BORDER_DOUBT);
  const north = Math.min(90, lat + BORDER_DOUBT);
  return iso1A2Codes([lon - BORDER_DOUBT, south, lon + BORDER_DOUBT, north]).includes(countryCode);
}

/** 'US' of 'PR'. */
export function isSovereignOf(sovereign: string, territory: string): boolean {
  return feature(territory)?.properties.country === sovereign;
}
