import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';

const PROGRAM = `
  import { readSync } from 'node:fs';
  import { createServer } from 'node:http';
  import { stopOnSignals } from ${JSON.stringify(new URL('stop-on-signals.ts', import.meta.url).href)};
  const say = (what) => process.send(what);
  const server = createServer((request, response) => {
    if (request.url === '/at-once') return response.end('at once');
    if (request.url === '/blocking') {
      say('blocked');
      readSync(0, Buffer.alloc(1));
      return response.end('blocking');
    }
    process.once('message', () => response.end('whole'));
    say('asked');
  });
  stopOnSignals({
    server,
    seconds: Number(process.argv.at(-1)),
    log: { info() {}, warn() {} },
    onStopping: () => say('stopping'),
    onStopped: () => process.exit(0),
  });
  server.listen(0, '127.0.0.1', () => say(server.address().port));
`;

async function startProgram(t: TestContext, seconds = 60) {
  const server = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, String(seconds)], {
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  t.after(() => server.kill('SIGKILL'));
  const port: number = await said(server);
  return { server, port };
}

async function stopWhileAsked(t: TestContext, seconds: number) {
  const { server, port } = await startProgram(t, seconds);
  const running = ask(port);
  assert.equal(await said(server), 'asked');
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  assert.equal(await said(server), 'stopping');
  return { server, port, running, exited };
}

async function said(server: ChildProcess) {
  const [what] = await once(server, 'message');
  return what;
}

function ask(port: number, path = '/'): Promise<string> {
  return new Promise((resolve) => {
    get({ port, path, host: '127.0.0.1', agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(body));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

async function askOn(socket: Socket): Promise<string> {
  const answer = once(socket, 'data');
  socket.write('GET /at-once HTTP/1.1\r\nHost: x\r\n\r\n');
  return String((await answer)[0]);
}

test('after SIGTERM nobody else gets in, running requests are answered in full, then the process exits', async (t) => {
  const { server, port, running, exited } = await stopWhileAsked(t, 60);
  assert.equal(await ask(port), 'ECONNREFUSED');
  server.kill('SIGTERM');
  server.send('answer');
  assert.equal(await running, 'whole');
  assert.deepEqual(await exited, [0, null]);
});

test('a request that takes too long is cut off', async (t) => {
  const { running, exited } = await stopWhileAsked(t, 0);
  assert.equal(await running, 'ECONNRESET');
  assert.deepEqual(await exited, [0, null]);
});

test('a request that arrives with the signal on a connection kept open is answered', async (t) => {
  const { server, port } = await startProgram(t);
  const sockets = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      await askOn(socket);
      return socket;
    }),
  );
  server.kill('SIGTERM');
  assert.equal(await said(server), 'stopping');
  const answers = sockets.map(askOn);
  for (const answer of await Promise.all(answers)) assert.match(answer, /^HTTP\/1.1 200/);
  for (const socket of sockets) socket.end();
  await once(server, 'exit');
});

test('clients that connected while the server was busy are answered, even if the signal comes before they are accepted', async (t) => {
  const { server, port } = await startProgram(t);
  const blocking = ask(port, '/blocking');
  assert.equal(await said(server), 'blocked');
  const sockets = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
  server.kill('SIGTERM');
  server.stdin?.write('x');
  const answers = sockets.map(askOn);
  for (const answer of await Promise.all(answers)) assert.match(answer, /^HTTP\/1.1 200/);
  assert.equal(await blocking, 'blocking');
  for (const socket of sockets) socket.end();
  await once(server, 'exit');
});
