import { format } from 'node:util';
import pino, { type Logger } from 'pino';

export type ProcessLog = {
  log: Logger;
  flush: () => void;
  failures: () => number;
};

/** Lines are written together: as many as come in this time, or this many characters of them. */
const GATHERING_MILLISECONDS = 250;
const WRITTEN_TOGETHER = 8 * 1024;
/** Lines are dropped once this many characters wait to be written. */
const MOST_HELD = 4 * 1024 * 1024;

/**
 * JSON lines to a file descriptor (1 is standard output). Logging never stops the server: with a full disk or
 * no reader, lines are lost and counted.
 */
export function createLog(level: string, descriptor = 1): ProcessLog {
  let failures = 0;
  let isFailing = false;
  const destination = pino.destination({
    dest: descriptor,
    sync: false,
    minLength: WRITTEN_TOGETHER,
    maxLength: MOST_HELD,
    periodicFlush: GATHERING_MILLISECONDS,
  });
  destination.on('error', () => {
    failures++;
    isFailing = true;
  });
  destination.on('write', () => {
    isFailing = false;
  });
  destination.on('drop', () => failures++);
  // At exits, too: pino's own tries for ever where nothing can be written.
  const flushSync = destination.flushSync.bind(destination);
  destination.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return {
    log: pino({ level, base: null }, destination),
    flush() {
      try {
        destination.flushSync();
      } catch {
        failures++;
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
