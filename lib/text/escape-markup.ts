/** Safe between tags and in quoted attributes of HTML, SVG and XML. */
export function escapeMarkup(text: string): string {
  // Drawings have thousands of short words that need no escape.
  if (!/[&<>"']/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 §2.2 forbids.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The text without characters that XML 1.0 doesn't allow. */
export function toXmlText(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '');
}

/** Characters that XML 1.0 doesn't allow are left out, markup is escaped. */
export function escapeXml(text: string): string {
  return escapeMarkup(toXmlText(text));
}
