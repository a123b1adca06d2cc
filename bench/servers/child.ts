import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
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
export async function startApi(dataDir: string, environment: Record<string, string>): Promise<ServerProcess> {
  const child = fork(fileOf('./api-server.ts'), {
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
