import { request as httpRequest } from 'node:http';
import type { RecordedAnswer, Recording } from './bare-server.ts';

/** Headers that Node's server adds by itself, of recorded answers no less than of ours. */
const ADDED_BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Asks a server for each target and keeps what it answers, byte for byte. */
export async function record(port: number, targets: readonly string[], headers: Record<string, string>) {
  const recording: Recording = {};
  for (const target of targets) recording[target] ??= await recordOne(port, target, headers);
  return recording;
}

function recordOne(port: number, path: string, headers: Record<string, string>): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: withoutAdded(response.rawHeaders),
          body: Buffer.concat(chunks).toString('base64'),
        }),
      );
    });
    request.on('error', reject).end();
  });
}

function withoutAdded(raw: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i + 1 < raw.length; i += 2) {
    if (!ADDED_BY_NODE.has(raw[i]!.toLowerCase())) kept.push(raw[i]!, raw[i + 1]!);
  }
  return kept;
}
