import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startOptions } from './start-options.ts';

/** A line of the server's log. */
export type LogLine = { msg: string } & Record<string, unknown>;

/** A server in a process of its own, with the lines that it logged. */
export type ServerProcess = {
  child: ChildProcess;
  lines: LogLine[];
  /** The first line with this message, which may be still to come. */
  line: (message: string | RegExp) => Promise<LogLine>;
  /** Ends it with a signal; its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** Starts the server as an operator does, in a process of its own. */
export function startServerProcess(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [...startOptions(), main], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: LogLine[] = [];
  const listeners = new Set<() => void>();
  let held = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (held + text).split('\n');
    held = parts.pop() ?? '';
    lines.push(...parts.filter(Boolean).map((part): LogLine => JSON.parse(part)));
    for (const listener of listeners) listener();
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    lines,
    line: (message) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find(({ msg }) =>
            typeof message === 'string' ? msg === message : message.test(msg),
          );
          if (!found) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
        exited.then((code) => reject(new Error(`The server ended with ${code} before it said ${message}`)));
      }),
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}
