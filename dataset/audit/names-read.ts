/**
 * Words for ranges, schools, simulators, shops, other games and other places, gathered from dictionaries
 * and published names rather than from the rules' own list (dataset/text/no-golf-words.ts). `*` is any
 * ending, `-` a space or nothing.
 */
const OTHER_PLACES = `
  simulat* screen* indoor virtual range* driving practi* prácti* práti* tiro academ* akadem* académ*
  school* schule école escuela escola scuola lesson* fitting studio* lounge bar pub grill cafe café
  coffee shop store outlet warehouse factory mini minis miniature putting chip chipping adventure*
  crazy fun foot football footgolf disc disk frisbee mallet gateball target bowl* squash ski karting
  batting cage* zone dome closed abandoned former* defunct disused training* übung* teaching learning
  museum association federation headquarters office maintenance parking clubhouse restaurant bistro
  tee-box swing* birdie smart lane plaza partner entertainment arena golfland golfplex tee-time
  teetime station kids junior lab performance institute clinic wellness amusement urban put centro*
`;
/** In scripts without spaces; `$` ends the name. */
const OTHER_PLACES_UNSPACED = `
  練習 练习 レンジ センター インドア スクール アカデミー シミュレ スタジオ ショップ 打ち 打球 ドライビング バッティング パター マレット グラウンド スクリーン パートナー ボウル カフェ
  広場 アリーナ スポーツ レッスン ドーム ゾーン 跡 스크린 연습 아카데미 레슨 스튜디오 타석 실내 인도어 드라이 센터 센타 클럽하우스 매장 상담 마스터 스윙 골프존 점$ 학원 학교
  체력 랜드$ 퍼팅 미니 게이트 그라운드 스포츠 모의 模拟 室内 学院 學院 训练 訓練 中心 馆 店$ 协会 协會 迷你 推杆 ฝึก ไดร tập школа академ симул
  тренир אקדמ أكاديمية
`;

/** Next to one of these a word for another place doesn't count. */
const COURSES = `
  club clube links course courses country gc golfclub golfklubb golfklub golfbana golfplatz platz
  resort pitch par-3 par3 campo-de-golf golf-de hole holes nine loch ranch creek national lake lakes
  bowling-green university
`;
const COURSES_UNSPACED = `
  カントリー 倶楽部 クラブ コース ＣＣ CC 컨트리 골프존카운티 파3 체력단련장 코스 클럽 俱乐部 球场 球場
`;

function anyWord(words: string, unspaced: string): RegExp {
  const split = (text: string) => text.trim().split(/\s+/);
  const whole = split(words).map((word) => word.replaceAll('-', '[ -]?').replace('*', '\\p{L}*'));
  return new RegExp(`(?<![\\p{L}\\d])(${whole.join('|')})(?![\\p{L}\\d])|${split(unspaced).join('|')}`, 'iu');
}

export const wordsOfOtherPlaces = anyWord(OTHER_PLACES, OTHER_PLACES_UNSPACED);
export const wordsOfCourses = anyWord(COURSES, COURSES_UNSPACED);

/** Names with such a word that a person read, and found to be a course. */
export const readAsCourses: ReadonlySet<string> = new Set([
  'Belmont Golf & Bowls',
  'Musqueam Golf & Learning Academy',
  'Centro de Golf Los Palos',
  'Golf Centro Deportivo Barberán',
  'Las Ranillas urban golf',
  'Seminario Urban Golf',
  "Dauntsey's School",
  'Hylands Golf Complex & Academy',
  'Dukes Meadows Golf, Tennis & Ski',
  'Ratcliffe on Soar Power Station',
  'The Mark Butler Golf Academy (Sedgley Golf Centre)',
  'Centro Nacional de Formação do Jamor',
  'Neptune Chip & Putt Golf',
  "Cat Ghaut Chip'n Putt",
  'Bryne Kro & Hotell Chip & Putt',
  'Europos Centro Golfo Klubas',
  'Arrowhead Meadows Golf Association',
  'Baldwin Golf Association',
  'Barnes Brook Golf Ski',
  'Bekaert Employees Athletic Association',
  'Brookside Golf and Grill',
  'Coulee Golf Bowl',
  'David Toms Academy 265',
  'Fleming County Golf Association',
  'Fletchers Landing at Swingin Things',
  'Glen Oaks Golf & Learning Center',
  'Green County Golf Association',
  'Ojibwa Golf & Bowl',
  'Oswego Golf Association',
  'Otte Golf & Family Fun Center',
  'Pasco Golfland',
  'Raleigh Golf Association',
  'Ray Golf Association',
  'Sedgwick County Golf Association',
  'Sundance Golf Banquet Bowl',
  'Sunserra Golf at Crescent Bar',
  'Sweetbriar Golf & Pro Shop',
  'Tee Time Golf Complex',
  'The Bluffs at Coffee Mill',
  'The First Tee of Fort Smith The Jack Stephens Youth Golf Academy',
  'The Institute Llc',
  'Turtle Cove Property Owners Association Inc',
  'Unf Golf Complex at the Hayt Learning Center',
  'Waterville Community Golf Association',
  'Wendell Coffee Golf Center',
  'Golf école des Abymes',
  'Green Sports Kuji グリーンスポーツ久慈',
  '西原グリーンセンター',
  'サンプラス杉久保スポーツガーデン',
]);

/** Names that a person saw aren't golf courses, although no such word is in them. */
export const readAsNoGolf: ReadonlySet<string> = new Set([
  'MY GOLF LANE',
  'Smart Golf',
  'VIP Golf Plaza',
  'Wonder Golf Park',
  'Golf Garden Forest',
  'TeeTime',
  'Asobi-bar',
  'Sports Entertainment Round1',
  '골프마스터',
  '민철스윙골프',
  'Golful',
  'Penton Golf',
  'Nisshin Golf',
  'W5NF',
  'Pitching',
  'Short Game',
  'Academy Pitch, Chip and Bunker',
  'Diponegoro Lapangan Praktis Golf',
  'Golf su Pista - Oasi del Divertimento',
  'Club Building',
  'アコーディア・ガーデン甲子園浜',
  '東急ゴルフパークたまがわ',
  '所沢キリンゴルフパーク',
  '오크밸리스키빌리지',
  '파스텔 골프클럽',
  '综合运动场',
  'kch garden Salón Eventos y Recreaciones',
  'Supagolf',
  'Dschungel Golf',
  'Aqua Golf',
  'Strzelnica golfowa',
  'Golfodome',
  'Irelore golf eskola',
  '七十二杆高尔夫俱乐部',
  '华侨城高尔夫会所',
  '汇景高尔夫场',
  '汤臣高尔夫别墅',
]);

/** Names that a person saw are another name of a course nearby, which the United States' list has. */
export const readAsAnotherName: ReadonlySet<string> = new Set([
  'Bethpage Black',
  'Bethpage Red',
  "PGA National Resort's The Palmer course",
  'PGA The Estates',
  'Ocean Reef - Hammock Course',
  "Pelican's Nest Golf Club",
  'Tony Lema Golf Course',
  'The Golden Marsh',
  "Founder's Course at Verrado Golf Club",
  'Desert Mountain Apache Golf Course',
  'Tributary',
  'Sevillano Links',
  'Plantation Country Club',
  "Bear's Best Las Vegas",
  'Summit Ponte Golf Club',
  'Sierra del Rio Golf Course',
  'Tres Rios Golf Course',
  'Spring Valley Lake Country Club',
  'The Huntington Club',
  'Desert Greens Golf Course',
]);
