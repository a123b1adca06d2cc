/** Text made harmless between tags and in quoted attributes of SVG, XML and HTML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** An element from trusted names, escaped attribute values and ready-made content; null attributes are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A number for a drawing: whole (a quarter of a metre), no minus zero. */
export function drawn(value: number): number {
  return Math.round(value) + 0;
}
