import { connect, type Socket } from 'node:net';
import type { Ground } from './ground.ts';

export type Crowd = { close: () => void };

const HEAD = 'GET /v2/golfs HTTP/1.1\r\nHost: golf.example\r\nX-Slow: ';
/** Between two bytes of a slow sender. */
const BYTE_MILLISECONDS = 250;
/** Between the server's closing a connection and the next attempt. */
const RETURN_MILLISECONDS = 100;

/**
 * Connections that want much and bring little: idle ones, half of which asked once before, and senders whose request
 * never ends. Each comes back when the server closes it. Resolves when all have connected once.
 */
export async function gatherCrowd(
  ground: Ground,
  port: number,
  { idle, slow }: { idle: number; slow: number },
): Promise<Crowd> {
  const sockets = new Set<Socket>();
  let isOver = false;
  const join = (onConnect: (socket: Socket) => void): Promise<void> =>
    new Promise((resolve) => {
      const enter = () => {
        if (isOver) return;
        const socket = connect(port, '127.0.0.1', () => {
          resolve();
          onConnect(socket);
        });
        sockets.add(socket);
        socket.on('error', () => {});
        socket.resume();
        socket.on('close', () => {
          sockets.delete(socket);
          setTimeout(enter, RETURN_MILLISECONDS);
        });
      };
      enter();
    });
  const trickle = (socket: Socket) => {
    socket.write(HEAD);
    const timer = setInterval(() => socket.write('x'), BYTE_MILLISECONDS);
    socket.on('close', () => clearInterval(timer));
  };
  const askOnce = (socket: Socket) => socket.write('GET /healthz HTTP/1.1\r\nHost: golf.example\r\n\r\n');
  await Promise.all([
    ...Array.from({ length: idle }, (_, index) => join(index % 2 === 0 ? askOnce : () => {})),
    ...Array.from({ length: slow }, () => join(trickle)),
  ]);
  const close = () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
  ground.onEnd(close);
  return { close };
}
