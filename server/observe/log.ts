import fs from 'node:fs';
import { format } from 'node:util';
import pino, { type Logger } from 'pino';

export type ProcessLog = {
  log: Logger;
  flush: () => void;
  failures: () => number;
};

/** Lines are written together: as many as come in this time, or this many characters of them. */
const GATHERING_MILLISECONDS = 250;
const WRITTEN_TOGETHER = 64 * 1024;
/** Beyond this many characters unwritten, lines are dropped. */
const MOST_HELD = 4 * 1024 * 1024;
/** A pipe that is full is tried again after this long. */
const RETRY_MILLISECONDS = 50;

/**
 * JSON lines to a file descriptor (1 is standard output). Logging never stops the server: with a full disk or
 * no reader, lines are lost and counted.
 */
export function createLog(level: string, descriptor = 1): ProcessLog {
  const lines = gatherLines(descriptor);
  setInterval(lines.pass, GATHERING_MILLISECONDS).unref();
  const { write, flush, failures } = lines;
  return { log: pino({ level, base: null }, { write }), flush, failures };
}

/**
 * pino's own destination measures everything it holds again for each line, which costs more than making the
 * line, and ends in an endless loop if it can't write when the process stops.
 */
function gatherLines(descriptor: number) {
  let held = '';
  let isWriting = false;
  let failures = 0;
  const writeOn = (bytes: Buffer) => {
    fs.write(descriptor, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(writeOn, RETRY_MILLISECONDS, bytes).unref();
        return;
      }
      if (error) failures++;
      else if (written < bytes.length) {
        writeOn(bytes.subarray(written));
        return;
      }
      isWriting = false;
      if (held.length >= WRITTEN_TOGETHER) pass();
    });
  };
  const pass = () => {
    if (isWriting || held === '') return;
    isWriting = true;
    const bytes = Buffer.from(held);
    held = '';
    writeOn(bytes);
  };
  return {
    write(line: string) {
      if (held.length + line.length > MOST_HELD) failures++;
      else held += line;
      if (held.length >= WRITTEN_TOGETHER) pass();
    },
    pass,
    /** Doesn't wait for what's already being written. */
    flush() {
      const bytes = Buffer.from(held);
      held = '';
      try {
        for (let from = 0; from < bytes.length; ) from += fs.writeSync(descriptor, bytes, from);
      } catch {
        failures++;
      }
    },
    failures: () => failures,
  };
}

/** Writes finished lines among the log's own, at level info. Null if that level isn't logged. */
export function infoLines(log: Logger): ((line: string) => void) | null {
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<
    symbol,
    { write(line: string): void }
  >;
  return log.isLevelEnabled('info') ? (line) => stream!.write(line) : null;
}

type LineLog = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;

/**
 * Turns what libraries print into log lines, in order with ours. Errors with a digest are Next's;
 * `instrumentation.ts` logs those with their request.
 */
export function adoptConsole(log: LineLog): void {
  const says =
    (level: 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      if (error && 'digest' in error) return;
      log[level](error ? { err: error } : {}, format(...parts.filter((part) => part !== error)).trim());
    };
  Object.assign(console, { log: says('info'), info: says('info'), warn: says('warn'), error: says('error') });
}
