import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPatientFetch } from './patient-fetch.ts';

const address = 'https://golf.example/v2/golfs';

function createWorld(answers: Response[]) {
  const askedAt: number[] = [];
  let time = 0;
  const patientFetch = createPatientFetch({
    fetch: async () => {
      askedAt.push(time);
      return answers.shift() ?? new Response('{}');
    },
    now: () => time,
    wait: async (milliseconds, signal) => {
      signal.throwIfAborted();
      time += milliseconds;
    },
  });
  return { askedAt, patientFetch };
}

const tooMany = (headers: Record<string, string>) => new Response('{}', { status: 429, headers });

test('after a 429 nothing is asked until Retry-After is over', async () => {
  const { askedAt, patientFetch } = createWorld([tooMany({ 'Retry-After': '3' })]);
  assert.equal((await patientFetch(new Request(address))).status, 429);
  await patientFetch(new Request(`${address}?page=2`));
  await patientFetch(new Request(`${address}?page=3`));
  assert.deepEqual(askedAt, [0, 3000, 3000]);
});

test('a 429 without Retry-After, or with a date in it, holds nothing back', async () => {
  const { askedAt, patientFetch } = createWorld([
    tooMany({}),
    tooMany({ 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  ]);
  for (let i = 0; i < 3; i++) await patientFetch(new Request(address));
  assert.deepEqual(askedAt, [0, 0, 0]);
});

test('a request aborted while it waits is never sent', async () => {
  const { askedAt, patientFetch } = createWorld([tooMany({ 'Retry-After': '3' })]);
  await patientFetch(new Request(address));
  const gone = new Request(address, { signal: AbortSignal.abort() });
  await assert.rejects(patientFetch(gone), { name: 'AbortError' });
  assert.deepEqual(askedAt, [0]);
});
