import createClient from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { Answer, OperationId } from './records.ts';
import type { operations, paths } from './schema.d.ts';

type Operations = operations;
type PathOf<Id extends keyof Operations> = NonNullable<Operations[Id]['parameters']['path']>;
type QueryOf<Id extends keyof Operations> = NonNullable<Operations[Id]['parameters']['query']>;

/** What every call takes beside its parameters. */
export type CallOptions = { signal?: AbortSignal };

/** Where the API is (an address ending in `/v2`) and how it is reached: `fetch` by default. */
export type ApiConnection = { baseUrl: string; fetch?: (request: Request) => Promise<Response> };

/** The client. */
export type Api = ReturnType<typeof createApi>;

type Get = ReturnType<typeof createClient<paths>>['GET'];

/**
 * The typed client: one function an operation, named by its operationId. Each resolves to the content of `data`
 * (documents as they are), to null on 404 where the operation can have none, and throws `ApiError` otherwise.
 */
export function createApi({ baseUrl, fetch }: ApiConnection) {
  const { GET } = createClient<paths>({
    baseUrl,
    ...(fetch ? { fetch } : {}),
    querySerializer: { array: { style: 'form', explode: false } },
  });
  const client = {
    ...courseCalls(GET),
    ...directoryCalls(GET),
    ...rankingCalls(GET),
    ...metadataCalls(GET),
    ...enumerationCalls(GET),
    ...documentCalls(GET),
  };
  return client as Answering<typeof client>;
}

const courseCalls = (GET: Get) => ({
  listGolfCourses: (query: QueryOf<'listGolfCourses'> = {}, options?: CallOptions) =>
    data(GET('/golfs', { params: { query }, ...options })),
  getGolfCourseProfile: (path: PathOf<'getGolfCourseProfile'>, options?: CallOptions) =>
    dataOrNull(GET('/golfs/profile/{slug}', { params: { path }, ...options })),
  getGolfCourseSummary: (path: PathOf<'getGolfCourseSummary'>, options?: CallOptions) =>
    dataOrNull(GET('/seo/golfs/{identifier}', { params: { path }, ...options })),
  resolveGolfCourseId: (path: PathOf<'resolveGolfCourseId'>, options?: CallOptions) =>
    dataOrNull(GET('/golfs/resolve/{golf_id}', { params: { path }, ...options })),
  searchGolfCoursesByLocation: (query: QueryOf<'searchGolfCoursesByLocation'>, options?: CallOptions) =>
    data(GET('/search/map/golfs', { params: { query }, ...options })),
  searchGolfCourses: (query: QueryOf<'searchGolfCourses'>, options?: CallOptions) =>
    dataOrNull(GET('/search/golfs', { params: { query }, ...options })),
  getGolfCourseGeometry: (path: PathOf<'getGolfCourseGeometry'>, options?: CallOptions) =>
    orNull(GET('/golfs/{slug}/geometry.geojson', { params: { path }, ...options })),
});

const directoryCalls = (GET: Get) => ({
  listContinents: (options?: CallOptions) => data(GET('/public/golfs/continents', { ...options })),
  listCountries: (options?: CallOptions) => data(GET('/public/golfs/countries', { ...options })),
  getDirectoryEntry: (path: PathOf<'getDirectoryEntry'>, options?: CallOptions) =>
    dataOrNull(GET('/public/golfs/{slug}', { params: { path }, ...options })),
  listCountryRegions: (path: PathOf<'listCountryRegions'>, options?: CallOptions) =>
    dataOrNull(GET('/public/golfs/{country}/regions', { params: { path }, ...options })),
  listRegionGolfCourses: (
    {
      country,
      region,
      ...query
    }: PathOf<'listRegionGolfCourses'> & Partial<QueryOf<'listRegionGolfCourses'>>,
    options?: CallOptions,
  ) =>
    dataOrNull(
      GET('/public/golfs/{country}/{region}', { params: { path: { country, region }, query }, ...options }),
    ),
  listCityGolfCourses: (
    {
      country,
      region,
      city,
      ...query
    }: PathOf<'listCityGolfCourses'> & Partial<QueryOf<'listCityGolfCourses'>>,
    options?: CallOptions,
  ) =>
    dataOrNull(
      GET('/public/golfs/{country}/{region}/{city}', {
        params: { path: { country, region, city }, query },
        ...options,
      }),
    ),
});

const rankingCalls = (GET: Get) => ({
  listBestGolfCoursesWorldwide: (
    query: QueryOf<'listBestGolfCoursesWorldwide'> = {},
    options?: CallOptions,
  ) => data(GET('/public/best/world', { params: { query }, ...options })),
  listBestGolfCoursesByArea: (
    { slug, ...query }: PathOf<'listBestGolfCoursesByArea'> & QueryOf<'listBestGolfCoursesByArea'>,
    options?: CallOptions,
  ) => dataOrNull(GET('/public/best/{slug}', { params: { path: { slug }, query }, ...options })),
  listBestGolfCoursesByRegion: (
    {
      country,
      region,
      ...query
    }: PathOf<'listBestGolfCoursesByRegion'> & QueryOf<'listBestGolfCoursesByRegion'>,
    options?: CallOptions,
  ) =>
    dataOrNull(
      GET('/public/best/{country}/{region}', { params: { path: { country, region }, query }, ...options }),
    ),
});

const metadataCalls = (GET: Get) => ({
  getCountryMetadata: (path: PathOf<'getCountryMetadata'>, options?: CallOptions) =>
    dataOrNull(GET('/seo/country/{slug}', { params: { path }, ...options })),
  getContinentMetadata: (path: PathOf<'getContinentMetadata'>, options?: CallOptions) =>
    dataOrNull(GET('/seo/continent/{slug}', { params: { path }, ...options })),
  getRegionMetadata: (path: PathOf<'getRegionMetadata'>, options?: CallOptions) =>
    dataOrNull(GET('/seo/region/{country}/{region}', { params: { path }, ...options })),
});

const enumerationCalls = (GET: Get) => ({
  listSitemapContinents: (options?: CallOptions) => data(GET('/seo/sitemap/continents', { ...options })),
  listSitemapCountries: (options?: CallOptions) => data(GET('/seo/sitemap/countries', { ...options })),
  listSitemapRegions: (options?: CallOptions) => data(GET('/seo/sitemap/regions', { ...options })),
  listSitemapCities: (options?: CallOptions) => data(GET('/seo/sitemap/cities', { ...options })),
});

const documentCalls = (GET: Get) => ({
  getGolfCourseMarkdown: (path: PathOf<'getGolfCourseMarkdown'>, options?: CallOptions) =>
    orNull(GET('/golfs/{slug}/llm.md', { params: { path }, parseAs: 'text', ...options })),
  getLlmsTxt: (options?: CallOptions) => body(GET('/llms.txt', { parseAs: 'text', ...options })),
  getOpenApiDocument: (options?: CallOptions) => body(GET('/openapi.json', { ...options })),
  getDataset: (options?: CallOptions) => data(GET('/dataset', { ...options })),
});

/**
 * The client with the answers as the schema has them: on its way through openapi-fetch's `Readable` a position
 * (a pair of numbers) becomes an array of any length.
 */
type Answering<Client> = {
  [Id in keyof Client & OperationId]: Client[Id] extends (...args: infer Args) => Promise<infer Data>
    ? (...args: Args) => Promise<null extends Data ? Answer<Id> | null : Answer<Id>>
    : never;
};

type Result<Body> = Promise<{ data?: Body; error?: unknown; response: Response }>;

async function body<Body>(result: Result<Body>): Promise<Body> {
  const { data, error, response } = await result;
  if (data === undefined) throw toApiError(response, error);
  return data;
}

async function orNull<Body>(result: Result<Body>): Promise<Body | null> {
  return (await result).response.status === 404 ? null : body(result);
}

async function data<Data>(result: Result<{ data: Data }>): Promise<Data> {
  return (await body(result)).data;
}

async function dataOrNull<Data>(result: Result<{ data: Data }>): Promise<Data | null> {
  return (await orNull(result))?.data ?? null;
}

/** The error envelope as an ApiError; an answer that isn't one (a proxy's page) is told by its status alone. */
function toApiError(response: Response, envelope: unknown): ApiError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const error = isEnvelope(envelope) ? envelope.error : null;
  return new ApiError({
    status: response.status,
    code: error?.code ?? response.status * 10,
    message: error?.message ?? `The API answered ${response.status} without an error envelope.`,
    parameter: error?.parameter ?? null,
    requestId: error?.request_id ?? response.headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

type Envelope = { error: { code: number; message: string; parameter: string | null; request_id: string } };

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'error' in value &&
    typeof value.error === 'object' &&
    value.error !== null &&
    'code' in value.error &&
    typeof value.error.code === 'number'
  );
}
