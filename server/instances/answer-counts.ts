import type { OwnQuota } from '../quota/quota.ts';
import { type CountAnswer, CountQuestion } from './count-messages.ts';

/** The supervisor's answer to what a worker sends it; null for what is no question about a quota. */
export function answerCounts(quota: OwnQuota, message: unknown, now: number): CountAnswer | null {
  const question = CountQuestion.safeParse(message);
  if (!question.success) return null;
  const { id, callers } = question.data;
  return { kind: 'counted', id, states: callers.map((caller) => quota.count(caller, now)) };
}
