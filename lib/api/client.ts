import { type Api, type CallOptions, createApi, type Input } from './create-api.ts';
import { createPatientFetch, type Patience } from './patient-fetch.ts';

export { ApiError } from './create-api.ts';

/** Lists that come in pages; a test compares them with the contract. */
export const pagedOperations = [
  'listGolfCourses',
  'searchGolfCourses',
  'searchHoles',
  'getDirectoryEntry',
  'listRegionGolfCourses',
  'listDistrictGolfCourses',
  'listCityGolfCourses',
  'listMappingGaps',
] as const;

type Paged = (typeof pagedOperations)[number];

type Page = { items: unknown[]; hasMore: boolean };

/** Every item of a list, page by page. */
type Each = { [Id in Paged]: (input?: Input<Id>, options?: CallOptions) => AsyncGenerator<unknown> };

export type ClientOptions = {
  /** Up to `/v2`: `https://golf.example/v2`. */
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
};

/**
 * The API as functions for other people's programs, and as the package `fairway-atlas-client`. It waits as
 * long as a 429 says and asks again, once.
 */
export function createClient({ baseUrl, fetch }: ClientOptions): Api & { each: Each } {
  const patience: Partial<Patience> = fetch ? { fetch } : {};
  const api = createApi({ baseUrl: baseUrl.replace(/\/+$/, ''), fetch: createPatientFetch(patience) });
  const each = Object.fromEntries(pagedOperations.map((id) => [id, iterate(api[id] as Call)]));
  return { ...api, each: each as Each };
}

type Call = (input: object, options?: CallOptions) => Promise<object | null>;

function iterate(call: Call) {
  return async function* (input: { skip?: number } = {}, options?: CallOptions): AsyncGenerator<unknown> {
    for (let skip = input.skip ?? 0; ; ) {
      const answer = await call({ ...input, skip }, options);
      if (answer === null) return;
      const { items, hasMore } = pageOf(answer);
      yield* items;
      if (!hasMore || items.length === 0) return;
      skip += items.length;
    }
  };
}

/** Lists are in the answer itself or in one of its members, under `items` or `golfs`. */
function pageOf(answer: object): Page {
  const holders = [answer, ...Object.values(answer)];
  const holder = holders.find((each) => typeof each === 'object' && each !== null && 'has_more' in each);
  return { items: holder?.items ?? holder?.golfs ?? [], hasMore: holder?.has_more === true };
}
