export type NoGolfWords = {
  rule: string;
  /**
   * Separated by blanks. `-` stands for a space, a hyphen or nothing, `*` for letters that may follow
   * (compound languages). A word counts only whole ("Powfoot Golf Club" is not foot golf, "Grange" is no
   * range), in scripts without spaces anywhere.
   */
  words: string;
  /** The place in a name, anywhere by default. At the edges: first, last, or in brackets with no more than a word before it. */
  where?: 'edges' | 'end';
  /** Real courses with such a word. */
  unless?: RegExp;
};

/** The words, in the order in which they're looked for. */
export const noGolfWords: readonly NoGolfWords[] = [
  // 골프존카운티 is a chain of real courses by the maker of the simulators.
  {
    rule: 'golf-simulator',
    unless: /골프존카운티|golfzon county/i,
    words: `스크린 골프존 golfzon gdr screen-golf* screen-gold golf-simulator* golfsimulator* golf-cage*
      indoor-golf* indoorgolf* golf-indoor 실내-골프* x-golf golf-studio golf-lounge гольф-lounge golfers24*
      golf-next-24 simgolf dryvebox golfhall golf-cafe golf-lab par-lab golf-lane entertainment-cent* sports-entertainment
      스윙골프 室内高尔夫* 室內高爾夫* スクリーン インドア シミュレーション ゴルフスタジオ`,
  },
  {
    rule: 'miniature-golf',
    words: `mini-golf* miniature-golf* minature-golf minigolv* adventure-golf* crazy-golf putt-putt*
      putting-green* putting-course golf-miniature golfe-miniatura micro-golf bangolf* ratagolf
      put-put congo-river miniaturegolf* pienoisgolf* äventyrsgolf* eventyrgolf* abenteuer-golf* adventuregolf*
      schwarzlicht-golf glow-golf dschungel-golf pit-pat мини-гольф* минигольф* міні-гольф* μίνι-γκολφ мини-голф*
      ミニゴルフ* パターゴルフ* パットパット 미니-골프* 迷你高尔夫* 迷你高爾夫* جولف-مصغر מיני-גולף putting-golf putting-garden
      mini-golfe* bangolfbana 퍼팅-골프*`,
  },
  {
    rule: 'disc-golf',
    words: `disc-golf* dgc disk-golf* diskgolf* frisbee-golf* frisbeegolf* frolf disc-golfbana discgolf*
      диск-гольф* ディスクゴルフ* 디스크-골프* 飞盘高尔夫*`,
  },
  {
    rule: 'foot-golf',
    words: `foot-golf* football-golf* fairway-football soccer-golf* fußball-golf* fussball-golf* fotball-golf* fotbolls-golf* fodbold-golf*
      fodboldgolf* jalkapallo-golf* voetbal-golf* futbol-golf fut-golf* futebol-golfe fotbal-golf*
      fotbalgolf* фут-гольф* フットゴルフ* 풋골프* soccerpark* soccer-park*`,
  },
  { rule: 'swin-golf', words: 'swin-golf* swinggolf boerengolf* farmers-golf bauern-golf*' },
  { rule: 'other-game', words: 'cross-golf* archery-golf supagolf hole-in-one-challenge zona-de-cross' },
  // In Latin script a park is where a golf club plays ("Queens Park Golf Club").
  { rule: 'park-golf', words: 'パークゴルフ* 파크-골프* 公园高尔夫* パーク•ゴルフ* parkgolf' },
  // A 골프랜드 with 파3 has a par-3 course.
  {
    rule: 'driving-range',
    unless: /파3/,
    words: `driving-range* drivingrange* golf-range golf-ranges practice-range the-range topgolf top-golf
      campo-de-práticas campo-de-prácticas campo-prática campo-práctica campo-pratica zona-de-prácticas
      drivin-range driving-rage драйвинг-рендж* драйвинг 練習場 练习场 ゴルフ練習場* 高尔夫练习场* 高爾夫練習場* 골프-연습장*
      สนามไดร์ฟ* สนามฝึกซ้อม* campo-práctic* campo-de-practic* campo-de-pratic* super-range
      test-drive-range golfing-range hitting-zone golf-zone golf-target batting-cent* tiro-golf golf-plaza
      高尔夫中心 megarange 练习球场 練習球場 ゴルフスペース ゴルフパル ゴルフフォーラム ゴルフランド sân-tập* sân-tâp* golf-dome golfodome aqua-golf strzelnica-golfowa golf-warehouse big-shots bigshots 练习馆
      打擊區 打击区 教練場 训练基地 ドライビングレンジ ゴルフレンジ* ・レンジ レインジ 打席 연습장 학습장 골프랜드 골프-프라자 골프프라자`,
  },
  {
    rule: 'practice-ground',
    words: `practice practise practice-ground* training-ground training-area oefenbaan oefenterrein oefenholes
      übungsplatz übungswiese übungsgelände übungsanlage* übungsbahn* trainingsgelände träningsområde
      träningsfält övningsområde övningsfält treningsfelt treningsområde træningsbane harjoitusalue
      harjoituskenttä harjoittelualue kurzspielbereich cvičná-louka cvičné-odpaliště pole-treningowe campo-de-treino
      campo-de-entrenamiento zone-d’entraînement zone-d'entraînement æfingasvæði golfübung* golf-übung*
      practice-facility golf-training-cent* putting-&-chipping putting-and-chipping chip-&-put
      performance-&-training performance-cent* trainingszentrum`,
  },
  { rule: 'practice-ground', where: 'end', words: 'putting' },
  {
    rule: 'practice-ground',
    where: 'edges',
    unless: /club|course|links|pitch(?:ing)?[ -]*(?:&|and|n|'n'?)?[ -]*put/i,
    words: `pitching short-game chip-and-bunker lapangan-praktis`,
  },
  { rule: 'miniature-golf', unless: /球[场場]/, words: '小型高爾夫 小型高尔夫 golf-su-pista' },
  {
    rule: 'driving-range',
    unless: /アイランドゴルフガーデン|コース|カントリー|倶楽部|クラブ/,
    words: `ゴルフセンター ゴルフガーデン ゴルフプラザ Gセンター ロングゴルフ`,
  },
  // The Piedmont Driving Club is a golf club today; it once drove carriages.
  { rule: 'driving-range', where: 'edges', unless: /driving (club|park)/i, words: 'driving' },
  // People book a tee time at a course; a place of that name is a range.
  { rule: 'driving-range', unless: /course|club|country|links|complex/i, words: 'tee-time tee-box' },
  // "White Sands Missile Range Golf Course" has its word in the middle.
  {
    rule: 'driving-range',
    where: 'edges',
    unless: /course|club|country|links|pitch|par[ -]?3|range (end|line)/i,
    words: `range`,
  },
  {
    rule: 'golf-school',
    unless: /コース|カントリー|倶楽部|クラブ|컨트리|코스/,
    words: `아카데미 골프-스쿨* 골프스쿨 골프-크리닉 골프클리닉 ゴルフスクール ゴルフアカデミー 高尔夫学院 高爾夫學院`,
  },
  {
    rule: 'golf-school',
    unless: /club|course|links|country|platz|park/i,
    words: `golf-schools golf-school golf-akademie golfakademie golfakademi golfschule golfová-škola golf-eskola`,
  },
  { rule: 'mallet-golf', words: 'マレット mallet-golf*' },
  {
    rule: 'ground-golf',
    words: `グラウンドゴルフ* グラウンド・ゴルフ* グラウンド•ゴルフ* グランドゴルフ* 그라운드-골프* ターゲットバード* ターゲット・バード* target-bird-golf 多目的`,
  },
  { rule: 'ground-golf', where: 'edges', words: 'ground-golf' },
  { rule: 'gateball', words: '게이트볼 ゲートボール gateball 槌球 론볼 門球 门球' },
  // Many clubs have greens for bowls as well: golf in the name is enough.
  {
    rule: 'bowls',
    unless: /gh?olf|goilf|galf|links/i,
    words: `bowls-club bowling-club lawn-bowls croquet* ボウリング petanque pétanque`,
  },
  // “Cerrado del Águila” is an enclosure, and 旧 says only that the name was another.
  {
    rule: 'course-closed',
    where: 'edges',
    unless: /^(cerrado|fechado) /i,
    words: `closed abandoned former defunct disused geschlossen stillgelegt* fermé nedlagt nedlagd gesloten
      chiuso cerrado fechado 跡地 跡 休業中 休業 閉業 閉鎖 閉場 廃業 폐업 폐장 已关闭 停业`,
  },
  {
    rule: 'course-closed',
    where: 'edges',
    words: `ex-campo desuso 반환공여지 예정지 ehemalig* ancien-golf ancien-terrain antiguo-campo`,
  },
  {
    rule: 'clubhouse-or-shop',
    where: 'edges',
    words: `club-house clubhouse pro-shop クラブハウス 클럽하우스 본점 상담소 ゴルフパートナー golf-headquarters
      fairway-lounge fun-center 协会 服务中心`,
  },
  { rule: 'clubhouse-or-shop', words: 'sports-bar club-building' },
  // 점 is a branch of a shop.
  { rule: 'clubhouse-or-shop', where: 'end', words: '점' },
  {
    rule: 'driving-range',
    where: 'end',
    unless: /ゴルフ場|クラブ|倶楽部|コース|カントリ|CC|ＣＣ|컨트리|리조트|코스|골프장/i,
    words: `골프마스터 스포츠 드림센터 スポーツ`,
  },
  { rule: 'driving-range', unless: /ゴルフ場|クラブ|倶楽部|コース|カントリ/, words: 'アリーナ' },
  // Courses say 倶楽部, 場 or 클럽 after it.
  {
    rule: 'driving-range',
    unless: /クラブ|倶楽部|コース|カントリ/,
    words: 'jゴルフ シティゴルフ ペアゴルフ ベストゴルフ アメリカンゴルフ',
  },
  {
    rule: 'driving-range',
    where: 'end',
    unless: /プレディア|クラブ|倶楽部|コース|カントリ|リゾート|CC|ＣＣ|컨트리|리조트|클럽|파3/i,
    words: `ゴルフ 골프`,
  },
];
