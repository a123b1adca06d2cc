import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { doStepwise, type StepOptions } from './stepwise.ts';

function* sum(last: number, steps: number[]): Generator<void, number, void> {
  let total = 0;
  for (let number = 1; number <= last; number++) {
    total += number;
    steps.push(number);
    yield;
  }
  return total;
}

test('steps are taken one by one between other work', async () => {
  const steps: number[] = [];
  const work = doStepwise(sum(50, steps));
  assert.deepEqual(steps, []);
  await turn();
  await turn();
  assert.ok(steps.length > 0 && steps.length < 50, String(steps.length));
  work.stop();
});

test('steps wait until those before them have ended, unless somebody needs the result', async () => {
  const [first, second, third]: number[][] = [[], [], []];
  const before = doStepwise(sum(50, first!));
  const work = doStepwise(sum(50, second!), { after: before });
  const needed = doStepwise(sum(50, third!), { after: work });
  assert.equal(needed.finish(), 1275);
  assert.deepEqual(second, []);
  assert.equal(before.finish(), 1275);
  await work.ended;
  assert.equal(second!.length, 50);
  assert.equal(third!.length, 50);
});

test('anybody who needs the result gets it at once, and no step is taken twice', async () => {
  const steps: number[] = [];
  const work = doStepwise(sum(50, steps));
  await turn();
  assert.equal(work.finish(), 1275);
  assert.equal(work.finish(), 1275);
  assert.equal(steps.length, 50);
});

test('no step is taken after it was stopped', async () => {
  const steps: number[] = [];
  const work = doStepwise(sum(50, steps));
  work.stop();
  await turn();
  assert.deepEqual(steps, []);
});

test('patient work rests after some milliseconds, and the event loop has more turns meanwhile', async () => {
  const steps: number[] = [];
  function* slow() {
    for (let number = 1; number <= 3; number++) {
      const until = performance.now() + 5;
      while (performance.now() < until);
      steps.push(number);
      yield;
    }
  }
  const turnsUntilEnd = async (options: StepOptions) => {
    const work = doStepwise(slow(), options);
    let turns = 0;
    let isOver = false;
    void work.ended.then(() => {
      isOver = true;
    });
    for (; !isOver; turns++) await turn();
    return turns;
  };
  const hurried = await turnsUntilEnd({});
  assert.ok((await turnsUntilEnd({ isPatient: true })) > hurried);
  assert.deepEqual(steps, [1, 2, 3, 1, 2, 3]);
});
