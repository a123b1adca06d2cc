import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** Status 0: the connection failed or the body was cut short. */
export type HttpAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, as sent. */
  rawHeaders: readonly string[];
  /** Compressed or not. */
  sent: Buffer;
  /** Unpacked. */
  bytes: Buffer;
  body: string;
  /** How long the last byte took to arrive. */
  milliseconds: number;
};

/** Keeps its connections until it's closed. */
export type HttpClient = {
  get: (path: string, headers?: Record<string, string>) => Promise<HttpAnswer>;
  close: () => void;
};

export type HttpClientOptions = {
  /** Any of 127.0.0.0/8, so that a server sees several clients. */
  localAddress?: string;
  headers?: Record<string, string>;
  connections?: number;
  /** False for clients that only measure: `bytes` and `body` are left empty. */
  unpacks?: boolean;
};

const NOTHING = Buffer.alloc(0);
const TIMEOUT_MILLISECONDS = 20_000;
const UNPACK = new Map<string, (body: Buffer) => Buffer>([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
]);

export function openHttpClient(port: number, options: HttpClientOptions = {}): HttpClient {
  const { localAddress = '127.0.0.1', headers: always, unpacks = true } = options;
  const { connections = Number.POSITIVE_INFINITY } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const where = { port, host: '127.0.0.1', localAddress, agent, timeout: TIMEOUT_MILLISECONDS };
  return {
    get: (path, headers) =>
      new Promise((resolve) => {
        const started = performance.now();
        const fail = () => resolve(failed(performance.now() - started));
        const sent = request({ ...where, path, headers: { ...always, ...headers } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', fail);
          response.on('end', () => {
            const milliseconds = performance.now() - started;
            const body = Buffer.concat(chunks);
            const bytes = unpacks ? unpack(body, response.headers['content-encoding'] ?? '') : NOTHING;
            if (bytes === null) return resolve(failed(milliseconds));
            const { statusCode: status = 0, headers, rawHeaders } = response;
            resolve({ status, headers, rawHeaders, sent: body, bytes, body: String(bytes), milliseconds });
          });
        });
        sent.on('timeout', () => sent.destroy());
        sent.on('error', fail);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}

/** Asks over a new connection. */
export async function get(port: number, path: string, headers?: Record<string, string>): Promise<HttpAnswer> {
  const client = openHttpClient(port);
  const answer = await client.get(path, headers);
  client.close();
  return answer;
}

function failed(milliseconds: number): HttpAnswer {
  return { status: 0, headers: {}, rawHeaders: [], sent: NOTHING, bytes: NOTHING, body: '', milliseconds };
}

/** Null where the body isn't what its encoding says. */
function unpack(body: Buffer, encoding: string): Buffer | null {
  const unpacker = UNPACK.get(encoding);
  if (!unpacker || body.length === 0) return body;
  try {
    return unpacker(body);
  } catch {
    return null;
  }
}
