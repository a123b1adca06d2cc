import type { Source, StatedSource } from '#lib/contract/origins.ts';

export const sourceCatalogue: Readonly<Record<string, StatedSource>> = {
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
    licence: 'Not stated',
    url: null,
    attribution: 'Scorecards as printed by clubs and federations',
  },
  courses: {
    name: 'Course list',
    licence: 'Not stated',
    url: null,
    attribution: 'Course list supplied by the operator',
  },
  opengolfapi: {
    name: 'OpenGolfAPI',
    licence: 'ODbL-1.0',
    url: 'https://opengolfapi.org',
    attribution: 'Contains data from OpenGolfAPI',
  },
  corrections: {
    name: 'Corrections',
    licence: 'The operator’s own',
    url: null,
    attribution: 'Corrected by the operator of this site',
  },
  reviews: {
    name: 'Member reviews',
    licence: 'Not stated',
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

/** What the files behind a key state of their sources, instead of what the catalogue says of the key. */
export type StatedSources = Readonly<Record<string, readonly DatedSource[]>>;

/** A source with the time of the latest that it says of a course; where it's missing, the time of its kind counts. */
export type DatedSource = StatedSource & { updated_at?: string | null };

/** What the sources behind a key are called in a profile. */
export function sourceNames(key: string, stated: StatedSources = {}): string[] {
  const sources = stated[key] ?? [sourceCatalogue[key]].filter((source) => source !== undefined);
  return sources.map(({ name }) => name);
}

/** The sources with these keys in the catalogue's order; `times` are by key. Throws for an unknown key. */
export function toSources(
  keys: Iterable<string>,
  stated: StatedSources = {},
  times: Readonly<Record<string, string | null>> = {},
): Source[] {
  const wanted = new Set(keys);
  const known = Object.entries(sourceCatalogue).filter(([key]) => wanted.delete(key));
  if (wanted.size > 0) throw new RangeError(`Unknown source: ${[...wanted].join(', ')}`);
  const sources = known.flatMap(([key, source]) =>
    (stated[key] ?? [source]).map((each: DatedSource) => ({
      ...each,
      updated_at: (each.updated_at === undefined ? times[key] : each.updated_at) ?? null,
    })),
  );
  return sources.filter(({ name }, i) => sources.findIndex((other) => other.name === name) === i);
}
