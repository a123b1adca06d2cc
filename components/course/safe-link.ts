export interface SafeLink {
  href: string;
  /** The host's name without `www.`. */
  label: string;
}

/** Null unless the address is a well-formed http or https URL without credentials. */
export function toSafeLink(address: string | null): SafeLink | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const path = url.pathname.replace(/\/$/, '');
  return { href: url.href, label: url.host.replace(/^www\./, '') + (path.length <= 30 ? path : '') };
}

/** A course's article on Wikipedia, else its item on Wikidata; null unless it leads there. */
export function toWikiLink({ wikipedia, wikidata }: Known): (SafeLink & { site: WikiSite }) | null {
  const [, title] = /^https:\/\/[a-z-]+(?:\.m)?\.wikipedia\.org\/wiki\/([^?#]+)$/.exec(wikipedia ?? '') ?? [];
  if (wikipedia !== null && title !== undefined) {
    return { href: wikipedia, label: readable(title), site: 'wikipedia' };
  }
  if (wikidata === null || !/^Q\d+$/.test(wikidata)) return null;
  return { href: `https://www.wikidata.org/wiki/${wikidata}`, label: wikidata, site: 'wikidata' };
}

type Known = { wikipedia: string | null; wikidata: string | null };
type WikiSite = keyof Known;

function readable(title: string): string {
  try {
    return decodeURIComponent(title).replaceAll('_', ' ');
  } catch {
    return title;
  }
}

/** The link of a telephone number, or of the first of several separated by "; ". `href` is null if it's no number; an extension isn't dialled. */
export function toPhoneLink(phone: string): { href: string | null; label: string; others: string } {
  const [label = ''] = phone.split('; ');
  const digits = label.replace(/ ext\. .*/, '').replace(/[^\d+]/g, '');
  return { href: digits.length > 4 ? `tel:${digits}` : null, label, others: phone.slice(label.length) };
}
