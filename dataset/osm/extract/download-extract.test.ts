import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { SourceError } from '../../errors.ts';
import { scratchFolder } from '../fixtures/scratch.ts';
import { downloadExtract } from './download-extract.ts';

const bytes = Buffer.alloc(3_000_000, 'golf course ');
const digest = createHash('md5').update(bytes).digest('hex');

describe('a download', () => {
  const { folder, remove } = scratchFolder();
  let server: Server;
  let requests: IncomingMessage[] = [];
  /** The server's answers in turn; the last one repeats. */
  let answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = [];
  let md5 = `${digest}  x.osm.pbf\n`;
  let place = 0;
  const address = () =>
    new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${place}/x.osm.pbf`);
  const progress: (number | null)[][] = [];
  const download = () =>
    downloadExtract(address(), {
      cacheFolder: folder,
      onProgress: ({ done, total }) => progress.push([done, total]),
    });

  const whole = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { etag: '"a"', 'content-length': bytes.length }).end(bytes);
  };

  before(async () => {
    server = createServer((request, response) => {
      if (request.url?.endsWith('.md5')) {
        response.writeHead(md5 ? 200 : 404).end(md5);
        return;
      }
      requests.push(request);
      (answers.length > 1 ? answers.shift()! : answers[0]!)(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    requests = [];
    progress.length = 0;
    md5 = `${digest}  x.osm.pbf\n`;
    place += 1;
  });
  after(() => {
    server.close();
    server.closeAllConnections();
    remove();
  });

  test('gives a copy with the same bytes and reports its progress', async () => {
    answers = [whole];
    assert.deepEqual(readFileSync(await download()), bytes);
    assert.deepEqual(progress.at(-1), [bytes.length, bytes.length]);
    assert.ok(progress.length >= 2);
  });

  test('is not repeated while the copy is current', async () => {
    answers = [whole, (_, response) => response.writeHead(304).end()];
    const copy = await download();
    assert.equal(await download(), copy);
    assert.equal(requests[1]!.headers['if-none-match'], '"a"');
    assert.deepEqual(readFileSync(copy), bytes);
  });

  const half = (etag: string) => (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { etag, 'content-length': bytes.length });
    response.write(bytes.subarray(0, 1_500_000), () => setImmediate(() => response.destroy()));
  };
  const rest = (etag: string) => (request: IncomingMessage, response: ServerResponse) => {
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1]);
    response.writeHead(206, { etag, 'content-length': bytes.length - from }).end(bytes.subarray(from));
  };

  test('resumes where it was cut off', async () => {
    answers = [half('"a"'), rest('"a"')];
    await assert.rejects(
      download(),
      (error) => error instanceof SourceError && /could not be downloaded/.test(error.message),
    );
    assert.deepEqual(readFileSync(await download()), bytes);
    assert.equal(requests[1]!.headers['if-range'], '"a"');
    assert.match(requests[1]!.headers.range ?? '', /^bytes=[1-9]\d*-$/);
  });

  test('of a newer file resumes where it was cut off too', async () => {
    answers = [whole, half('"b"'), rest('"b"'), (_, response) => response.writeHead(304).end()];
    const copy = await download();
    await assert.rejects(download(), SourceError);
    assert.deepEqual(readFileSync(await download()), bytes);
    assert.equal(requests[2]!.headers['if-range'], '"b"');
    assert.match(requests[2]!.headers.range ?? '', /^bytes=[1-9]\d*-$/);
    assert.equal(await download(), copy);
    assert.equal(requests[3]!.headers['if-none-match'], '"b"');
  });

  test('of a newer file that’s withdrawn halfway leaves only the earlier copy', async () => {
    answers = [whole, half('"b"'), (_, response) => response.writeHead(304).end()];
    const copy = await download();
    await assert.rejects(download(), SourceError);
    assert.equal(await download(), copy);
    assert.deepEqual(readFileSync(copy), bytes);
    assert.deepEqual(readdirSync(dirname(copy)).toSorted(), ['x.osm.pbf', 'x.osm.pbf.json']);
  });

  test('starts over if the file at the address has changed since', async () => {
    answers = [
      (_, response) => {
        response.writeHead(200, { etag: '"old"', 'content-length': bytes.length });
        response.write(Buffer.alloc(1000, 'x'), () => setImmediate(() => response.destroy()));
      },
      whole,
    ];
    await assert.rejects(download(), SourceError);
    assert.deepEqual(readFileSync(await download()), bytes);
  });

  test('is refused when its digest differs, and tried again the next time', async () => {
    answers = [whole];
    md5 = `${'0'.repeat(32)}  x.osm.pbf\n`;
    await assert.rejects(download(), /arrived damaged/);
    md5 = `${digest}\n`;
    assert.deepEqual(readFileSync(await download()), bytes);
    assert.equal(requests[1]!.headers.range, undefined);
  });

  test('works without a digest if the server has none', async () => {
    answers = [whole];
    md5 = '';
    assert.deepEqual(readFileSync(await download()), bytes);
  });

  test('that fails names the address', async () => {
    answers = [(_, response) => response.writeHead(404).end()];
    await assert.rejects(download(), /x\.osm\.pbf could not be downloaded: the server answered 404/);
  });
});
