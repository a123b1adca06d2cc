import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Asked, type Asker, createAsker } from './asker.ts';
import type { Ground } from './ground.ts';

/** An answer that wasn't as it should be: what was asked for, when, and why. */
export type Failure = { path: string; reason: string; at: number };

export type SteadyLoad = {
  /** Answers so far, the failed ones too. */
  count: () => number;
  failures: readonly Failure[];
  /** How long each answer took. */
  milliseconds: readonly number[];
  /** Requests that wait for their answers now. */
  inFlight: () => number;
  /** Asks nothing more, and waits for what is under way. */
  stop: () => Promise<void>;
};

export type SteadyLoadOptions = {
  port: number;
  clients: number;
  /** Asked for in turn by all clients together. */
  targets: readonly Asked[];
  /** Why an answer is wrong; null where it is right. Asked of every answer. */
  check: (answer: Answer, asked: Asked) => string | null;
  /** How long each client rests between an answer and its next request: milliseconds. */
  pause?: number;
};

/** Clients at addresses of their own that ask again and again until they are stopped; each answer is checked. */
export function startSteadyLoad(ground: Ground, options: SteadyLoadOptions): SteadyLoad {
  const { port, clients, targets, check, pause = 5 } = options;
  const failures: Failure[] = [];
  const milliseconds: number[] = [];
  let next = 0;
  let count = 0;
  let inFlight = 0;
  let isStopped = false;
  const askOne = async (asker: Asker, asked: Asked): Promise<void> => {
    count++;
    inFlight++;
    const answer = await asker.ask(asked);
    inFlight--;
    milliseconds.push(answer.milliseconds);
    const reason = check(answer, asked);
    if (reason !== null) failures.push({ path: asked.path, reason, at: performance.now() });
    else if (asked.follow) await askOne(asker, asked.follow(answer));
  };
  const keepAsking = async (client: number) => {
    const asker = createAsker(port, `127.0.1.${client + 1}`);
    while (!isStopped) {
      await askOne(asker, targets[next++ % targets.length]!);
      await delay(pause);
    }
    asker.close();
  };
  const running = Promise.all(Array.from({ length: clients }, (_, client) => keepAsking(client)));
  const stop = async () => {
    isStopped = true;
    await running;
  };
  ground.onEnd(stop);
  return { count: () => count, failures, milliseconds, inFlight: () => inFlight, stop };
}

/** The first few failures in words, to stand beside their number. */
export function describeFailures(failures: readonly Failure[]): string {
  if (failures.length === 0) return 'none failed';
  const examples = [...new Set(failures.map(({ path, reason }) => `${path}: ${reason}`))].slice(0, 3);
  return `${failures.length} failed (${examples.join('; ')})`;
}
