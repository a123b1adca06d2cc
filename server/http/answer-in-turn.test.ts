import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { until } from '#testing/until.ts';
import { answerInTurn } from './answer-in-turn.ts';

/** A connection to a server whose answers the test gives. */
async function open(t: TestContext) {
  const asked: { url: string; response: ServerResponse }[] = [];
  let excess = 0;
  const listener = answerInTurn(
    (request, response) => void asked.push({ url: request.url ?? '', response }),
    () => excess++,
  );
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  t.after(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  const send = (count: number) => {
    const requests = Array.from({ length: count }, (_, i) => `GET /${i} HTTP/1.1\r\nHost: a\r\n\r\n`);
    socket.write(requests.join(''));
  };
  return { asked, socket, send, received: () => received, excess: () => excess };
}

test('requests that arrive together are answered one after another', async (t) => {
  const { asked, send, received } = await open(t);
  send(3);
  for (let i = 0; i < 3; i++) {
    await until(() => asked.length > i);
    assert.deepEqual(
      asked.map(({ url }) => url),
      Array.from({ length: i + 1 }, (_, at) => `/${at}`),
    );
    asked[i]!.response.end(`answer ${i}`);
  }
  await until(() => received().includes('answer 2'));
  send(1);
  await until(() => asked.length === 4);
});

test('a connection that sends too many requests is closed, and none of them is started', async (t) => {
  const { asked, socket, send, excess } = await open(t);
  send(1000);
  await once(socket, 'close');
  assert.equal(asked.length, 1);
  assert.equal(excess(), 1);
});

test('what waits behind an answer is forgotten when the client leaves', async (t) => {
  const { asked, socket, send } = await open(t);
  send(3);
  await until(() => asked.length === 1);
  const closed = once(asked[0]!.response, 'close');
  socket.destroy();
  await closed;
  assert.equal(asked.length, 1);
});
