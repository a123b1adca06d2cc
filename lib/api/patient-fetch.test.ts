import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPatientFetch, type Patience } from './patient-fetch.ts';

const address = 'https://golf.example/v2/golfs';

function createWorld(answers: Response[]) {
  const askedAt: number[] = [];
  let time = 0;
  const patience: Patience = {
    fetch: async () => {
      askedAt.push(time);
      return answers.shift() ?? new Response('{}');
    },
    now: () => time,
    wait: async (milliseconds, signal) => {
      signal.throwIfAborted();
      time += milliseconds;
    },
  };
  return {
    askedAt,
    onceFetch: createPatientFetch(patience, 1),
    patientFetch: createPatientFetch(patience),
    stubbornFetch: createPatientFetch(patience, 4),
  };
}

const tooMany = (headers: Record<string, string>) => new Response('{}', { status: 429, headers });

test('after a 429 nothing is asked until Retry-After is over', async () => {
  const { askedAt, onceFetch } = createWorld([tooMany({ 'Retry-After': '3' })]);
  assert.equal((await onceFetch(new Request(address))).status, 429);
  await onceFetch(new Request(`${address}?page=2`));
  await onceFetch(new Request(`${address}?page=3`));
  assert.deepEqual(askedAt, [0, 3000, 3000]);
});

test('a client asks once more when the seconds are over, and gives a second 429 to its caller', async () => {
  const refused = () => tooMany({ 'Retry-After': '2' });
  const { askedAt, patientFetch } = createWorld([refused(), new Response('{}'), refused(), refused()]);
  assert.equal((await patientFetch(new Request(address))).status, 200);
  assert.equal((await patientFetch(new Request(address))).status, 429);
  assert.deepEqual(askedAt, [0, 2000, 2000, 4000]);
});

test('a website that reads more than its quota at once goes on asking as often as it may', async () => {
  const { askedAt, stubbornFetch } = createWorld([
    tooMany({ 'Retry-After': '1' }),
    tooMany({ 'Retry-After': '1' }),
  ]);
  assert.equal((await stubbornFetch(new Request(address))).status, 200);
  assert.deepEqual(askedAt, [0, 1000, 2000]);
});

test('a 429 without Retry-After, or with a date in it, holds nothing back', async () => {
  const { askedAt, onceFetch } = createWorld([
    tooMany({}),
    tooMany({ 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  ]);
  for (let i = 0; i < 3; i++) await onceFetch(new Request(address));
  assert.deepEqual(askedAt, [0, 0, 0]);
});

test('a request aborted while it waits is never sent', async () => {
  const { askedAt, onceFetch } = createWorld([tooMany({ 'Retry-After': '3' })]);
  await onceFetch(new Request(address));
  const gone = new Request(address, { signal: AbortSignal.abort() });
  await assert.rejects(onceFetch(gone), { name: 'AbortError' });
  assert.deepEqual(askedAt, [0]);
});
