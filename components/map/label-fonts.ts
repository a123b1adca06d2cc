import type { StyleSpecification } from 'maplibre-gl';

/** Fonts for a layer's `text-font`. */
export type LabelFonts = (style?: 'medium' | 'semibold' | 'italic') => string[];

/**
 * A style without a glyphs URL has MapLibre draw labels from the page's fonts, and take their weight or slant from the
 * first name.
 */
export function readPageFonts(): LabelFonts {
  const families = getComputedStyle(document.body)
    .fontFamily.split(',')
    .map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2'))
    // Next's metric-adjusted fallbacks name fonts of other systems.
    .filter((family) => !/ Fallback$/.test(family));
  return (style) => (style ? [style, ...families] : families);
}

/**
 * Fonts of a style: on another one with a glyphs URL, its own first font for all weights, since that is sure to be there;
 * otherwise the page's.
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
