import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Listening, whenSilent } from './position-watch.ts';

/** When a device that answers at these seconds is asked, and when it first counts as unavailable, in seconds. */
function ask(answersAt: readonly number[], seconds: number) {
  const asked = [0];
  let [listening, unavailable]: [Listening, number | null] = [{ askedAt: 0, heardAt: null }, null];
  for (let second = 1; second <= seconds; second++) {
    if (answersAt.includes(second)) listening = { ...listening, heardAt: second * 1000 };
    const { asksAgain, isUnavailable } = whenSilent(listening, second * 1000);
    if (isUnavailable) unavailable ??= second;
    if (!asksAgain) continue;
    asked.push(second);
    listening = { askedAt: second * 1000, heardAt: null };
  }
  return { asked, unavailable };
}

test('a device that never answers is unavailable after 15 s, and asked again once a minute', () => {
  assert.deepEqual(ask([], 130), { asked: [0, 61, 122], unavailable: 16 });
});

test('a watch that falls silent is asked again after 6 s, and then once a minute', () => {
  assert.deepEqual(ask([1, 2, 3], 80), { asked: [0, 10, 71], unavailable: 26 });
});

test('a watch that answers each second is left alone', () => {
  const always = Array.from({ length: 60 }, (_, i) => i + 1);
  assert.deepEqual(ask(always, 60), { asked: [0], unavailable: null });
});
