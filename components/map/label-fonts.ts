import type { StyleSpecification } from 'maplibre-gl';

/** The fonts of a label in a weight, as a layer's `text-font` takes them. */
export type LabelFonts = (weight?: 'medium' | 'semibold') => string[];

/**
 * The page's own text fonts: without a glyphs URL in its style MapLibre draws labels from them, and takes their weight
 * from the words of the first name.
 */
export function readPageFonts(): LabelFonts {
  const families = getComputedStyle(document.body)
    .fontFamily.split(',')
    .map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2'))
    // Next's metric-adjusted stand-ins name fonts of other systems, which can't be loaded here.
    .filter((family) => !/ Fallback$/.test(family));
  return (weight) => (weight ? [weight, ...families] : families);
}

/**
 * The fonts for labels on someone else's style: where it has a glyphs URL, fonts that it uses itself, since those are
 * the ones sure to be there (its first, for all weights); otherwise the page's.
 */
export function fontsOfStyle({ glyphs, layers }: Pick<StyleSpecification, 'glyphs' | 'layers'>): LabelFonts {
  if (!glyphs) return readPageFonts();
  for (const layer of layers) {
    const fonts: unknown = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
    if (Array.isArray(fonts) && fonts.every((font) => typeof font === 'string') && fonts[0] !== 'literal') {
      return () => fonts;
    }
  }
  return () => ['Noto Sans Regular'];
}
