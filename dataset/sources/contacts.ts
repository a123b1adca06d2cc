import type { ClubFacts } from '../course/course-in-progress.ts';
import { readPhones } from '../text/read-phones.ts';
import { isSamePostalCode, splitAddress } from '../text/split-address.ts';
import type { FieldReader } from './field-reader.ts';

type Postal = Pick<ClubFacts, 'address' | 'postalCode'> & { cityName: string | null };

/** A line's address, contact details and town. The phone is every number that can be dialled, separated by "; ". */
export function readContacts(
  fields: FieldReader,
  countryCode: string | null,
  regionCode: string | null,
): Postal & Pick<ClubFacts, 'phone' | 'email' | 'website'> {
  return {
    ...readPostal(fields, countryCode),
    phone: readPhone(fields, countryCode, regionCode),
    email: readEmail(fields),
    website: readWebsite(fields),
  };
}

/** Two postal codes that contradict each other are both dropped. */
function readPostal(fields: FieldReader, countryCode: string | null): Postal {
  const cityName = fields.text('city');
  const postalCode = fields.text('postal_code');
  const text = fields.text('address');
  if (text === null) return { cityName, address: null, postalCode };
  const { street, town, postalCode: inAddress } = splitAddress(text, countryCode, cityName);
  const isContradicted =
    postalCode !== null && inAddress !== null && !isSamePostalCode(postalCode, inAddress);
  if (isContradicted) {
    fields.refuse(
      'postal_code',
      'postal-code-contradicted',
      `${postalCode}, and ${inAddress} in the address`,
    );
  }
  return {
    cityName: cityName ?? town,
    address: street,
    postalCode: isContradicted ? null : (postalCode ?? inAddress),
  };
}

function readPhone(
  fields: FieldReader,
  countryCode: string | null,
  regionCode: string | null,
): string | null {
  const text = fields.text('phone');
  if (text === null) return null;
  const { good, refused } = readPhones(text, { countryCode, regionCode });
  for (const { rule, value } of refused) fields.refuse('phone', rule, value);
  return good.join('; ') || null;
}

function readEmail(fields: FieldReader): string | null {
  const text = fields.text('email');
  return text === null || /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]+$/.test(text)
    ? text
    : fields.refuse('email', 'email-malformed', text);
}

/** An address by http or https; http where no scheme is given. */
function readWebsite(fields: FieldReader): string | null {
  const text = fields.text('website');
  if (text === null) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `http://${text}`);
  const isWeb =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /^[^.]+(\.[^.]+)+$/.test(url.hostname) &&
    !/\s/.test(text);
  return isWeb ? url.href : fields.refuse('website', 'website-malformed', text);
}
