import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Behind the one being answered; none of our clients sends this many at once. */
const MOST_WAITING = 32;

const WAITING = Symbol('requests of this connection that wait');

/** Undefined while no request of the connection is being answered, null while none waits behind it. */
type Connection = Socket & { [WAITING]?: [IncomingMessage, ServerResponse][] | null | undefined };

/**
 * One request of a connection is answered at a time. Node would hand over all that arrive together, and hold
 * their answers until their turn comes. A connection with too many is closed, and `onExcess` called.
 */
export function answerInTurn(listener: RequestListener, onExcess: () => void): RequestListener {
  const answer = (connection: Connection, request: IncomingMessage, response: ServerResponse) => {
    response.on('close', () => {
      const next = connection.destroyed ? undefined : connection[WAITING]?.shift();
      if (next) answer(connection, ...next);
      else connection[WAITING] = undefined;
    });
    listener(request, response);
  };
  return (request, response) => {
    const connection: Connection = request.socket;
    const waiting = connection[WAITING];
    if (waiting === undefined) {
      connection[WAITING] = null;
      answer(connection, request, response);
    } else if (waiting === null) connection[WAITING] = [[request, response]];
    else if (waiting.length < MOST_WAITING) waiting.push([request, response]);
    else if (!connection.destroyed) {
      onExcess();
      connection.destroy();
    }
  };
}
