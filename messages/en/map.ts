export const mapTexts = {
  mapOf: (name: string) => `Map of ${name}`,
  open: 'Open the map',
  sources: 'Where the map’s data comes from',
  loading: 'Loading the map…',
  lost: 'The map was interrupted and will be back shortly.',
  noWebgl: 'This browser doesn’t support WebGL, so you’re seeing a static plan.',
  failed: 'We couldn’t load the map, so you’re seeing a static plan. Reload the page to try again.',
};
