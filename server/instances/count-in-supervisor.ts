import type { QuotaState } from '../quota/quota.ts';
import type { SharedCount } from '../quota/shared-quota.ts';
import { withinDeadline } from '../within-deadline.ts';
import { CountAnswer, type CountQuestion } from './count-messages.ts';

/** A worker's end of the channel to its supervisor. */
export type Channel = {
  send: (question: CountQuestion) => void;
  onMessage: (listener: (message: unknown) => void) => void;
};

/** What no request waits longer for. */
const DEADLINE_MILLISECONDS = 40;

type Asked = { caller: string; resolve: (state: QuotaState | undefined) => void };

/**
 * Counts requests in the supervisor, where those of all workers come together. Requests that arrive in one turn of
 * the event loop go in one message.
 */
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
