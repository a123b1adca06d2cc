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
const openTab = (tab: number) => import(`./saved-courses.ts?tab=${tab}`);
const savedCourses = () => JSON.parse(kept.get('my-courses')!);

const older = {
  slug: 'kasumigaseki',
  name: '霞ヶ関カンツリー倶楽部',
  place: 'Kawagoe, Japan',
  language: 'ja',
};
const tokyo = { ...older, slug: 'tokyo', name: '東京ゴルフ倶楽部', latin: 'Tokyo Golf Club' };
const adelaide = { slug: 'adelaide', name: 'Adelaide', latin: null, place: 'Adelaide, Australia' };

test('courses that were saved without a Latin name stay in the list, and those that aren’t courses go', async () => {
  kept.set('my-courses', JSON.stringify([older, { ...tokyo, latin: 7 }, { slug: 'nameless' }]));
  const { toggleSaved } = await openTab(1);
  toggleSaved(tokyo);
  toggleSaved(adelaide);
  assert.deepEqual(savedCourses(), [adelaide, tokyo, older]);
  toggleSaved(tokyo);
  assert.deepEqual(savedCourses(), [adelaide, older]);
});

test('two tabs save courses into one list', async () => {
  kept.clear();
  const [first, second] = [await openTab(1), await openTab(2)];
  first.toggleSaved(older);
  second.toggleSaved(tokyo);
  first.toggleSaved(adelaide);
  assert.deepEqual(savedCourses(), [adelaide, tokyo, older]);
});
