import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

export type HostRequest = { path: string; range: string | undefined; ifNoneMatch: string | undefined };

export type Misbehaviour = (request: IncomingMessage, response: ServerResponse, body: Buffer) => boolean;

export type DatasetHost = {
  url: string;
  requests: HostRequest[];
  misbehave: (how: Misbehaviour | null) => void;
  close: () => Promise<void>;
};

/** A static server with tags and ranges, which can misbehave on request. */
export async function hostDataset(dataDir: string): Promise<DatasetHost> {
  let misbehaviour: Misbehaviour | null = null;
  const requests: HostRequest[] = [];
  const server = createServer((request, response) => {
    const { range, 'if-none-match': ifNoneMatch } = request.headers;
    requests.push({ path: request.url ?? '', range, ifNoneMatch });
    const body = readOrNull(join(dataDir, (request.url ?? '').split('?')[0]!));
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    if (misbehaviour?.(request, response, body)) return;
    send(response, { body, range, ifNoneMatch });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    requests,
    misbehave(how) {
      misbehaviour = how;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Sent = { body: Buffer; range: string | undefined; ifNoneMatch: string | undefined };

function send(response: ServerResponse, { body, range, ifNoneMatch }: Sent): void {
  const etag = `"${body.length}-${body.toString('latin1', 0, 40).replace(/[^0-9a-f]/g, '')}"`;
  const start = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
  if (ifNoneMatch === etag) {
    response.writeHead(304, { etag }).end();
  } else if (start > 0) {
    const contentRange = `bytes ${start}-${body.length - 1}/${body.length}`;
    response.writeHead(206, { etag, 'content-range': contentRange }).end(body.subarray(start));
  } else {
    response.writeHead(200, { etag, 'content-length': body.length }).end(body);
  }
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
