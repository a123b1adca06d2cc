import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readName } from './latin-name.ts';

/** What the names of 2,500 clubs end or begin with, most frequent first. */
const FREQUENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  JP: {
    カントリークラブ: 'Country Club',
    ゴルフ倶楽部: 'Golf Club',
    カントリー倶楽部: 'Country Club',
    ゴルフクラブ: 'Golf Club',
    ゴルフ場: 'Golf Course',
    コース: 'Course',
    ゴルフコース: 'Golf Course',
    カンツリー倶楽部: 'Country Club',
    カンツリークラブ: 'Country Club',
    'ゴルフ・クラブ': 'Golf Club',
    ゴルフリンクス: 'Golf Links',
    ゴルフリゾート: 'Golf Resort',
    パブリックコース: 'Public Course',
    ショートコース: 'Short Course',
    ゴルフ俱楽部: 'Golf Club',
    東コース: 'East Course',
  },
  KR: {
    컨트리클럽: 'Country Club',
    골프클럽: 'Golf Club',
    '골프 클럽': 'Golf Club',
    골프장: 'Golf Course',
    골프앤리조트: 'Golf & Resort',
    '골프&리조트': 'Golf & Resort',
    칸트리클럽: 'Country Club',
    체력단련장: 'Golf Course',
    골프링크스: 'Golf Links',
  },
  CN: {
    高尔夫俱乐部: 'Golf Club',
    高尔夫球会: 'Golf Club',
    高尔夫球场: 'Golf Course',
    高尔夫乡村俱乐部: 'Golf & Country Club',
    国际高尔夫俱乐部: 'International Golf Club',
    高尔夫球俱乐部: 'Golf Club',
    乡村俱乐部: 'Country Club',
    高尔夫度假村: 'Golf Resort',
    体育公园: 'Sports Park',
  },
  TW: {
    高爾夫球場: 'Golf Course',
    高爾夫俱樂部: 'Golf Club',
    高爾夫俱樂部球場: 'Golf Club',
    高爾夫鄉村俱樂部: 'Golf & Country Club',
  },
};

for (const [countryCode, terms] of Object.entries(FREQUENT)) {
  test(`translates the golf words of names in ${countryCode}`, () => {
    for (const [term, english] of Object.entries(terms)) {
      assert.equal(readName(term, countryCode, new Map()).text, english, term);
    }
  });
}
