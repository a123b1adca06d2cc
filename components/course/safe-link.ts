export interface SafeLink {
  href: string;
  /** Without `www.`. */
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
