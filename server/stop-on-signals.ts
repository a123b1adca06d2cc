import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Logger } from 'pino';

export type StopOptions = {
  server: Server;
  log: Logger;
  /** How long running requests get. */
  seconds: number;
  onStopping: () => void;
  /** When no request is running any more: closes what's open and ends the process. */
  onStopped: () => void;
};

const SWEEP_MILLISECONDS = 50;
/** A request may be on its way on a connection that looks idle; its answer closes the connection. */
const IDLE_MILLISECONDS = 250;
/** Clients that have connected are let in for this long at most, so that a flood doesn't keep the door open. */
const LET_IN_MILLISECONDS = 250;

/**
 * Stops on SIGTERM or SIGINT: accepts clients that have already connected but no others, gives running requests a limited time
 * to finish, and closes connections as they fall idle. A second signal changes nothing.
 */
export function stopOnSignals({ server, log, seconds, onStopping, onStopped }: StopOptions): void {
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal, seconds }, 'Stopping: letting running requests finish');
    const cut = setTimeout(() => {
      log.warn({ seconds }, 'Stopping: cutting off requests that are still running');
      server.closeAllConnections();
    }, seconds * 1000);
    // Timers run before sockets are read: what has arrived is read first.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections());
    let sweep: NodeJS.Timeout | undefined;
    whenAllAreIn(server, () => {
      const patience = setTimeout(() => {
        sweep = setInterval(closeIdle, SWEEP_MILLISECONDS);
      }, IDLE_MILLISECONDS);
      // The listener alone: `server.close` would close idle connections at once.
      NetServer.prototype.close.call(server, () => {
        for (const timer of [cut, patience, sweep]) clearTimeout(timer);
        log.info('Stopped');
        onStopped();
      });
      // Not earlier: it closes connections after their answers, and clients that reconnect would find the
      // door closing.
      onStopping();
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * The kernel completes connections by itself, and Node accepts one of them per turn of its event loop. Closing the
 * listener would reset those still waiting, so it's closed after a turn that brings none.
 */
function whenAllAreIn(server: Server, close: () => void): void {
  const deadline = performance.now() + LET_IN_MILLISECONDS;
  let hasCome = true;
  const come = () => {
    hasCome = true;
  };
  server.on('connection', come);
  const look = () => {
    if (hasCome && performance.now() < deadline) {
      hasCome = false;
      setImmediate(look);
      return;
    }
    server.off('connection', come);
    close();
  };
  setImmediate(look);
}
