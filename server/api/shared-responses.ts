import type { OpenAPIHono } from '@hono/zod-openapi';

type Registry = OpenAPIHono['openAPIRegistry'];

const integerHeader = (description: string) => ({ description, schema: { type: 'integer' as const } });
const textHeader = (description: string) => ({ description, schema: { type: 'string' as const } });

/** Headers that more than one response carries, described once. */
const headers = {
  'X-Request-Id': textHeader('Names this request in the logs; an error body repeats it.'),
  ETag: textHeader('Strong; changes with the dataset version and the content encoding.'),
  'Cache-Control': textHeader('How long the answer may be kept: course data changes weekly at most.'),
  Vary: textHeader('Accept-Encoding.'),
  'RateLimit-Limit': integerHeader('Requests allowed in any one second.'),
  'RateLimit-Remaining': integerHeader('Requests left.'),
  'RateLimit-Reset': integerHeader('Seconds until requests are free again.'),
  'RateLimit-Policy': textHeader('The quota as a structured field (draft-ietf-httpapi-ratelimit-headers).'),
  RateLimit: textHeader('What is left of it (draft-ietf-httpapi-ratelimit-headers).'),
  'Retry-After': integerHeader('Seconds to wait before trying once more.'),
  Location: textHeader('The same operation under the present slug.'),
};

const quotaHeaders = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
] as const;

function headerRefs(...names: (keyof typeof headers)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** What a successful answer carries beside its body. */
export const successHeaders = headerRefs('X-Request-Id', 'ETag', 'Cache-Control', 'Vary', ...quotaHeaders);

const errorExample = (code: number, status: number, message: string, parameter: string | null = null) => ({
  error: { code, message, status, parameter, request_id: 'k3v9x2-1' },
});

const errorResponse = (
  description: string,
  example: ReturnType<typeof errorExample>,
  headerNames: ReturnType<typeof headerRefs>,
) => ({
  description,
  headers: headerNames,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
});

const counted = headerRefs('X-Request-Id', ...quotaHeaders);

/** Responses that are the same for every operation, described once. */
const responses = {
  NotModified: {
    description: 'The copy named by If-None-Match is still right.',
    headers: headerRefs('X-Request-Id', 'ETag', 'Cache-Control', 'Vary', ...quotaHeaders),
  },
  MovedPermanently: {
    description: 'The course was renamed or merged; the same operation answers under its present identifier.',
    headers: headerRefs('X-Request-Id', 'Location', ...quotaHeaders),
  },
  BadRequest: errorResponse(
    'An invalid identifier or parameter was rejected: 4000 malformed, 4001 invalid parameter, 4002 lat and long together, 4003 invalid identifier.',
    errorExample(4001, 400, 'limit must be an integer from 1 to 100.', 'limit'),
    counted,
  ),
  NotFound: errorResponse(
    'Nothing matches: 4041 course, 4042 continent or country, 4043 region, 4044 city.',
    errorExample(4041, 404, 'No course has the slug "no-such-course".', 'slug'),
    counted,
  ),
  RateLimited: errorResponse(
    'Rate limited (4290): wait Retry-After seconds, then try once more.',
    errorExample(4290, 429, 'More than 5 requests in one second. Wait 1 second, then try once more.'),
    headerRefs('X-Request-Id', 'Retry-After', ...quotaHeaders),
  ),
  InternalError: errorResponse(
    'The server failed (5000).',
    errorExample(5000, 500, 'The server failed to answer. The request id names the failure in its log.'),
    counted,
  ),
  Unavailable: errorResponse(
    'No dataset has been published yet (5030).',
    errorExample(5030, 503, 'No dataset has been published yet.'),
    headerRefs('X-Request-Id', 'Retry-After', ...quotaHeaders),
  ),
};

/** The name of a response that operations share. */
export type SharedResponse = keyof typeof responses;

/** Points to one of the responses registered by `registerSharedResponses`. */
export function responseRef(name: SharedResponse) {
  return { $ref: `#/components/responses/${name}` };
}

/** Puts the headers and responses that operations share into the document's components. */
export function registerSharedResponses(registry: Registry): void {
  for (const [name, header] of Object.entries(headers)) registry.registerComponent('headers', name, header);
  for (const [name, response] of Object.entries(responses)) {
    registry.registerComponent('responses', name, response);
  }
}
