import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { get } from '#testing/http-client.ts';
import { type Usage, usageOf } from '#testing/process-usage.ts';
import type { Sandbox } from '#testing/sandbox.ts';

/** Header names and values in turn, the body as base64. */
type RecordedAnswer = { status: number; headers: string[]; body: string };

export type Recording = Record<string, RecordedAnswer>;

const ADDED_BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Keeps each target's answer, byte for byte. Throws where one isn't answered. */
export async function record(
  port: number,
  targets: readonly string[],
  headers: Record<string, string>,
): Promise<Recording> {
  const recording: Recording = {};
  for (const target of targets) recording[target] ??= await recordOne(port, target, headers);
  return recording;
}

async function recordOne(
  port: number,
  target: string,
  asked: Record<string, string>,
): Promise<RecordedAnswer> {
  const { status, rawHeaders, sent } = await get(port, target, asked);
  if (status === 0) throw new Error(`${target} wasn't answered`);
  const headers = rawHeaders.filter((_, i) => !ADDED_BY_NODE.has(rawHeaders[i - (i % 2)]!.toLowerCase()));
  return { status, headers, body: sent.toString('base64') };
}

export type MeasuredServer = { port: number; usage: () => Usage };

/**
 * The floor for ours, in a process of its own: only Node's HTTP server, which sends recorded answers by
 * looking up the target. The caller stops it.
 */
export async function startBareServer(
  sandbox: Sandbox,
  recording: Recording,
): Promise<MeasuredServer & { stop: () => void }> {
  const child = fork(import.meta.filename, { serialization: 'advanced' });
  sandbox.onEnd(() => child.kill());
  child.send(recording);
  const [port] = await once(child, 'message');
  return { port: Number(port), usage: () => usageOf(child.pid!), stop: () => child.kill() };
}

function serve(recording: Recording): void {
  const answers = new Map(
    Object.entries(recording).map(([target, { status, headers, body }]) => [
      target,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')!;
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send!(typeof address === 'object' && address ? address.port : 0);
  });
}

if (process.argv[1] === import.meta.filename && process.send) {
  // Running on without its parent would disturb others.
  process.once('disconnect', () => process.exit());
  process.once('message', serve);
}
