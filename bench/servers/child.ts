import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startOptions } from '#testing/start-options.ts';
import type { Recording } from './bare-server.ts';
import type { ClientMessage, LoadRequest, LoadResult } from './load.ts';
import type { Asked } from './requests.ts';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A server process under test. */
export type ServerProcess = { port: number; child: ChildProcess };

/** Starts the bare server with its recording. */
export async function startBareServer(recording: Recording): Promise<ServerProcess> {
  const child = fork(fileOf('./bare-server.ts'), { serialization: 'advanced' });
  child.send(recording);
  const [port] = await once(child, 'message');
  return { port: Number(port), child };
}

/** Starts the API in a process of its own, without the website, and waits until it listens. */
export function startApi(dataDir: string, environment: Record<string, string>): Promise<ServerProcess> {
  return startServer('./api-server.ts', dataDir, environment);
}

/**
 * Starts the whole server with the built website, nobody's quota counted. Its address is one that no server had before:
 * pages that an earlier one left on the disk are not its own.
 */
export function startSite(dataDir: string): Promise<ServerProcess> {
  const SITE_URL = `http://bench-${Date.now()}.example`;
  return startServer('./site-server.ts', dataDir, { SITE_URL, RATE_LIMIT_PER_SECOND: '0' });
}

async function startServer(
  file: string,
  dataDir: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const child = fork(fileOf(file), {
    execArgv: startOptions(),
    env: { ...process.env, ...environment, DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  });
  const [port] = await once(child, 'message');
  return { port: Number(port), child };
}

/** A client process that sends load when asked. */
export type LoadClient = {
  /** What to ask for from now on, again and again. */
  use: (asked: Asked) => void;
  load: (request: LoadRequest) => Promise<LoadResult>;
  stop: () => void;
};

/** Starts a client. */
export function startClient(): LoadClient {
  const child = fork(fileOf('./load.ts'));
  const send = (message: ClientMessage) => child.send(message);
  return {
    use: ({ targets, headers }) => send({ targets, headers }),
    async load(request) {
      send(request);
      const [result] = await once(child, 'message');
      return result as LoadResult;
    },
    stop: () => child.kill(),
  };
}
