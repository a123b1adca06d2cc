import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRender } from './render.ts';

test('Next is asked for the path by GET and learns the request id, and nothing else of the visitor', async () => {
  const render = createRender(async (request, response) => {
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers }));
  });
  assert.deepEqual(JSON.parse(String((await render('/search?q=a', 'r1')).body)), {
    method: 'GET',
    url: '/search?q=a',
    headers: {
      host: 'localhost',
      accept: '*/*',
      'user-agent': 'fairway-atlas (like Slackbot)',
      'x-request-id': 'r1',
    },
  });
});

test('an answer is handed over whole, however it was written', async () => {
  const render = createRender(async (_request, response) => {
    response.setHeader('link', ['</a.css>', '</b.css>']);
    response.writeHead(404, { 'content-type': 'text/html' });
    response.write('<p>', () => response.write(Buffer.from('ö')));
    setImmediate(() => response.end('</p>'));
  });
  const { status, headers, body } = await render('/', 'r1');
  assert.equal(status, 404);
  assert.deepEqual({ ...headers }, { link: ['</a.css>', '</b.css>'], 'content-type': 'text/html' });
  assert.equal(body.toString(), '<p>ö</p>');
});

test('a writer that waits for the end of the response is notified', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = createRender(async (_request, response) => {
    response.once('finish', resolve);
    response.end('done', () => {});
  });
  await render('/', 'r1');
  await promise;
});

test('a failure of Next rejects', async () => {
  const render = createRender(() => Promise.reject(new Error('no')));
  await assert.rejects(render('/', 'r1'), /no/);
});

test('a document that was sent before it was whole is rendered again', async () => {
  let renders = 0;
  const render = createRender(async (_request, response) => {
    response.end(++renders < 3 ? '<p><!--$?--><template id="B:0"></template><!--/$--></p>' : '<p>whole</p>');
  });
  assert.equal(String((await render('/', 'r1')).body), '<p>whole</p>');
  assert.equal(renders, 3);
});
