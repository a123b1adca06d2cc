import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import type { Drill } from './drill.ts';
import { describeFailures, formatLatency, latencyOf, startSteadyLoad } from './steady-load.ts';
import { checkAnswered, mixedTargets } from './targets.ts';

const IDLE = 2000;
const SLOW = 500;
const CLIENTS = 4;
const WARM_UP_MILLISECONDS = 5000;
/** For 99 % of requests while there's a crowd. */
const MOST_MILLISECONDS = 100;

export const crowdLeavesRoom: Drill = {
  name: 'crowd',
  title: 'A crowd of idle and slow clients',
  seconds: 20,
  boundSeconds: 90,
  async run(sandbox, { dataDir, seconds, isQuick }) {
    const instance = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
    const { port } = instance;
    const targets = await mixedTargets(port, 40, !isQuick);
    const normal = { port, clients: CLIENTS, targets, check: checkAnswered };
    const during = async (milliseconds: number) => {
      const load = startSteadyLoad(sandbox, normal);
      await delay(milliseconds);
      await load.stop();
      return load;
    };
    await during(isQuick ? 100 : WARM_UP_MILLISECONDS);
    const alone = await during((seconds * 1000) / 2);
    const crowd = await gatherCrowd(sandbox, port, { idle: IDLE, slow: SLOW });
    const load = startSteadyLoad(sandbox, normal);
    await delay((seconds * 1000) / 4);
    const connections = await instance.metric('fairway_connections');
    await delay((seconds * 1000) / 4);
    await load.stop();
    crowd.close();
    const crowded = latencyOf(load.milliseconds);
    return [
      {
        promised: `${IDLE.toLocaleString('en')} idle connections and ${SLOW} slow senders make no other request fail`,
        measured: `${load.count().toLocaleString('en')} requests during ${connections.toLocaleString('en')} connections, ${describeFailures(load.failures)}`,
        holds: load.failures.length === 0 && connections > 0.9 * (IDLE + SLOW),
      },
      {
        promised: `99 % of them within ${MOST_MILLISECONDS} ms`,
        measured: `${formatLatency(crowded)}; without the crowd ${formatLatency(latencyOf(alone.milliseconds))}`,
        holds: crowded.p99 <= MOST_MILLISECONDS,
        isTimed: true,
      },
    ];
  },
};

type Crowd = { close: () => void };

const HEAD = 'GET /v2/golfs HTTP/1.1\r\nHost: golf.example\r\nX-Slow: ';
/** Between a slow sender's bytes. */
const BYTE_MILLISECONDS = 250;
const RETURN_MILLISECONDS = 100;

/**
 * Idle connections, half of which asked once, and senders that never end. Each comes back when the server
 * closes it. Resolves when all have connected once.
 */
async function gatherCrowd(
  sandbox: Sandbox,
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
  sandbox.onEnd(close);
  return { close };
}
