import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import pino from 'pino';
import { until } from '#testing/until.ts';
import { keepNext, type NextProcessOptions } from './next-process.ts';

/** A process that answers at `-p PORT`, and ends like Next when its standard input does. */
const ANSWERS = `
  const port = process.argv[process.argv.indexOf('-p') + 1];
  require('node:http').createServer((request, response) => response.end(process.env.SITE_SECRET)).listen(port, '127.0.0.1');
  process.stdin.on('end', () => process.exit()).resume();
  console.error('a warning');
  console.error(JSON.stringify({ msg: 'Page failed', path: '/a' }));
`;

type Line = { msg: string; level: number; path?: string; wait?: number };

const waitsIn = (lines: readonly Line[]) => lines.flatMap(({ wait }) => wait ?? []);

function keep(t: TestContext, script: string, options: Partial<NextProcessOptions> = {}) {
  const lines: Line[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const ready = Promise.withResolvers<void>();
  const next = keepNext({
    command: ['-e', script, '--'],
    environment: () => ({ SITE_SECRET: 'a secret' }),
    log,
    greet: async (origin) => assert.equal(await (await fetch(origin)).text(), 'a secret'),
    onReady: ready.resolve,
    ...options,
  });
  t.after(next.close);
  next.start();
  return { next, lines, ready: ready.promise };
}

test('Next is ready when it answers, and what it says goes into the log', async (t) => {
  const { next, lines, ready } = keep(t, ANSWERS);
  assert.deepEqual([next.origin(), next.isStarting()], [null, true]);
  await ready;
  assert.match(next.origin() ?? '', /^http:\/\/127\.0\.0\.1:\d+$/);
  assert.equal(next.isStarting(), false);
  await until(
    () =>
      lines.some(({ msg, path }) => msg === 'Page failed' && path === '/a') ||
      lines.some(({ msg }) => msg === 'Next says'),
  );
});

test('Next that is replaced or dies is started again, each time after half a second', async (t) => {
  const { next, lines, ready } = keep(t, ANSWERS);
  await ready;
  const first = next.origin();
  for (const times of [1, 2]) {
    next.replace('it hangs');
    assert.equal(next.origin(), null);
    await until(() => next.origin() !== null);
    assert.equal(next.replaced(), times);
  }
  assert.notEqual(next.origin(), first);
  assert.deepEqual(waitsIn(lines), [500, 500]);
});

test('Next that never answers does not keep the site from being ready', async (t) => {
  const { next } = keep(t, 'process.exit(1)');
  await until(() => !next.isStarting());
  assert.equal(next.origin(), null);
});

test('Next that dies at each start is started less and less often', async (t) => {
  const { next, lines } = keep(t, 'process.exit(1)');
  await until(() => next.replaced() === 2);
  assert.deepEqual(waitsIn(lines), [500, 1000]);
});
