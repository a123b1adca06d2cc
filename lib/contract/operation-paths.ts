/** The media types of answers that are documents rather than records. */
export type DocumentType = 'application/geo+json' | 'application/json' | 'text/markdown' | 'text/plain';

/** Where an operation is and what kind of answer it gives. */
export type OperationPath = {
  /** Relative to `/v2`. */
  path: `/${string}`;
  /** The media type of the document it answers with; without one it answers `{"data": …}`. */
  document?: DocumentType;
  /** Whether what the caller names may not exist: a 404 with a code of its own. */
  mayBeMissing?: true;
};

/**
 * Every operation of the API by its operationId: where it is and what kind of answer it gives. Contracts, server and client
 * read this table. It has no schemas, because it is sent to browsers.
 */
export const operationPaths = {
  listGolfCourses: { path: '/golfs' },
  getGolfCourseProfile: { path: '/golfs/profile/{slug}', mayBeMissing: true },
  getGolfCourseSummary: { path: '/seo/golfs/{identifier}', mayBeMissing: true },
  resolveGolfCourseId: { path: '/golfs/resolve/{golf_id}', mayBeMissing: true },
  searchGolfCoursesByLocation: { path: '/search/map/golfs' },
  searchGolfCourses: { path: '/search/golfs', mayBeMissing: true },
  getGolfCourseGeometry: {
    path: '/golfs/{slug}/geometry.geojson',
    document: 'application/geo+json',
    mayBeMissing: true,
  },

  listContinents: { path: '/public/golfs/continents' },
  listCountries: { path: '/public/golfs/countries' },
  getDirectoryEntry: { path: '/public/golfs/{slug}', mayBeMissing: true },
  listCountryRegions: { path: '/public/golfs/{country}/regions', mayBeMissing: true },
  listRegionGolfCourses: { path: '/public/golfs/{country}/{region}', mayBeMissing: true },
  listCityGolfCourses: { path: '/public/golfs/{country}/{region}/{city}', mayBeMissing: true },

  listBestGolfCoursesWorldwide: { path: '/public/best/world' },
  listBestGolfCoursesByArea: { path: '/public/best/{slug}', mayBeMissing: true },
  listBestGolfCoursesByRegion: { path: '/public/best/{country}/{region}', mayBeMissing: true },

  getCountryMetadata: { path: '/seo/country/{slug}', mayBeMissing: true },
  getContinentMetadata: { path: '/seo/continent/{slug}', mayBeMissing: true },
  getRegionMetadata: { path: '/seo/region/{country}/{region}', mayBeMissing: true },

  listSitemapContinents: { path: '/seo/sitemap/continents' },
  listSitemapCountries: { path: '/seo/sitemap/countries' },
  listSitemapRegions: { path: '/seo/sitemap/regions' },
  listSitemapCities: { path: '/seo/sitemap/cities' },

  getGolfCourseMarkdown: { path: '/golfs/{slug}/llm.md', document: 'text/markdown', mayBeMissing: true },
  getLlmsTxt: { path: '/llms.txt', document: 'text/plain' },
  getOpenApiDocument: { path: '/openapi.json', document: 'application/json' },

  getDataset: { path: '/dataset' },
} as const satisfies Record<string, OperationPath>;

/** The word that names an operation in contract, client, query keys and tests. */
export type OperationId = keyof typeof operationPaths;

/** One operation's place and kind of answer. */
export type PathOf<Id extends OperationId> = (typeof operationPaths)[Id];
