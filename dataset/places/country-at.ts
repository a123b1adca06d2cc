import { feature, iso1A2Codes } from '@rapideditor/country-coder';
import type { Position } from '#lib/contract/geometry.ts';
import { COUNTRIES } from './countries.ts';

/** Areas that country-coder knows without an ISO code or a sovereign of their own, as GeoNames files them. */
const FILED_UNDER: Record<string, string> = {
  Q23681: 'CY', // Northern Cyprus
  Q37362: 'CY', // Akrotiri and Dhekelia
};

/** Borders are simplified: a source's own word is believed this near to one. Degrees, about 3 km. */
const BORDER_DOUBT = 0.03;

/**
 * The country or territory at a position, ISO 3166-1 alpha-2; null in the open sea. Territories come before
 * the country they belong to (Hong Kong, Jersey, Puerto Rico), as golfers and golf federations have it.
 */
export function countryAt(position: Position): string | null {
  const properties = feature(position, { level: 'territory' })?.properties;
  if (!properties) return null;
  const candidates = [FILED_UNDER[properties.id], properties.iso1A2, properties.country];
  return candidates.find((code) => code !== undefined && COUNTRIES.has(code)) ?? null;
}

/** Whether a country lies at or within about 3 km of a position. */
export function isCountryNear(countryCode: string, [lon, lat]: Position): boolean {
  const south = Math.max(-90, lat - BORDER_DOUBT);
  const north = Math.min(90, lat + BORDER_DOUBT);
  return iso1A2Codes([lon - BORDER_DOUBT, south, lon + BORDER_DOUBT, north]).includes(countryCode);
}

/** Whether `sovereign` is the country that a territory belongs to ('US' of 'PR'). */
export function isSovereignOf(sovereign: string, territory: string): boolean {
  return feature(territory)?.properties.country === sovereign;
}
