import type { Server } from 'node:http';
import type { Logger } from 'pino';

export type StopOptions = {
  server: Server;
  log: Logger;
  /** How long running requests get. */
  seconds: number;
  onStopping: () => void;
  /** When nothing runs any more: closes what is open and ends the process. */
  onStopped: () => void;
};

const SWEEP_MILLISECONDS = 50;

/**
 * On SIGTERM or SIGINT: takes no more connections, lets running requests finish for a limited time, and
 * closes connections as they fall idle. A second signal changes nothing.
 */
export function stopOnSignals({ server, log, seconds, onStopping, onStopped }: StopOptions): void {
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal, seconds }, 'Stopping: letting running requests finish');
    onStopping();
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
    const cut = setTimeout(() => {
      log.warn({ seconds }, 'Stopping: cutting off requests that are still running');
      server.closeAllConnections();
    }, seconds * 1000);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      log.info('Stopped');
      onStopped();
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
