import type { Source } from '#lib/contract/golf-profile.ts';

/** Name, licence and attribution of every source, by the key that tallies and details use. */
export const sourceCatalogue: Readonly<Record<string, Source>> = {
  osm: {
    name: 'OpenStreetMap',
    licence: 'ODbL-1.0',
    url: 'https://www.openstreetmap.org/copyright',
    attribution: '© OpenStreetMap contributors',
  },
  elevation: {
    name: 'Elevation tiles (SRTM, Copernicus GLO-30)',
    licence: 'SRTM: public domain; Copernicus GLO-30: free licence with attribution',
    url: 'https://doi.org/10.5270/ESA-c5d3d65',
    attribution:
      'SRTM by NASA and USGS. Copernicus WorldDEM-30 © DLR e.V. 2010–2014 and © Airbus Defence and Space GmbH 2014–2018, provided under COPERNICUS by the European Union and ESA; all rights reserved.',
  },
  scorecards: {
    name: 'Scorecards',
    licence: 'As supplied by the operator',
    url: null,
    attribution: 'Scorecards as printed by clubs and federations',
  },
  courses: {
    name: 'Course list',
    licence: 'As supplied by the operator',
    url: null,
    attribution: 'Course list supplied by the operator',
  },
  opengolfapi: {
    name: 'OpenGolfAPI',
    licence: 'ODbL-1.0',
    url: 'https://opengolfapi.org',
    attribution: 'Contains data from OpenGolfAPI',
  },
  reviews: {
    name: 'Member reviews',
    licence: 'As supplied by the operator',
    url: null,
    attribution: 'Ratings given by members',
  },
  places: {
    name: 'GeoNames',
    licence: 'CC-BY-4.0',
    url: 'https://www.geonames.org',
    attribution: 'Place names © GeoNames, CC BY 4.0',
  },
  demo: {
    name: 'Invented demo data',
    licence: 'CC0-1.0',
    url: null,
    attribution: 'Invented: no course of this dataset exists',
  },
};

/** The sources that a record draws on, in the catalogue's order. Throws for a key that it doesn't know. */
export function toSources(keys: Iterable<string>): Source[] {
  const wanted = new Set(keys);
  const known = Object.entries(sourceCatalogue).filter(([key]) => wanted.delete(key));
  if (wanted.size > 0) throw new RangeError(`Unknown source: ${[...wanted].join(', ')}`);
  return known.map(([, source]) => source);
}
