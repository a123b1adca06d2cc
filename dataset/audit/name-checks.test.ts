import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { nameChecks } from './name-checks.ts';

const course = (name: string, slug: string, name_latin: string | null, name_source = 'dictionary') =>
  ({ name, slug, name_latin, name_source, location: { country_code: 'JP' } }) as GolfProfile;
const broken = (one: GolfProfile) => nameChecks.map(({ look }) => look(one).broken.length);

test('a name that was read correctly fails no check', () => {
  assert.deepEqual(broken(course('川奈ゴルフ倶楽部', 'kawana-golf-club', 'Kawana Golf Club')), [0, 0, 0, 0]);
  assert.deepEqual(broken(course('Lakewood', 'lakewood', null)), [0, 0, 0, 0]);
});

test('each kind of mistake is found', () => {
  assert.deepEqual(broken(course('川奈', 'kawana', null)), [1, 0, 0, 0]);
  assert.deepEqual(broken(course('川奈', 'chuannai-itou', 'Kawana')), [0, 1, 0, 0]);
  assert.deepEqual(broken(course('川奈ゴルフ', 'kawana-gorufu', 'Kawana Gorufu')), [0, 0, 1, 0]);
  assert.deepEqual(broken(course('川奈ゴルフ', 'kawana-golf', 'Chuannai Golf', 'letters')), [0, 0, 0, 1]);
});
