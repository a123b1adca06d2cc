import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownScript } from './own-script.ts';

test('finds the faces that have every character of a name', async () => {
  for (const [name, country, face] of [
    ['霞ヶ関カンツリー倶楽部', 'JP', 'zen-antique'],
    ['휘슬링락CC', 'KR', 'gowun-batang'],
    ['北京黄港国际高尔夫俱乐部', 'CN', 'zcool-xiaowei'],
    ['Γκολφ Γλυφάδας', 'GR', 'gfs-didot'],
    ['Московский городской гольф-клуб', 'RU', 'prata'],
    ['Гольф-клуб «Київ»', 'UA', 'prata'],
  ] as const) {
    const own = await ownScript(name, country);
    assert.ok(
      own?.fonts.every((font) => font.name.startsWith(face)),
      name,
    );
  }
  const mixed = await ownScript('台北高爾夫俱樂部球場', 'TW');
  assert.match(mixed?.family ?? '', /zen-antique.*zcool-xiaowei/);
});

test('gives up on a name that no face has whole, and leaves Latin letters to the site', async () => {
  assert.equal(await ownScript('\u{2a6a5}ゴルフ', 'JP'), null);
  assert.equal(await ownScript('Royal Dornoch', 'GB'), null);
  assert.equal(await ownScript('نادي الدوحة للجولف', 'QA'), null);
});
