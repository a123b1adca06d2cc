import assert from 'node:assert/strict';
import { test } from 'node:test';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
});

/** Each tab has its own module. */
const openTab = (tab: number) => import(`./golfer.ts?tab=${tab}`);

test('two tabs remember one golfer', async () => {
  const [first, second] = [await openTab(1), await openTab(2)];
  first.rememberGolfer({ gender: 'women' });
  second.rememberGolfer({ index: '12.4' });
  first.rememberGolfer({ tee: { name: 'White', colour: null } });
  const golfer = { tee: { name: 'White', colour: null }, card: null, gender: 'women', index: '12.4' };
  assert.deepEqual(JSON.parse(kept.get('golfer')!), golfer);
  assert.deepEqual(second.getGolfer(), golfer);
});
