import { format } from 'node:util';
import pino, { type Logger } from 'pino';

export type ProcessLog = {
  log: Logger;
  flush: () => void;
  failures: () => number;
};

/** Lines are written together, up to this many bytes or this much time. */
const WRITTEN_TOGETHER_BYTES = 4096;
const FLUSH_MILLISECONDS = 250;
/** Lines beyond this many unwritten bytes are dropped. */
const MOST_HELD_BYTES = 4 * 1024 * 1024;

/**
 * JSON lines to a file descriptor (1 is standard output). Logging never stops the server: with a full disk or
 * no reader, lines are lost and counted.
 */
export function createLog(level: string, descriptor = 1): ProcessLog {
  const destination = pino.destination({
    dest: descriptor,
    sync: false,
    minLength: WRITTEN_TOGETHER_BYTES,
    maxLength: MOST_HELD_BYTES,
  });
  let failures = 0;
  const fail = () => {
    failures++;
  };
  destination.on('error', fail);
  destination.on('drop', fail);
  setInterval(() => destination.flush(), FLUSH_MILLISECONDS).unref();
  return {
    log: pino({ level, base: null }, destination),
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        fail();
      }
    },
    failures: () => failures,
  };
}

/**
 * Turns what libraries print into log lines, in order with ours. Errors with a digest are Next's;
 * `instrumentation.ts` logs those with their request.
 */
export function adoptConsole(log: Logger): void {
  const says =
    (level: 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      if (error && 'digest' in error) return;
      log[level](error ? { err: error } : {}, format(...parts.filter((part) => part !== error)).trim());
    };
  Object.assign(console, { log: says('info'), info: says('info'), warn: says('warn'), error: says('error') });
}
