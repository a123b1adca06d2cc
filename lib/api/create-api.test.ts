import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApi } from './create-api.ts';

const apiOver = (answer: (request: Request) => Response) =>
  createApi({ baseUrl: 'http://test/v2', fetch: async (request) => answer(request) });

const failure = (status: number, code: number, headers: Record<string, string> = {}) =>
  Response.json(
    { error: { code, message: 'said so', status, parameter: 'slug', request_id: 'r-1' } },
    { status, headers },
  );

test('an answer is the content of data', async () => {
  const api = apiOver(() => Response.json({ data: { golf_id: '7', slug: 'royal-county-down' } }));
  assert.deepEqual(await api.resolveGolfCourseId({ golf_id: '7' }), {
    golf_id: '7',
    slug: 'royal-county-down',
  });
});

test('parameters go where the contract has them', async () => {
  const asked: string[] = [];
  const api = apiOver((request) => {
    asked.push(request.url);
    return Response.json({ data: {} });
  });
  await api.listCityGolfCourses({ country: 'fr', region: 'bretagne', city: 'brest', limit: 5, skip: 10 });
  await api.searchGolfCoursesByLocation({ lat: 1.5, long: -2, limit: 3, bbox: [170, -20, -170, 10] });
  await api.searchGolfCourses({ q: 'saint & nazaire' });
  assert.deepEqual(asked, [
    'http://test/v2/public/golfs/fr/bretagne/brest?limit=5&skip=10',
    'http://test/v2/search/map/golfs?lat=1.5&long=-2&limit=3&bbox=170,-20,-170,10',
    'http://test/v2/search/golfs?q=saint%20%26%20nazaire',
  ]);
});

test('a missing course is null', async () => {
  const api = apiOver(() => failure(404, 4041));
  assert.equal(await api.getGolfCourseProfile({ slug: 'no-such-course' }), null);
  assert.equal(await api.getGolfCourseMarkdown({ slug: 'no-such-course' }), null);
});

test('any other failure is thrown with its code, parameter and the seconds to wait', async () => {
  const api = apiOver(() => failure(429, 4290, { 'retry-after': '2' }));
  await assert.rejects(api.listContinents(), {
    name: 'ApiError',
    status: 429,
    code: 4290,
    message: 'said so',
    parameter: 'slug',
    requestId: 'r-1',
    retryAfterSeconds: 2,
  });
});

test('an answer without the error envelope is known by its status', async () => {
  const api = apiOver(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await assert.rejects(api.listContinents(), { status: 502, code: 5020, retryAfterSeconds: null });
});

test('documents come as they are, text as text and JSON as its value', async () => {
  const api = apiOver(({ url }) =>
    url.endsWith('.md') ? new Response('# Old Course') : Response.json({ openapi: '3.1.0' }),
  );
  assert.equal(await api.getGolfCourseMarkdown({ slug: 'old-course' }), '# Old Course');
  assert.deepEqual(await api.getOpenApiDocument(), { openapi: '3.1.0' });
});

test('an operation that always has an answer throws on a 404, too', async () => {
  await assert.rejects(apiOver(() => failure(404, 4040)).listContinents(), { status: 404, code: 4040 });
});

test('an aborted call asks nothing more and rejects', async () => {
  const api = apiOver(({ signal }) => {
    signal.throwIfAborted();
    return Response.json({ data: {} });
  });
  await assert.rejects(api.getDataset({}, { signal: AbortSignal.abort() }), { name: 'AbortError' });
});
