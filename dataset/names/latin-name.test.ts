import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readName } from './latin-name.ts';

const nowhere = new Map<string, string>();
const read = (name: string, countryCode: string, towns = nowhere) => readName(name, countryCode, towns);

function expectAll(countryCode: string, names: Record<string, string>): void {
  for (const [name, latin] of Object.entries(names)) assert.equal(read(name, countryCode).text, latin, name);
}

describe('a Japanese name', () => {
  it('is read by the dictionary, with golf words in English', () => {
    expectAll('JP', {
      川奈ホテルゴルフコース富士コース: 'Kawana Hotel Golf Course Fuji Course',
      廣野ゴルフ倶楽部: 'Hirono Golf Club',
      霞ヶ関カンツリー倶楽部: 'Kasumigaseki Country Club',
      霞が関カントリークラブ: 'Kasumigaseki Country Club',
      日高CC: 'Hidaka CC',
      東武藤が丘カントリー倶楽部: 'Tobu Fujigaoka Country Club',
    });
    assert.equal(read('廣野ゴルフ倶楽部', 'JP').source, 'dictionary');
  });

  it('uses English for words that clubs borrow, whole words only', () => {
    expectAll('JP', {
      レイクウッドゴルフクラブ: 'Lakewood Golf Club',
      'ザ・カントリークラブ': 'The Country Club',
      エメラルドコーストゴルフリンクス: 'Emerald Coast Golf Links',
      サンコー72カントリークラブ: 'Sanko 72 Country Club',
    });
    assert.equal(read('レイクウッドゴルフクラブ', 'JP').source, 'kana');
  });

  it('keeps directions and small words as clubs do', () => {
    expectAll('JP', {
      新沼津カントリークラブ: 'Shin Numazu Country Club',
      熊本南カントリークラブ: 'Kumamoto Minami Country Club',
      武庫ノ台ゴルフコース: 'Mukonodai Golf Course',
      栃木の森ゴルフコース: 'Tochigi no Mori Golf Course',
      花の木ゴルフクラブ: 'Hananoki Golf Club',
    });
  });

  it('prefers the reading of a town nearby to the dictionary’s', () => {
    assert.equal(read('熊谷ゴルフクラブ', 'JP').text, 'Kumagai Golf Club');
    assert.equal(read('熊谷ゴルフクラブ', 'JP', new Map([['熊谷', 'Kumagaya']])).text, 'Kumagaya Golf Club');
  });
});

describe('a Korean name', () => {
  it('is written by Revised Romanization, cut at golf words and towns', () => {
    expectAll('KR', {
      곤지암GC: 'Gonjiam GC',
      경주신라CC: 'Gyeongju Silla CC',
      안양컨트리클럽: 'Anyang Country Club',
      밀양노벨CC: 'Miryang Novel CC',
      한라산CC: 'Hallasan CC',
    });
    assert.equal(read('곤지암GC', 'KR').source, 'rule');
  });

  it('has English words where clubs borrow them', () => {
    expectAll('KR', {
      휘슬링락CC: 'Whistling Rock CC',
      '잭니클라우스 골프클럽': 'Jack Nicklaus Golf Club',
      '스카이72 골프장 하늘코스': 'Sky72 Golf Course Haneul Course',
    });
  });
});

describe('a Chinese name', () => {
  it('is pinyin in words, with towns as they spell themselves', () => {
    expectAll('CN', {
      北京黄港国际高尔夫俱乐部: 'Beijing Huanggang International Golf Club',
      金鸡湖高尔夫会员专属俱乐部: 'Jinji Lake Members Golf Club',
      观澜湖高尔夫球会: 'Mission Hills Golf Club',
    });
    expectAll('CN', {
      五邑蒲葵高尔夫球会: 'Wuyi Pukui Golf Club',
      清河湾高尔夫俱乐部: 'Qinghewan Golf Club',
    });
    expectAll('TW', { 台北高爾夫俱樂部球場: 'Taipei Golf Club', 新竹高爾夫俱樂部: 'Hsinchu Golf Club' });
  });

  it('is letter by letter outside the countries that read it so', () => {
    assert.deepEqual(read('勐拉高尔夫俱乐部', 'MM'), { text: 'MengLa Golf Club', source: 'letters' });
  });
});

describe('other scripts', () => {
  it('follow the country’s table, with golf words last', () => {
    expectAll('RU', { 'Гольф-клуб "Сколково"': 'Skolkovo Golf Club', Раевский: 'Rayevsky' });
    expectAll('UA', { 'Гольф центр Київ': 'Kyiv Golf Center', Гусинці: 'Husyntsi' });
    expectAll('BG', { 'Голф клуб "Св. София"': 'St. Sofia Golf Club' });
    expectAll('RS', { Ада: 'Ada', Жарково: 'Zarkovo' });
    expectAll('GR', { 'Γκολφ Αφάντου': 'Afantou Golf' });
    expectAll('QA', { 'نادي الدوحة للجولف': 'Doha Golf Club', 'ملعب الدوحة للغولف': 'Doha Golf Course' });
  });

  it('take towns from the gazetteer, in Greek from the genitive too', () => {
    assert.equal(read('Γκολφ Γλυφάδας', 'GR', new Map([['Γλυφάδα', 'Glyfada']])).text, 'Glyfada Golf');
    const caesarea = read('מועדון גולף קיסריה', 'IL', new Map([['קיסריה', 'Caesarea']]));
    assert.deepEqual(caesarea, { text: 'Caesarea Golf Club', source: 'rule' });
  });

  it('are read letter by letter where neither table nor town says more', () => {
    assert.equal(read('ملعب بنغازي للجولف', 'LY').source, 'letters');
  });

  it('keep a Latin name that the other script only repeats', () => {
    const name = 'Гольф клуб «Pine Creek Golf Club»';
    assert.deepEqual(read(name, 'RU'), { text: 'Pine Creek Golf Club', source: 'part' });
    const twice = 'Green Sports Kuji グリーンスポーツ久慈';
    assert.deepEqual(read(twice, 'JP', new Map([['久慈', 'Kuji']])), {
      text: 'Green Sports Kuji',
      source: 'part',
    });
  });

  it('leave out the owner’s company form', () => {
    expectAll('JP', { '三広ゴルフ（株）': 'Sanhiro Golf' });
  });
});
