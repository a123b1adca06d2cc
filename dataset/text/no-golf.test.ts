import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNoGolf } from './no-golf.ts';

test('names of real courses are left alone although they contain the letters of another game', () => {
  const real = [
    'Powfoot Golf Club',
    'Grange Golf Club',
    'Blue Range Golf Course',
    'Discovery Bay Golf Club',
    'Golf Rangeley',
    'Queens Park Golf Club',
    'Park Golf Club Ostrava Šilheřovice',
    'Minigomery Links',
    'Swinley Forest Golf Club',
    'Cross Creek Golf Club',
    'Puttenham Golf Club',
    'Pitch & Putt Tarragona',
    'Royal Practitioners Golf Club',
    'Golfclub Am Übungsberg',
    'Trangel Golf',
    '札幌国際カントリークラブ',
  ];
  for (const name of real) assert.equal(findNoGolf(name), null, name);
});

test('other games are recognised by their names in many languages', () => {
  const games: [string, string][] = [
    ['Minigolf', 'miniature-golf'],
    ['Mini Golf Praia', 'miniature-golf'],
    ['Minigolfanlage am See', 'miniature-golf'],
    ['Pirate Adventure Golf', 'miniature-golf'],
    ['Dschungel Golf', 'miniature-golf'],
    ['Crazy Golf', 'miniature-golf'],
    ['Мини-гольф', 'miniature-golf'],
    ['ミニゴルフ場', 'miniature-golf'],
    ['Røyslimoen diskgolfbane', 'disc-golf'],
    ['DiscGolf Park Dolní Němčí', 'disc-golf'],
    ['Frisbeegolfrata Oulu', 'disc-golf'],
    ['FootGolf Lisboa', 'foot-golf'],
    ['Foot Golf', 'foot-golf'],
    ['Crossgolfplatz', 'other-game'],
    ['Fußballgolf Allgäu', 'foot-golf'],
    ['Swin-Golf de la Baie', 'swin-golf'],
    ['パークゴルフ場', 'park-golf'],
    ['Driving Range Hotel Čechie', 'driving-range'],
    ['Golf Club de Braga - Driving Range', 'driving-range'],
    ['Villamoura Driving Range & Golf Academy', 'driving-range'],
    ['Campo de Práticas de Golfe', 'driving-range'],
    ['江東ゴルフ練習場', 'driving-range'],
    ['Practice Ground', 'practice-ground'],
    ['Übungsplatz', 'practice-ground'],
    ['Cvičná louka', 'practice-ground'],
  ];
  for (const [name, rule] of games) assert.equal(findNoGolf(name), rule, name);
});

test('a course that names its range as well as itself is kept', () => {
  assert.equal(findNoGolf('Hill Valley Golf Course and Driving Range'), null);
  assert.equal(findNoGolf('Driving Range & Golf Club Nord'), null);
  assert.equal(findNoGolf('Hill Valley Golf Club Driving Range'), 'driving-range');
});

test('a course that names another game as well as golf is kept, and two other games are no course', () => {
  const both = [
    'Trail Side Golf and Foot Golf',
    'Golf und Fußballgolf Allgäu',
    'Golf et Swin-Golf de la Baie',
    'Golf & Minigolf Seeblick',
    'Golf com Footgolf',
    'Hill Golf & Disc Golf Center',
    'Гольф и мини-гольф',
  ];
  for (const name of both) assert.equal(findNoGolf(name), null, name);
  for (const name of ['Footgolf and Mini Golf', 'Golf Range and Footgolf', 'Ski and Disc Golf'])
    assert.notEqual(findNoGolf(name), null, name);
});

test('accents typed as separate marks are the same letters', () => {
  assert.equal(findNoGolf('Campo de Pra\u0301ticas'), 'driving-range');
});

/** Names from real lists, by kind and script, each with real courses that look like them. */
const KINDS: { rule: string; caught: string[]; left: string[] }[] = [
  {
    rule: 'golf-simulator',
    caught: [
      '골프존',
      '굿샷골프존파크',
      '블루원 스크린',
      'インドアゴルフ京阪',
      'スクリーンゴルフ',
      'Golfzon Park Bac Ninh',
      'GOLFERS24 赤坂店',
      'X-Golf',
      'Infinity Golf Studio',
      'Golf Indoor Broye',
      'Simgolf Amager',
      'Emmaboda Golfhall',
    ],
    left: [
      '골프존카운티 무주',
      'Golfzon County Sunsan',
      'Max Golf Club',
      'Studio City Golf Course',
      'Lemondrop Lounge Golf Links',
    ],
  },
  {
    rule: 'driving-range',
    caught: [
      '川崎ゴルフセンター',
      'ＧＯＬＦ５ 大曲ゴルフセンター',
      '厚木ゴルフガーデン',
      '美原ゴルフレンジ',
      '川間アルバトロス・レンジ',
      '가산골프랜드',
      '그린골프연습장',
      'Sân Tập Golf Hà Đông',
      'Campo Prácticas',
      'Driving Norte',
      'Blue Tree Golf Driving',
      'Flight Range',
      'Golf Target Locarno',
      'Aqua Golf',
      'Golfodome',
      'Strzelnica golfowa',
      'Centro Tiro Golf Ciudad Empresarial',
      'Tee Time Golf Centre',
      '温都水城高尔夫中心',
      'ステップゴルフ',
      'Jゴルフ鶴ヶ島',
      '정원골프',
      '沙河高尔夫练习球场',
      '골프마스터',
      '왕성드림센터',
      'サン・スポーツ',
      'グリーンアリーナ神崎',
    ],
    left: [
      'Tamaqua Golf Course',
      '마스터골프클럽',
      'Green Sports Kuji グリーンスポーツ久慈',
      'サンプラス杉久保スポーツガーデン',
      'アリーナカントリークラブ',
      'オレンジシガカントリークラブ',
      'プレディアゴルフ',
      'マダムJゴルフ倶楽部',
      '더스테이힐링파크 링스파3골프',
      '웅포골프클럽',
      'アイランドゴルフガーデン大分',
      'ゴルフセンター神崎川ゴルフコース',
      '영재 파3골프랜드',
      'Sân Golf Long Biên',
      'Campo de Golf La Práctica',
      'Piedmont Driving Club',
      '충성대체력단련장',
      'Range End Country Club',
      'North Park Dr Range Par 3',
      'White Sands Missile Range Golf Course',
    ],
  },
  {
    rule: 'practice-ground',
    caught: [
      'Golfübungsplatz',
      'Golfübungsanlage - Handicap Hunter',
      'Practice facility',
      'Golf Academy Metropol (Putting & chipping green)',
      'Cyclone golf performance center',
      'Brabantse Golf - Putting',
      'Golf, harjoittelualue',
    ],
    left: ['Golfclub Am Übungsberg', 'Putting Horse Ranch', 'Cat Ghaut Chip’n Putt'],
  },
  {
    rule: 'golf-school',
    caught: [
      '한프로 아카데미',
      '세리골프스쿨',
      '常州金沙湾高尔夫学院',
      'COBRA PUMA GOLF Akademie',
      'Antwerp Golf School',
      'Vimmerby Golfakademi',
      'Irelore golf eskola',
      'Golfová škola Albatrosgolf',
    ],
    left: [
      'Golfclub Golfakademie Land Fleesensee',
      'Lawrenceville School Golf Course',
      'Heart Of America Golf Academy River Course',
    ],
  },
  {
    rule: 'mallet-golf',
    caught: ['マレットゴルフ場', '冠着マレットゴルフ場'],
    left: ['Mallet Hill Golf Club'],
  },
  {
    rule: 'ground-golf',
    caught: [
      'グラウンド・ゴルフ場',
      'グランドゴルフ',
      'ターゲットバードゴルフ場',
      '그라운드 골프장',
      '"Ground Golf"',
      'グラウンド･ゴルフ場',
      '多目的ゴルフ広場',
    ],
    left: ['グランディ那須白河ゴルフクラブ', 'Battle Ground Golf Club LLC'],
  },
  {
    rule: 'gateball',
    caught: ['槌球場', '게이트볼장', 'ゲートボール場', '론볼장'],
    left: ['Gateway Golf Club'],
  },
  {
    rule: 'bowls',
    caught: ['Sandown Bowls Club', 'Lawn Bowls'],
    left: ['Cobar Bowling & Golf Club', 'Bowling Green Country Club', 'The Ageas Bowl County Golf Club'],
  },
  {
    rule: 'course-closed',
    caught: [
      'Joliet Country Club (closed)',
      'Austin Lodge Golf Club (closed 2014)',
      'Oaks Golf Club (Permanently closed)',
      'Former Hara Greens',
      'Saladanha Bay - Abandoned',
      'Golf Escalona (defunct!)',
      '青梅グリーンヒルゴルフコース跡地',
      '箱根湯の花ゴルフ場（休業中）',
      '清瀧城コース　2014年2月28日閉業',
      'Club de Golf Las Veraneras (DESUSO)',
      'ex campo da golf',
    ],
    left: [
      'Cerrado del Aguila Golf',
      'Cranbrook (formerly Hemsted Forest) Golf Club',
      'Closeburn Golf Club',
      '姫路書写ハートフルゴルフクラブ(旧姫路カンツリー倶楽部)',
      '旧軽井沢ゴルフクラブ',
    ],
  },
  {
    rule: 'clubhouse-or-shop',
    caught: [
      'Oyster Bay Town Golf Course Clubhouse',
      'Brasada Canyons Pro Shop',
      'クラブハウス',
      '파인힐클럽하우스',
      'Clubhouse Nürnberg',
      '허니골프 본점',
      '하이망 CC점',
      '19th Hole Sports Bar Grill',
      'ゴルフパートナー',
      '雅居乐长江高尔夫球协会',
    ],
    left: [
      'Sweetbriar Golf & Pro Shop',
      'Bonniebrook Club House Golf Course',
      'Royal Lakes Golf Course and Clubhouse',
    ],
  },
  {
    rule: 'other-game',
    caught: ['Northern FonDuLac Archery Golf', 'Lake Taupō Hole in One Challenge', 'Supagolf'],
    left: ['Hole In One Golf Center', 'Archery Hill Golf Course'],
  },
  {
    rule: 'foot-golf',
    caught: ['Soccerpark Inzell', 'Football Golf Cashel'],
    left: ['Football Hills Golf Club'],
  },
];

for (const { rule, caught, left } of KINDS) {
  test(`names of the kind ${rule} are caught, and the real courses that look like them are left`, () => {
    for (const name of caught) assert.equal(findNoGolf(name), rule, name);
    for (const name of left) assert.equal(findNoGolf(name), null, name);
  });
}

test('a name that ends where another game’s word begins is a course’s', () => {
  const courses = [
    'Ridge Top Golf Course',
    'Hill Top Golf & Country Club',
    'Mountain Top Golf Links',
    'Gerrards Cross Golf Club',
    'Southern Cross Golf Course',
    'King’s Cross Golf and Country Club',
    'Hobbs Cross Golf Centre',
    'Crow Foot Golf Club',
    'East At Winged Foot Golf Club',
  ];
  for (const name of courses) assert.equal(findNoGolf(name), null, name);
  assert.equal(findNoGolf('Topgolf Medina'), 'driving-range');
  assert.equal(findNoGolf('Top Golf Surrey'), 'driving-range');
  assert.equal(findNoGolf('Crossgolfplatz Elster'), 'other-game');
});
