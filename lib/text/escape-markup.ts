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
