import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isAreaCodeOf } from './us-area-codes.ts';

/** The place where a source says the number is. */
type PhonePlace = { countryCode: string | null; regionCode: string | null };

/** The numbers of a value that can be dialled, as they were written, and why others can't. */
export type Phones = { good: string[]; refused: { rule: string; value: string }[] };

/** Separate the numbers of one value. */
const BETWEEN = /[;/|,]|\s+or\s+/i;

/**
 * Reads a value of one or several telephone numbers. One that the country's numbering plan forbids goes; so does one of
 * bare digits in the United States whose area code isn't the state's: lists fill gaps with random ones, and these call
 * strangers. Without a country a number needs its own country code to be judged; others are kept if they look like one.
 */
export function readPhones(text: string, place: PhonePlace): Phones {
  const phones: Phones = { good: [], refused: [] };
  for (const value of text.split(BETWEEN).map((part) => part.trim())) {
    if (value === '') continue;
    const rule = refusal(value, place);
    if (rule === null) phones.good.push(value);
    else phones.refused.push({ rule, value });
  }
  return phones;
}

function refusal(value: string, { countryCode, regionCode }: PhonePlace): string | null {
  const digits = value.replace(/\D/g, '');
  // ITU-T E.164: 15 digits, and an exit code; and not the same digit throughout.
  const isShaped = digits.length >= 5 && digits.length <= 20 && new Set(digits.slice(-7)).size > 1;
  if (!isShaped || !/^[+0-9]|^\(/.test(value)) return 'phone-malformed';
  const country = countryCode !== null && isSupportedCountry(countryCode) ? countryCode : undefined;
  if (country === undefined && !value.startsWith('+')) return null;
  const number = parsePhoneNumberFromString(value, country as CountryCode | undefined);
  if (!number?.isValid()) return 'phone-not-in-numbering-plan';
  const isStray =
    countryCode === 'US' &&
    isBareDigits(value) &&
    isAreaCodeOf(number.nationalNumber.slice(0, 3), regionCode) === false;
  return isStray ? 'phone-of-another-state' : null;
}

/** All numbers as people there write them: "+1 618 684 2387". One that no numbering plan knows stays. */
export function writePhones(phones: string, countryCode: string): string {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined;
  const write = (phone: string) => {
    const number = parsePhoneNumberFromString(phone, country);
    return number?.isValid() ? number.formatInternational() : phone;
  };
  return phones.split('; ').map(write).join('; ');
}

/** Whether a number is written as digits alone: as fillers are, and people seldom. */
export function isBareDigits(phone: string): boolean {
  return /^\d+(\.\d+)?$/.test(phone);
}
