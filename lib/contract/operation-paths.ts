export type DocumentType = 'application/geo+json' | 'application/json' | 'text/markdown' | 'text/plain';

export type OperationPath = {
  /** Relative to `/v2`. */
  path: `/${string}`;
  /** The type of an answer that isn't `{"data": …}`. */
  document?: DocumentType;
  /** The thing that the caller names may not exist: a 404 with a code of its own. */
  mayBeMissing?: true;
};

/** Contracts, server and client read this table. It has no schemas, because it is sent to browsers. */
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

  searchHoles: { path: '/search/holes', mayBeMissing: true },

  listContinents: { path: '/public/golfs/continents' },
  listCountries: { path: '/public/golfs/countries' },
  getDirectoryEntry: { path: '/public/golfs/{slug}', mayBeMissing: true },
  listCountryRegions: { path: '/public/golfs/{country}/regions', mayBeMissing: true },
  listRegionDistricts: { path: '/public/golfs/{country}/{region}/districts', mayBeMissing: true },
  listRegionGolfCourses: { path: '/public/golfs/{country}/{region}', mayBeMissing: true },
  listDistrictGolfCourses: {
    path: '/public/golfs/{country}/{region}/districts/{district}',
    mayBeMissing: true,
  },
  listCityGolfCourses: { path: '/public/golfs/{country}/{region}/{city}', mayBeMissing: true },

  listBestGolfCoursesWorldwide: { path: '/public/best/world' },
  listBestGolfCoursesByArea: { path: '/public/best/{slug}', mayBeMissing: true },
  listBestGolfCoursesByRegion: { path: '/public/best/{country}/{region}', mayBeMissing: true },
  listGolfCoursesByFigure: { path: '/public/rankings/{figure}', mayBeMissing: true },

  getCountryMetadata: { path: '/seo/country/{slug}', mayBeMissing: true },
  getContinentMetadata: { path: '/seo/continent/{slug}', mayBeMissing: true },
  getRegionMetadata: { path: '/seo/region/{country}/{region}', mayBeMissing: true },

  listSitemapContinents: { path: '/seo/sitemap/continents' },
  listSitemapCountries: { path: '/seo/sitemap/countries' },
  listSitemapRegions: { path: '/seo/sitemap/regions' },
  listSitemapDistricts: { path: '/seo/sitemap/districts' },
  listSitemapCities: { path: '/seo/sitemap/cities' },
  listSitemapHoleQuestions: { path: '/seo/sitemap/hole-questions' },

  getGolfCourseMarkdown: { path: '/golfs/{slug}/llm.md', document: 'text/markdown', mayBeMissing: true },
  getLlmsTxt: { path: '/llms.txt', document: 'text/plain' },
  getOpenApiDocument: { path: '/openapi.json', document: 'application/json' },

  getGolfCourseMapping: { path: '/golfs/{slug}/mapping', mayBeMissing: true },
  listMappingByCountry: { path: '/mapping' },
  listMappingGaps: { path: '/mapping/{country}', mayBeMissing: true },

  getDataset: { path: '/dataset' },
  listChanges: { path: '/changes', mayBeMissing: true },
} as const satisfies Record<string, OperationPath>;

export type OperationId = keyof typeof operationPaths;

export type PathOf<Id extends OperationId> = (typeof operationPaths)[Id];
