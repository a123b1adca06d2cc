/** The MapLibre style that the site's operator wants in place of our own ground; undefined without. */
export function readMapStyleUrl(): string | undefined {
  return document.documentElement.dataset.mapStyle;
}
