import cluster from 'node:cluster';
import { z } from 'zod';
import type { OwnQuota, QuotaState, SharedCount } from '../quota/quota.ts';
import { withinDeadline } from '../within-deadline.ts';

/** A worker asks its supervisor to count these callers' requests, in this order. */
export const CountQuestion = z.object({
  kind: z.literal('count'),
  id: z.number(),
  callers: z.string().array(),
});
export type CountQuestion = z.infer<typeof CountQuestion>;

/** One state for each caller. */
export const CountAnswer = z.object({
  kind: z.literal('counted'),
  id: z.number(),
  states: z.object({ isAllowed: z.boolean(), remaining: z.number(), waitMilliseconds: z.number() }).array(),
});
export type CountAnswer = z.infer<typeof CountAnswer>;

export type Channel = {
  send: (question: CountQuestion) => void;
  onMessage: (listener: (message: unknown) => void) => void;
};

/** No request waits longer than this. */
const DEADLINE_MILLISECONDS = 40;

type Asked = { caller: string; resolve: (state: QuotaState | undefined) => void };

/** Requests that arrive in one turn of the event loop go to the supervisor in one message. */
export function countInSupervisor({ send, onMessage }: Channel): SharedCount {
  const sent = new Map<number, Asked[]>();
  let waiting: Asked[] = [];
  let lastId = 0;

  onMessage((message) => {
    const answer = CountAnswer.safeParse(message);
    if (!answer.success) return;
    const { id, states } = answer.data;
    for (const [index, { resolve }] of (sent.get(id) ?? []).entries()) resolve(states[index]);
    sent.delete(id);
  });

  const flush = () => {
    const id = ++lastId;
    const asked = waiting;
    waiting = [];
    sent.set(id, asked);
    send({ kind: 'count', id, callers: asked.map(({ caller }) => caller) });
    setTimeout(() => sent.delete(id), 2 * DEADLINE_MILLISECONDS).unref();
  };

  return async (caller) => {
    const asked = new Promise<QuotaState | undefined>((resolve) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ caller, resolve });
    });
    const outcome = await withinDeadline(asked, DEADLINE_MILLISECONDS);
    return outcome.kind === 'answer' ? outcome.value : undefined;
  };
}

export const isWorker: boolean = cluster.isWorker;

export const supervisorChannel: Channel = {
  send: (question) => {
    if (process.connected) process.send?.(question);
  },
  onMessage: (listener) => process.on('message', listener),
};

/** Null if the message isn't a question about a quota. */
export function answerCounts(quota: OwnQuota, message: unknown, now: number): CountAnswer | null {
  const question = CountQuestion.safeParse(message);
  if (!question.success) return null;
  const { id, callers } = question.data;
  return { kind: 'counted', id, states: callers.map((caller) => quota.count(caller, now)) };
}
