import type { ErrorEnvelope } from '#lib/contract/error-envelope.ts';
import { type ErrorKind, errors, tooManyRequestsMessage } from '#lib/contract/errors.ts';
import { limits } from '#lib/contract/limits.ts';

const requestsPerSecond = limits.requestsPerSecond.usual;

const text = (description: string) => ({ description, schema: { type: 'string' } });
const integer = (description: string) => ({ description, schema: { type: 'integer' } });

/** A server puts its own quota into the example of `RateLimit-Limit`. */
export const headers = {
  'X-Request-Id': text('Names this request in the logs; an error body repeats it.'),
  ETag: text('Strong; changes with the dataset version and the content encoding.'),
  'Cache-Control': text('How long the answer may be kept: course data changes weekly at most.'),
  Vary: text('Accept-Encoding.'),
  Link: text(
    'Where this description is (`</openapi.json>; rel="service-desc"`) and, for a list with `skip`, the pages before and ' +
      'after: `<?limit=20&skip=40>; rel="next"`, relative to the address asked for.',
  ),
  'RateLimit-Limit': { ...integer('Requests allowed in any one second.'), example: requestsPerSecond },
  'RateLimit-Remaining': integer('Requests left.'),
  'RateLimit-Reset': integer('Seconds until requests are free again.'),
  'RateLimit-Policy': text('The quota as a structured field (draft-ietf-httpapi-ratelimit-headers).'),
  RateLimit: text('What is left of it (draft-ietf-httpapi-ratelimit-headers).'),
  'Retry-After': integer('Seconds to wait before trying once more.'),
  Location: text('The same operation under the present slug.'),
};

const headerRefs = (...names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const quotaHeaders = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
] as const;
const counted = ['X-Request-Id', ...quotaHeaders] as const;

export const successHeaders = headerRefs(
  'X-Request-Id',
  'ETag',
  'Cache-Control',
  'Vary',
  'Link',
  ...quotaHeaders,
);

type ErrorExample = { error: ErrorKind; message?: string; parameter?: string };

function errorResponse(
  opening: string,
  kinds: readonly ErrorKind[],
  { error, message = errors[error].meaning, parameter }: ErrorExample,
  headerNames: readonly (keyof typeof headers)[] = counted,
) {
  const { code, status } = errors[error];
  const example: ErrorEnvelope = {
    error: {
      code,
      message,
      status,
      parameter: parameter ?? null,
      request_id: '7d1f9c1e-52a4-4f0b-9f0e-3c1d6a2b8e75',
    },
  };
  const meanings = kinds.map((kind) => `${errors[kind].code}: ${errors[kind].meaning}`);
  return {
    description: [opening, ...meanings].join(' '),
    headers: headerRefs(...headerNames),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
  };
}

export const responses = {
  NotModified: {
    description: 'The copy named by If-None-Match is still right.',
    headers: successHeaders,
  },
  MovedPermanently: {
    description: 'The course was renamed or merged; the same operation answers under its present identifier.',
    headers: headerRefs('X-Request-Id', 'Location', ...quotaHeaders),
  },
  BadRequest: errorResponse(
    'An invalid identifier or parameter was rejected.',
    ['malformed', 'invalidParameter', 'latWithoutLong', 'invalidIdentifier'],
    {
      error: 'invalidParameter',
      message: `limit must be an integer from 1 to ${limits.page.most}.`,
      parameter: 'limit',
    },
  ),
  NotFound: errorResponse(
    'Nothing matches.',
    [
      'unknownPath',
      'unknownCourse',
      'unknownArea',
      'unknownRegion',
      'unknownDistrict',
      'unknownCity',
      'unknownVersion',
    ],
    { error: 'unknownCourse', message: 'No course has the slug "no-such-course".', parameter: 'slug' },
  ),
  NoSuchPath: errorResponse('Nothing is at this path.', ['unknownPath'], { error: 'unknownPath' }),
  MethodNotAllowed: errorResponse('The method was rejected.', ['method'], { error: 'method' }),
  RateLimited: errorResponse(
    'Rate limited.',
    ['rateLimited'],
    { error: 'rateLimited', message: tooManyRequestsMessage(requestsPerSecond, 1) },
    ['X-Request-Id', 'Retry-After', ...quotaHeaders],
  ),
  InternalError: errorResponse('The server failed.', ['internal'], { error: 'internal' }),
  Unavailable: errorResponse(
    'The server has nothing to answer from.',
    ['unavailable'],
    { error: 'unavailable' },
    ['X-Request-Id', 'Retry-After', ...quotaHeaders],
  ),
};

export const responseRef = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` });
