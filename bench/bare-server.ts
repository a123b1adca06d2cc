import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, write } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
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
  for (const [i, target] of targets.entries()) {
    // Each from its own caller, because the server may count them.
    const caller = { 'X-Forwarded-For': `10.${128 + (i >> 16)}.${(i >> 8) & 255}.${i & 255}` };
    recording[target] ??= await recordOne(port, target, { ...caller, ...headers });
  }
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

type Served = { recording: Recording; logFile: string };

/**
 * The floor for our server, in its own process: just Node's HTTP server, which sends recorded answers by
 * looking up the target, and writes the same line for each. The caller stops it.
 */
export async function startBareServer(
  sandbox: Sandbox,
  recording: Recording,
): Promise<MeasuredServer & { stop: () => void }> {
  const child = fork(import.meta.filename, { serialization: 'advanced' });
  sandbox.onEnd(() => child.kill());
  const served: Served = { recording, logFile: join(sandbox.folder, 'bare.log') };
  child.send(served);
  const [port] = await once(child, 'message');
  return { port: Number(port), usage: () => usageOf(child.pid!), stop: () => child.kill() };
}

function serve({ recording, logFile }: Served): void {
  const log = openLines(logFile);
  const answers = new Map(
    Object.entries(recording).map(([target, { status, headers, body }]) => [
      target,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    logAnswer(request, response, log);
    const answer = answers.get(request.url ?? '')!;
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send!(typeof address === 'object' && address ? address.port : 0);
  });
}

let count = 0;

function logAnswer(request: IncomingMessage, response: ServerResponse, log: (line: string) => void): void {
  const { method, url, socket } = request;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  const id = `bare-${(count++).toString(36)}`;
  response.on('close', () => {
    const ms = Math.round((performance.now() - startedAt) * 1000) / 1000;
    log(
      `{"level":30,"time":${Date.now()},"requestId":"${id}","method":"${method}","path":${JSON.stringify(url)},` +
        `"status":${response.statusCode},"bytes":${socket.bytesWritten - bytesBefore},"ms":${ms},"msg":"request"}\n`,
    );
  });
}

const WRITTEN_TOGETHER = 64 * 1024;
const FLUSH_MILLISECONDS = 250;

function openLines(file: string): (line: string) => void {
  const descriptor = openSync(file, 'a');
  let lines = '';
  const pass = () => {
    if (lines !== '') write(descriptor, lines, () => {});
    lines = '';
  };
  setInterval(pass, FLUSH_MILLISECONDS).unref();
  return (line) => {
    lines += line;
    if (lines.length > WRITTEN_TOGETHER) pass();
  };
}

if (process.argv[1] === import.meta.filename && process.send) {
  // If it outlived its parent, it would disturb others.
  process.once('disconnect', () => process.exit());
  process.once('message', serve);
}
