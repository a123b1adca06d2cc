import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailsWith, headWith } from '../fixtures/tiny-courses.ts';
import { sieveDoubtful } from './doubtful-courses.ts';
import { type DetailsOf, findDoubtfulNames, type TownsOf } from './doubtful-names.ts';
import { listedCourse as line } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';

const SEOUL = { latitude: 37.566, longitude: 126.978 };
const TOKYO = { latitude: 35.69, longitude: 139.69 };
const BEIJING = { latitude: 39.9, longitude: 116.4 };

const nothing: DetailsOf = () => detailsWith();
const townsOf: TownsOf = (countryCode) => [
  countryCode === 'CN'
    ? { name: 'Shanghai', regionCode: '23', position: [121.46, 31.22], population: 22_000_000 }
    : { name: 'Seoul', regionCode: '11', position: [126.978, 37.566], population: 300_000 },
];

/** The rules that hold courses of these lines back. */
function rulesFor(...lines: ReturnType<typeof line>[]): string[] {
  return [...findDoubtfulNames(mergeCourses([], lines), nothing, townsOf).values()].map(({ rule }) => rule);
}

/** The rule for a course that one list has with these fields; null where it's published. */
function ruleFor(name: string, fields: Record<string, unknown> = {}): string | null {
  return rulesFor(line('a:1', name, 0, fields))[0] ?? null;
}

test('in Japan, Korea and China a lone name waits that no course would have', () => {
  const waits = (name: string, place: typeof SEOUL) =>
    assert.equal(ruleFor(name, place), 'name-without-golf', name);
  for (const name of ['ユニマット', 'Smart Golf', '東急ゴルフパークたまがわ']) waits(name, TOKYO);
  for (const name of ['W5NF', '오크밸리스키빌리지']) waits(name, SEOUL);
  for (const name of ['综合运动场', '江西国际动感会所']) waits(name, BEIJING);
});

test('a word of course, club or, in Korea and China, golf is enough there, and any name elsewhere', () => {
  const kept = (name: string, fields = {}) => assert.equal(ruleFor(name, fields), null, name);
  for (const name of ['西武園ゴルフ場', 'アイランドゴルフガーデン大分', '吉川ロイヤルGC']) kept(name, TOKYO);
  for (const name of ['롯데스카이힐 제주C.C.', '국제골프여수', '오산체력단련장']) kept(name, SEOUL);
  for (const name of ['春城湖畔高尔夫', 'Mission Hills Club']) kept(name, BEIJING);
  for (const name of ['Muirfield', 'Los Lagartos', 'Terre Blanche', 'De Zeeuwsche']) kept(name);
});

test('a name that says another use, or is a few letters, waits anywhere', () => {
  for (const name of [
    'Hotel Catange',
    'Póstelek Camping',
    'La Lucila Polo Club',
    'DZ',
    'W5NF',
    'A.TI.PE.CAS',
  ]) {
    assert.equal(ruleFor(name), 'name-without-golf', name);
  }
  const golf = [
    'Hotel Campo y Golf',
    'Harrow School Golf Course',
    'Hotel Pitch & Putt',
    'RGCC',
    'Le Vexin',
    'Hills',
  ];
  for (const name of golf) assert.equal(ruleFor(name), null, name);
});

test('in Korea a golf club in the middle of a town waits, not one outside', () => {
  assert.equal(ruleFor('파스텔 골프클럽', SEOUL), 'golf-club-in-town');
  assert.equal(ruleFor('골프장', SEOUL), 'golf-club-in-town');
  assert.equal(ruleFor('파스텔 골프클럽', { ...SEOUL, latitude: 37.61 }), null);
  assert.equal(ruleFor('파스텔 컨트리클럽', SEOUL), null);
});

test('in China a club near the middle of a city waits, unless its name says more than a range would', () => {
  const off = (km: number) => ({ latitude: 31.22 + km / 111, longitude: 121.46 });
  for (const name of [
    '泰格高尔夫俱乐部',
    '大都会高尔夫',
    '华侨城高尔夫会所',
    '奥园体育俱乐部',
    '汤臣高尔夫别墅',
  ]) {
    assert.equal(ruleFor(name, off(13)), 'golf-club-in-town', name);
    assert.equal(ruleFor(name, off(16)), null, name);
  }
  for (const name of [
    '万柳高尔夫球场',
    '沙河高尔夫球会',
    'CBD国际高尔夫俱乐部',
    '深圳西丽高尔夫乡村球俱乐部',
  ]) {
    assert.equal(ruleFor(name, off(5)), null, name);
  }
});

test('one fact more than name and place, or a second list, bears a name out', () => {
  const more = [
    { hole_count: 18 },
    { par: 72 },
    { website: 'https://hotel.example/' },
    { address: '1 Golf Lane' },
    { architects: ['A. Builder'] },
    { access: 'public' },
  ];
  for (const fields of more) assert.equal(ruleFor('Hotel Catange', fields), null, JSON.stringify(fields));
  assert.deepEqual(rulesFor(line('a:1', 'Hotel Catange', 0), line('b:1', 'Hotel Catange', 50)), []);
});

test('a lone name waits next to a course of another list that has a rare word in common', () => {
  const near = (lone: string, fuller: string, metres = 500) =>
    rulesFor(line('a:1', lone, 0), line('b:1', fuller, metres, { hole_count: 18 }));
  const like = ['like-a-course-nearby'];
  assert.deepEqual(
    near('Westbrook Village Golf Club - Lakes Course', 'Westbrook Golf Club Lakes Course'),
    like,
  );
  assert.deepEqual(near('Osprey Point Public Golf Course', 'Osprey Point Golf Club'), like);
  assert.deepEqual(near('Torrey Pines (South)', 'South at Torrey Pines Municipal Golf Course'), like);
  assert.deepEqual(near('Torrey Pines (North)', 'South at Torrey Pines Municipal Golf Course'), []);
  assert.deepEqual(near('Ladybank Short Course', 'Ladybank Golf Club'), []);
  assert.deepEqual(near('Lake View Golf Course', 'Lake Hills Country Club', 850), []);
  assert.deepEqual(near('Osprey Point Public Golf Course', 'Osprey Ridge Golf Club', 850), []);
});

test('a lone name is withheld farther off, too, if one of two names has all words of the other', () => {
  const at = (lone: string, fuller: string, metres = 2400) =>
    rulesFor(line('a:1', lone, 0), line('b:1', fuller, metres, { hole_count: 18 }));
  const like = ['like-a-course-nearby'];
  assert.deepEqual(at('Bethpage Red', 'Red at Bethpage State Park Golf Course'), like);
  assert.deepEqual(at('Coyote Wash Golf Course', 'The Links at Coyote Wash'), like);
  assert.deepEqual(at('Coyote Wash Golf Course', 'The Links at Coyote Wash', 2600), []);
  assert.deepEqual(at('Bethpage Red', 'Black at Bethpage State Park Golf Course'), []);
  assert.deepEqual(at('The Landings Golf Club of Clearwater', 'Clearwater Country Club'), []);
  assert.deepEqual(at('Ocean Links', 'Ocean Park Golf Club'), []);
});

test('a lone name is that of the course whose words it has, rather than of a nearer one', () => {
  const courses = mergeCourses(
    [],
    [
      line('a:1', 'Big Horn Golf Club - Canyons Course', 0),
      line('b:1', 'The Mountains at Bighorn Golf Club', 200, { hole_count: 18 }),
      line('b:2', 'The Canyons at Bighorn Golf Club', 700, { hole_count: 18 }),
    ],
  );
  assert.deepEqual(
    [...findDoubtfulNames(courses, nothing, townsOf).values()].map(({ isNameOf }) => isNameOf?.head.name),
    ['The Canyons at Bighorn Golf Club'],
  );
});

test('a lone name waits on the ground of a course that another list says more of, not of its own list', () => {
  const on = (lone: string, fuller: string, metres: number, list = 'b') =>
    rulesFor(line('a:1', lone, 0), line(`${list}:2`, fuller, metres, { hole_count: 18 }));
  const like = ['like-a-course-nearby'];
  assert.deepEqual(on('Binks Forest Golf Club', 'Wellington National Golf Club', 250), like);
  assert.deepEqual(on('Braemar Country Club', 'Mulholland Hills Country Club Vista', 780), like);
  assert.deepEqual(on('Parcours Le Lion', 'Royal Waterloo Golf Club', 250), []);
  assert.deepEqual(on('Pebble Beach Golf Links', 'The Haytm', 820), []);
  assert.deepEqual(on('Estes Park Golf Course', 'Lake Estes Executive 9 Hole Course', 300), []);
  assert.deepEqual(on('Binks Forest Golf Club', 'Wellington National Golf Club', 250, 'a'), []);
  assert.deepEqual(on('Golf du Médoc – Les Vignes', 'Golf du Médoc', 100, 'a'), []);
});

test('a bare point on the map is withheld too, and its object named; an outline or a telephone number is enough to keep it', () => {
  const head = headWith({ sourceIds: ['node/1'], name: 'Hotel Catange', position: [-8, 37] });
  const sieve = (sourceId: string, details = detailsWith()) =>
    sieveDoubtful(mergeCourses([{ ...head, sourceIds: [sourceId] }], []), () => details, townsOf);
  assert.deepEqual(sieve('node/1').findings, [
    {
      source: 'osm',
      place: 'node/1',
      rule: 'name-without-golf',
      value: 'Hotel Catange: another use, and nothing of golf',
      action: 'quarantined',
    },
  ]);
  assert.equal(sieve('way/1').courses.length, 1);
  assert.equal(sieve('node/1', detailsWith({ phone: '+351 282 000 000' })).courses.length, 1);
});

test('a name that waits becomes another name of the course nearby', () => {
  const lines = [
    line('a:1', 'Binks Forest Golf Club', 0),
    line('b:1', 'Wellington National Golf Club', 250, { hole_count: 18 }),
  ];
  const { courses } = sieveDoubtful(mergeCourses([], lines), () => detailsWith(), townsOf);
  assert.deepEqual(
    courses.map(({ head }) => [head.name, ...head.alternateNames]),
    [['Wellington National Golf Club', 'Binks Forest Golf Club']],
  );
  const parThree = [
    line('a:1', 'Wellshire Forest Par 3', 0),
    line('b:1', 'Wellshire Golf Course', 250, { hole_count: 18 }),
  ];
  const kept = sieveDoubtful(mergeCourses([], parThree), () => detailsWith(), townsOf);
  assert.deepEqual(kept.courses.at(-1)!.head.alternateNames, []);
});

test('courses called after their owners stay in the United States, and those with G C or a word within a word anywhere', () => {
  const rulesIn = (name: string, country_code: string, latitude: number, longitude: number) =>
    rulesFor(line('a:1', name, 0, { country_code, latitude, longitude }));
  for (const name of ['Quail Valley Inn and Spa', 'Linden University Ridge', 'Palm Polo Dunes']) {
    assert.deepEqual(rulesIn(name, 'US', 40, -89.6), [], name);
    assert.deepEqual(rulesIn(name, 'AR', -35, -60), ['name-without-golf'], name);
  }
  for (const name of ['Foxglove University G C', 'Mission Hotel C. C.', 'Maple Woods School-Village']) {
    assert.deepEqual(rulesIn(name, 'AR', -35, -60), [], name);
  }
});
