import { fold } from '#lib/text/fold.ts';

/** A postal address in its parts; null for what it doesn't say. */
export type AddressParts = { street: string | null; town: string | null; postalCode: string | null };

/** "GA 30083", "BC V9K 1M5", "NSW 2000", and a state alone. */
const STATE_AND_CODE = /^(?<state>[A-Z]{2,3})(?:\s+(?<code>\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d))?$/;
/** "8900-057 Tavira", "110 00 Praha", "1234 AB Utrecht". */
const CODE_AND_TOWN =
  /^(?<code>(?:[A-Z]{1,2}-)?\d{3,6}(?:[\s-]\d{2,4}|\s?[A-Z]{2})?)\s+(?<town>\p{L}[^\d]*)$/u;
/** "Woking GU22 0SZ". */
const TOWN_AND_CODE = /^(?:(?<town>\p{L}[^\d]*?)\s+)?(?<code>[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})$/u;
/** A place by Google's short code ("22H3+83"): no part of an address. */
const PLUS_CODE = /^[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}$/;
const COUNTRIES_FOR_SHORT = new Set(['usa', 'us', 'uk', 'england', 'scotland', 'wales']);

/**
 * Splits "1145 Stonewall Jackson Dr, Stone Mountain, GA 30083, USA". Text without commas is a street, and so is what's
 * left once country, state, postal code and town are taken off the end.
 */
export function splitAddress(
  text: string,
  countryCode: string | null,
  cityName: string | null,
): AddressParts {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !PLUS_CODE.test(part));
  const known: AddressParts = { street: null, town: null, postalCode: null };
  if (parts.length > 1 && isCountry(parts.at(-1)!, countryCode)) parts.pop();
  const last = parts.length > 1 ? parts.at(-1)! : '';
  const state = STATE_AND_CODE.exec(last)?.groups;
  const withTown = CODE_AND_TOWN.exec(last)?.groups ?? TOWN_AND_CODE.exec(last)?.groups;
  if (state) {
    parts.pop();
    known.postalCode = state.code ?? null;
    known.town = takeTown(parts, cityName);
  } else if (withTown) {
    parts.pop();
    known.postalCode = withTown.code!;
    known.town = withTown.town ?? takeTown(parts, cityName);
  } else if (cityName !== null && fold(last) === fold(cityName)) {
    known.town = parts.pop()!;
  }
  known.street = parts.join(', ') || null;
  return known;
}

/** The last part, unless its number says that it's a street. */
function takeTown(parts: string[], cityName: string | null): string | null {
  const last = parts.at(-1) ?? '';
  const isStreet = /\d/.test(last) && fold(last) !== fold(cityName ?? '');
  return isStreet ? null : (parts.pop() ?? null);
}

function isCountry(part: string, countryCode: string | null): boolean {
  if (COUNTRIES_FOR_SHORT.has(fold(part))) return true;
  const codes = countryCode === null ? ['US', 'CA'] : [countryCode, 'US', 'CA'];
  return codes.some((code) => fold(countryNames.of(code) ?? '') === fold(part));
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Whether two codes are for the same place: "30083" and "30083-1234" are. */
export function isSamePostalCode(a: string, b: string): boolean {
  const [short, long] = [a, b].map((code) => code.replace(/[\s-]/g, '').toUpperCase()).sort(byLength);
  return long!.startsWith(short!);
}

function byLength(a: string, b: string): number {
  return a.length - b.length;
}
