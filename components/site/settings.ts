/** The site's name, from SITE_NAME. */
export const siteName = process.env.SITE_NAME || 'Fairway Atlas';

export const siteUrl = (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).replace(
  /\/+$/,
  '',
);

// Destructured, or the build would write its own environment's value into the code.
const { NEXT_PUBLIC_MAP_STYLE_URL } = process.env;
/** Undefined for the site's own ground. */
export const mapStyleUrl = NEXT_PUBLIC_MAP_STYLE_URL || undefined;

const { OPERATOR_NAME, OPERATOR_CONTACT, LOG_CLIENT_ADDRESS } = process.env;

/** A mailto: or https: address; null where they don't say. */
export const operatorContact = OPERATOR_CONTACT ? asLink(OPERATOR_CONTACT) : null;

/** Who runs the site; null where they don't say. */
export const operator = OPERATOR_NAME ? { name: OPERATOR_NAME, contact: operatorContact } : null;

/** How much of a visitor's IP address is logged. */
export const loggedAddress =
  LOG_CLIENT_ADDRESS === 'truncated' || LOG_CLIENT_ADDRESS === 'full' ? LOG_CLIENT_ADDRESS : 'none';

function asLink(contact: string): string {
  return /^[^\s:@]+@[^\s:@]+$/.test(contact) ? `mailto:${contact}` : contact;
}
