import { getGolfCourseMarkdown } from './agent-files/get-golf-course-markdown.ts';
import { getLlmsTxt } from './agent-files/get-llms-txt.ts';
import { getOpenApiDocument } from './agent-files/get-open-api-document.ts';
import { getGolfCourseGeometry } from './courses/get-golf-course-geometry.ts';
import { getGolfCourseProfile } from './courses/get-golf-course-profile.ts';
import { getGolfCourseSummary } from './courses/get-golf-course-summary.ts';
import { listGolfCourses } from './courses/list-golf-courses.ts';
import { resolveGolfCourseId } from './courses/resolve-golf-course-id.ts';
import { searchGolfCourses } from './courses/search-golf-courses.ts';
import { searchGolfCoursesByLocation } from './courses/search-golf-courses-by-location.ts';
import { getDataset } from './dataset/get-dataset.ts';
import { getDirectoryEntry } from './directory/get-directory-entry.ts';
import { listCityGolfCourses } from './directory/list-city-golf-courses.ts';
import { listContinents } from './directory/list-continents.ts';
import { listCountries } from './directory/list-countries.ts';
import { listCountryRegions } from './directory/list-country-regions.ts';
import { listRegionGolfCourses } from './directory/list-region-golf-courses.ts';
import { listSitemapCities } from './enumeration/list-sitemap-cities.ts';
import { listSitemapContinents } from './enumeration/list-sitemap-continents.ts';
import { listSitemapCountries } from './enumeration/list-sitemap-countries.ts';
import { listSitemapRegions } from './enumeration/list-sitemap-regions.ts';
import { getContinentMetadata } from './metadata/get-continent-metadata.ts';
import { getCountryMetadata } from './metadata/get-country-metadata.ts';
import { getRegionMetadata } from './metadata/get-region-metadata.ts';
import { listBestGolfCoursesByArea } from './rankings/list-best-golf-courses-by-area.ts';
import { listBestGolfCoursesByRegion } from './rankings/list-best-golf-courses-by-region.ts';
import { listBestGolfCoursesWorldwide } from './rankings/list-best-golf-courses-worldwide.ts';

/** Every operation of the API, in the order in which the OpenAPI document lists them. */
export const operations = [
  listGolfCourses,
  getGolfCourseProfile,
  getGolfCourseSummary,
  resolveGolfCourseId,
  searchGolfCoursesByLocation,
  searchGolfCourses,
  getGolfCourseGeometry,
  listContinents,
  listCountries,
  getDirectoryEntry,
  listCountryRegions,
  listRegionGolfCourses,
  listCityGolfCourses,
  listBestGolfCoursesWorldwide,
  listBestGolfCoursesByArea,
  listBestGolfCoursesByRegion,
  getCountryMetadata,
  getContinentMetadata,
  getRegionMetadata,
  listSitemapContinents,
  listSitemapCountries,
  listSitemapRegions,
  listSitemapCities,
  getGolfCourseMarkdown,
  getLlmsTxt,
  getOpenApiDocument,
  getDataset,
] as const;
