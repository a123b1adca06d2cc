import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';
import type { Sandbox } from './sandbox.ts';

export const noValkey: string | false =
  spawnSync('redis-server', ['--version']).status === 0
    ? false
    : 'redis-server is not installed (apt-get install redis-server)';

/** Keeps nothing on disk. */
export type ValkeyProcess = {
  url: string;
  pid: () => number;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
  /** Ends it like a crash. */
  kill: () => Promise<void>;
  /** Throws where it is refused. */
  command: (words: string) => void;
};

export async function startValkey(sandbox: Sandbox): Promise<ValkeyProcess> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
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
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const command = (words: string) => {
    const answer = execFileSync('redis-cli', ['-p', String(port), ...words.split(' ')], { encoding: 'utf8' });
    if (answer.trim() !== 'OK') throw new Error(answer);
  };
  await start();
  sandbox.onEnd(kill);
  return { url: `redis://127.0.0.1:${port}`, pid: () => child.pid!, start, kill, command };
}
