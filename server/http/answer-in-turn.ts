import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Waiting behind the one being answered; our own clients never send this many at once. */
const MOST_WAITING = 32;

const ANSWERING = Symbol('what this connection is being sent, or was sent last');
const WAITING = Symbol('requests of this connection that wait');

type Connection = Socket & { [ANSWERING]?: ServerResponse; [WAITING]?: [IncomingMessage, ServerResponse][] };

/**
 * One request of a connection is answered at a time. Node would hand over all that arrive together, and hold
 * their answers until their turn comes. A connection with too many is closed, and `onExcess` called.
 */
export function answerInTurn(listener: RequestListener, onExcess: () => void): RequestListener {
  const answer = (connection: Connection, request: IncomingMessage, response: ServerResponse) => {
    connection[ANSWERING] = response;
    listener(request, response);
  };
  const answerNextAfter = (current: ServerResponse, connection: Connection) => {
    current.on('close', () => {
      const next = connection.destroyed ? undefined : connection[WAITING]?.shift();
      if (!next) return;
      answer(connection, ...next);
      if (connection[WAITING]?.length) answerNextAfter(next[1], connection);
    });
  };
  return (request, response) => {
    const connection: Connection = request.socket;
    const current = connection[ANSWERING];
    if (!current || current.closed) {
      answer(connection, request, response);
      return;
    }
    connection[WAITING] ??= [];
    const waiting = connection[WAITING];
    if (waiting.length === 0) answerNextAfter(current, connection);
    if (waiting.length < MOST_WAITING) waiting.push([request, response]);
    else if (!connection.destroyed) {
      onExcess();
      connection.destroy();
    }
  };
}
