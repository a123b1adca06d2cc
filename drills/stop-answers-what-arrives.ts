import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import type { Drill } from './drill.ts';

const ROUNDS = 10;
const CLIENTS = 20;
const LEAD_MILLISECONDS = 300;

/** Clients that keep their connections carry on asking while the instance is told to stop. */
export const stopAnswersWhatArrives: Drill = {
  name: 'stop',
  title: 'SIGTERM while requests arrive',
  seconds: 0,
  boundSeconds: 180,
  async run(sandbox, { dataDir, isQuick }) {
    const outcomes = new Map<string, number>();
    let worstStop = 0;
    const rounds = isQuick ? 2 : ROUNDS;
    for (let round = 0; round < rounds; round++) {
      worstStop = Math.max(worstStop, await stopOnce(sandbox, dataDir, outcomes));
    }
    // The kernel resets connections that nobody has accepted; a proxy asks another instance then.
    const fine = ['200', 'ECONNREFUSED', 'ECONNRESET'];
    const lost = [...outcomes].filter(([outcome]) => !fine.includes(outcome));
    return [
      {
        promised: `in ${rounds} stops under ${CLIENTS} clients, every request on an open connection is answered; a new one may be refused or reset`,
        measured: [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', '),
        holds: lost.length === 0 && (outcomes.get('200') ?? 0) > 0,
      },
      {
        promised: 'a process without long requests ends within 2 s of SIGTERM',
        measured: `${(worstStop / 1000).toFixed(1)} s at most`,
        holds: worstStop <= 2000,
        isTimed: true,
      },
    ];
  },
};

/** Milliseconds from the signal to the end. */
async function stopOnce(sandbox: Sandbox, dataDir: string, outcomes: Map<string, number>): Promise<number> {
  const { port, stop } = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async (_, number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const localAddress = `127.0.3.${number + 1}`;
    while (!isOver) {
      const outcome = await ask({ port, agent, localAddress });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      // It takes no more connections: this client would go to another instance.
      if (outcome === 'ECONNREFUSED') break;
    }
    agent.destroy();
  });
  await delay(LEAD_MILLISECONDS);
  const started = performance.now();
  await stop('SIGTERM');
  const took = performance.now() - started;
  isOver = true;
  await Promise.all(clients);
  return took;
}

/** The status, or why there isn't one. */
function ask(where: { port: number; agent: Agent; localAddress: string }): Promise<string> {
  return new Promise((resolve) => {
    const sent = get({ host: '127.0.0.1', path: '/v2/golfs?limit=5', ...where }, (response) => {
      response.on('error', () => resolve('cut short'));
      response.on('end', () => resolve(String(response.statusCode)));
      response.resume();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      resolve(`${error.code ?? error.message}${sent.reusedSocket ? ' on an open connection' : ''}`);
    });
  });
}
