import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** One connection that stays open, as a browser keeps it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** An answer with the time from asking to its last byte, its bytes as sent (gzip where taken) and unpacked. */
export type TimedAnswer = { milliseconds: number; status: number; sentBytes: number; body: Buffer };

/** Asks a server on this machine for a path. */
export function timedGet(port: number, path: string): Promise<TimedAnswer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = { 'accept-encoding': 'gzip' };
    request({ port, host: '127.0.0.1', path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const milliseconds = performance.now() - started;
        const sent = Buffer.concat(chunks);
        const isPacked = response.headers['content-encoding'] === 'gzip';
        resolve({
          milliseconds,
          status: response.statusCode ?? 0,
          sentBytes: sent.length,
          body: isPacked ? gunzipSync(sent) : sent,
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
