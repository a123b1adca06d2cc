import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createStored } from './stored.ts';

let kept: Map<string, string>;
let browser: EventTarget;
beforeEach(() => {
  kept = new Map();
  browser = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: browser.addEventListener.bind(browser),
    removeEventListener: browser.removeEventListener.bind(browser),
  });
  allowStorage({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
});

function allowStorage(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
}

function refuse(): never {
  throw new Error('forbidden');
}

/** Stored values as one tab sees them. */
const openTab = () => createStored<readonly string[]>('clubs', (value) => value as string[], []);
const add = (tab: ReturnType<typeof openTab>, club: string) => tab.change((before) => [...before, club]);

test('tabs add to what the others have kept since', () => {
  const [first, second] = [openTab(), openTab()];
  add(first, 'driver');
  add(second, 'wedge');
  add(first, 'putter');
  assert.deepEqual(second.get(), ['driver', 'wedge', 'putter']);
  assert.deepEqual(openTab().get(), ['driver', 'wedge', 'putter']);
});

test('a tab hears of changes in others until it stops listening', () => {
  const [first, second] = [openTab(), openTab()];
  const heard: unknown[] = [];
  const stop = first.subscribe(() => heard.push(first.get()));
  add(second, 'driver');
  browser.dispatchEvent(new Event('storage'));
  stop();
  add(second, 'wedge');
  browser.dispatchEvent(new Event('storage'));
  assert.deepEqual(heard, [['driver']]);
});

test('what is read stays the same object until it changes', () => {
  const tab = openTab();
  add(tab, 'driver');
  assert.equal(tab.get(), tab.get());
  const other = openTab();
  assert.equal(other.get(), other.get());
});

test('without storage, or without room in it, a change lasts as long as the page', () => {
  for (const getItem of [refuse, () => null]) {
    allowStorage({ getItem, setItem: refuse });
    const tab = openTab();
    add(tab, 'driver');
    add(tab, 'wedge');
    assert.deepEqual(tab.get(), ['driver', 'wedge']);
  }
});

test('what isn’t JSON counts as nothing, and a storage that was emptied is empty', () => {
  kept.set('clubs', '{');
  const tab = openTab();
  assert.deepEqual(tab.get(), []);
  add(tab, 'driver');
  kept.clear();
  assert.deepEqual(tab.get(), []);
});
