import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What is asked for. */
export type Asked = {
  path: string;
  headers?: Record<string, string>;
  /** What is asked for next, as its answer says. */
  follow?: (answer: Answer) => Asked;
};

/** An answer, its body decoded as UTF-8; status 0 where the connection failed. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; milliseconds: number };

/** A client at one address, with connections that it keeps. */
export type Asker = { ask: (asked: Asked) => Promise<Answer>; close: () => void };

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };
const TIMEOUT_MILLISECONDS = 20_000;

/** Starts a client; `localAddress` may be any of 127.0.0.0/8, so that a server here sees several clients. */
export function createAsker(port: number, localAddress = '127.0.0.1'): Asker {
  const agent = new Agent({ keepAlive: true });
  return {
    ask: ({ path, headers }) =>
      new Promise((resolve) => {
        const started = performance.now();
        const fail = () =>
          resolve({ status: 0, headers: {}, body: '', milliseconds: performance.now() - started });
        const options = { port, host: '127.0.0.1', localAddress, path, agent, timeout: TIMEOUT_MILLISECONDS };
        const sent = request({ ...options, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', fail);
          response.on('end', () => {
            const milliseconds = performance.now() - started;
            const { statusCode: status = 0, headers } = response;
            const body = decode(Buffer.concat(chunks), String(headers['content-encoding'] ?? ''));
            resolve(
              body === null
                ? { status: 0, headers, body: '', milliseconds }
                : { status, headers, body, milliseconds },
            );
          });
        });
        sent.on('timeout', () => sent.destroy());
        sent.on('error', fail);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}

/** Null where the body isn't what its encoding says, as when it was cut short. */
function decode(body: Buffer, encoding: string): string | null {
  const decoder = encoding in DECODERS ? DECODERS[encoding as keyof typeof DECODERS] : undefined;
  try {
    return (decoder ? decoder(body) : body).toString('utf8');
  } catch {
    return null;
  }
}
