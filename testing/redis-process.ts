import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** Why tests that need a Redis are skipped here; false where one is installed. */
export const noRedis: string | false =
  spawnSync('redis-server', ['--version']).status === 0
    ? false
    : 'redis-server is not installed (apt-get install redis-server)';

/** A Redis of its own, for one test file. */
export type RedisProcess = {
  url: string;
  pid: () => number;
  start: () => Promise<void>;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
};

/** A Redis of the test's own that keeps nothing on disk, not started yet. */
export async function prepareRedis(): Promise<RedisProcess> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child!.pid!,
    async start() {
      const server = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      child = server;
      await new Promise<void>((resolve, reject) => {
        server.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve());
        server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
      });
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
