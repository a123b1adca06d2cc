const PLACES = [
  'Elm',
  'Ardagh',
  'Montseny',
  'Wairoa',
  'Kilmore',
  'Sagres',
  'Uppland',
  'Piedmont',
  'Rhône',
  'Osan',
];

/** Real names' patterns around the words of the rules, with invented places. */
const PATTERNS = [
  '# Driving Club',
  '# Grange Golf Club',
  '# Range Golf Course',
  'Cerrado # Golf',
  'Close # Golf Club',
  '# Golf Club (formerly Old # Links)',
  '# Bowling & Golf Club',
  'Battle Ground # Golf Club',
  '# School Golf Course',
  'The Academy Course at #',
  '# Golf Course and Driving Range',
  '골프존카운티 #',
  'アイランドゴルフガーデン #',
  'オレンジ # カントリークラブ',
  'ゴルフセンター # コース',
  '# ゴルフ倶楽部（旧 # カンツリー倶楽部）',
  '# 체력단련장',
  'Sân Golf #',
  '# Golf & Pro Shop',
  '# Bowling Green Country Club',
];

/** 200 real courses. */
export const plantedNames = PATTERNS.flatMap((pattern) =>
  PLACES.map((place) => pattern.replaceAll('#', place)),
);

const SISTERS = [
  ['North', 'South'],
  ['Old', 'New'],
  ['East', 'West'],
  ['Red', 'Blue'],
  ['Championship', 'Academy'],
  ['1', '2'],
  ['Lakes', 'Hills'],
  ['Ocean', 'Royal'],
  ['Stadium', 'Valley'],
  ['Old Course', 'Par 3'],
];
const CLUBS = [...PLACES.map((place) => `${place} Golf Club`), ...PLACES.map((place) => `TPC ${place}`)];

/** 200 pairs of sister courses. */
export const plantedSisters = SISTERS.flatMap(([one, other]) =>
  CLUBS.map((club): [string, string] => [`${club} ${one}`, `${club} ${other}`]),
);
