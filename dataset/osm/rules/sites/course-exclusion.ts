import type { OsmTags } from '../../osm-feature.ts';

/** The rule that leaves a place out, by the words that its name may use in the languages of the map. */
type NamedGame = { rule: string; words: string[] };

/**
 * Written with `-` where a space, a hyphen or nothing may be, and `*` where letters may follow (compound
 * languages). A word counts only whole: "Powfoot Golf Club" is not foot golf, "Grange" is no range.
 */
const namedGames: NamedGame[] = [
  {
    rule: 'miniature-golf',
    words: [
      'mini-golf*',
      'miniature-golf*',
      'minature-golf',
      'minigolv*',
      'adventure-golf*',
      'crazy-golf',
      'putt-putt*',
      'putting-green*',
      'putting-course',
      'golf-miniature',
      'golfe-miniatura',
      'micro-golf',
      'bangolf*',
      'ratagolf',
      'miniaturegolf*',
      'pienoisgolf*',
      'äventyrsgolf*',
      'eventyrgolf*',
      'abenteuer-golf*',
      'adventuregolf*',
      'schwarzlicht-golf',
      'glow-golf',
      'pit-pat',
      'мини-гольф*',
      'минигольф*',
      'міні-гольф*',
      'μίνι-γκολφ',
      'мини-голф*',
      'ミニゴルフ*',
      'パターゴルフ*',
      'パットパット',
      '미니-골프*',
      '迷你高尔夫*',
      '迷你高爾夫*',
      'جولف-مصغر',
      'מיני-גולף',
    ],
  },
  {
    rule: 'disc-golf',
    words: [
      'disc-golf*',
      'disk-golf*',
      'diskgolf*',
      'frisbee-golf*',
      'frisbeegolf*',
      'frolf',
      'disc-golfbana',
      'discgolf*',
      'диск-гольф*',
      'ディスクゴルフ*',
      '디스크-골프*',
      '飞盘高尔夫*',
    ],
  },
  {
    rule: 'foot-golf',
    words: [
      'foot-golf*',
      'soccer-golf*',
      'fußball-golf*',
      'fussball-golf*',
      'fotball-golf*',
      'fotbolls-golf*',
      'fodbold-golf*',
      'fodboldgolf*',
      'jalkapallo-golf*',
      'voetbal-golf*',
      'futbol-golf',
      'fut-golf*',
      'futebol-golfe',
      'fotbal-golf*',
      'fotbalgolf*',
      'фут-гольф*',
      'フットゴルフ*',
      '풋골프*',
    ],
  },
  { rule: 'swin-golf', words: ['swin-golf*', 'boerengolf*', 'farmers-golf', 'bauern-golf*'] },
  // In Latin script a park is where a golf club plays ("Queens Park Golf Club").
  { rule: 'park-golf', words: ['パークゴルフ*', '파크-골프*', '公园高尔夫*'] },
  {
    rule: 'driving-range',
    words: [
      'driving-range*',
      'drivingrange*',
      'golf-range',
      'golf-ranges',
      'practice-range',
      'the-range',
      'topgolf',
      'top-golf',
      'campo-de-práticas',
      'campo-de-prácticas',
      'campo-prática',
      'campo-práctica',
      'campo-pratica',
      'zona-de-prácticas',
      'drivin-range',
      'driving-rage',
      'golf-cage*',
      'golfsimulator*',
      'golf-simulator*',
      'indoor-golf*',
      'indoorgolf*',
      'драйвинг-рендж*',
      'драйвинг',
      '練習場',
      '练习场',
      'ゴルフ練習場*',
      '高尔夫练习场*',
      '高爾夫練習場*',
      '골프-연습장*',
      '스크린-골프*',
      'สนามไดร์ฟ*',
      'สนามฝึกซ้อม*',
    ],
  },
  {
    rule: 'practice-ground',
    words: [
      'practice',
      'practise',
      'practice-ground*',
      'training-ground',
      'training-area',
      'oefenbaan',
      'oefenterrein',
      'oefenholes',
      'übungsplatz',
      'übungswiese',
      'übungsgelände',
      'übungsanlage*',
      'übungsbahn*',
      'trainingsgelände',
      'träningsområde',
      'träningsfält',
      'övningsområde',
      'övningsfält',
      'treningsfelt',
      'treningsområde',
      'træningsbane',
      'harjoitusalue',
      'harjoituskenttä',
      'cvičná-louka',
      'cvičné-odpaliště',
      'pole-treningowe',
      'campo-de-treino',
      'campo-de-entrenamiento',
      'zone-d’entraînement',
      "zone-d'entraînement",
      'æfingasvæði',
    ],
  },
];

/** Scripts written without spaces: there a word can't be recognised by the characters around it. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const patterns = namedGames.flatMap(({ rule, words }) =>
  words.map((word) => ({ rule, stem: stemOf(word), pattern: new RegExp(toPattern(word), 'giu') })),
);

/** What a name must contain, in lower case, for a word to be in it: spares most names the patterns. */
function stemOf(word: string): string {
  return word.replace(/\*$/, '').split('-')[0]!;
}

function toPattern(word: string): string {
  const body = word
    .replace(/\*$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('-', '[\\s\\-‐–’]*');
  if (unspaced.test(word)) return body;
  const end = word.endsWith('*') ? '\\p{L}*(?![\\p{L}\\p{N}])' : '(?![\\p{L}\\p{N}])';
  return `(?<![\\p{L}\\p{N}])${body}${end}`;
}

/** Words of a real course; a name that has one next to the range it also mentions is the course's. */
const courseWords =
  /(?<![\p{L}\p{N}])(course|courses|club|links|gc|golfclub|golfklubb?|golfplatz|golfbana|golfbane|golfbaan|resort|country|parcours|hřiště|campo de golfe?|golf de|\d+ ?holes?)(?![\p{L}\p{N}])/iu;
const joiner = /(&|\+|\/|,|(?<![\p{L}])(and|und|et|y|e|og|och|en|a|with|mit|avec)(?![\p{L}]))/iu;

/** The one club of golf whose name ends where another game's begins. */
const wingedFoot = /winged foot/giu;

/**
 * The rule by which a name belongs to another game or to a place for practice, or null. "Hill Golf Course and
 * Driving Range" keeps its course; "Hill Golf Club Driving Range" is the club's range.
 */
export function findOtherGame(name: string): string | null {
  const text = name.normalize('NFC').replace(wingedFoot, 'Winged-Club');
  const lower = text.toLowerCase();
  for (const { rule, stem, pattern } of patterns) {
    if (!lower.includes(stem)) continue;
    const rest = text.replace(pattern, '\u0000');
    if (rest !== text && !namesCourseBeside(rest)) return rule;
  }
  return null;
}

/** Whether a course is named on the other side of an "and" from what was taken out. */
function namesCourseBeside(rest: string): boolean {
  const parts = rest.split(joiner).filter((part) => part !== undefined);
  return parts.length > 1 && parts.some((part) => !part.includes('\u0000') && courseWords.test(part));
}

const rulesByValue: ReadonlyMap<string, string> = new Map([
  ['miniature', 'miniature-golf'],
  ['minigolf', 'miniature-golf'],
  ['mini_golf', 'miniature-golf'],
  ['miniature_golf', 'miniature-golf'],
  ['adventure_golf', 'miniature-golf'],
  ['crazy_golf', 'miniature-golf'],
  ['putting', 'miniature-golf'],
  ['putting_green', 'miniature-golf'],
  ['disc', 'disc-golf'],
  ['disc_golf', 'disc-golf'],
  ['discgolf', 'disc-golf'],
  ['frisbee_golf', 'disc-golf'],
  ['footgolf', 'foot-golf'],
  ['foot_golf', 'foot-golf'],
  ['soccer_golf', 'foot-golf'],
  ['swingolf', 'swin-golf'],
  ['swin_golf', 'swin-golf'],
  ['park_golf', 'park-golf'],
  ['driving_range', 'driving-range'],
  ['range', 'driving-range'],
  ['practice', 'practice-ground'],
  ['practice_area', 'practice-ground'],
  ['practice_range', 'driving-range'],
  ['training', 'practice-ground'],
]);

/** Keys whose value may name another game than golf. */
const gameKeys = ['golf:course', 'golf_course', 'golf', 'sport', 'golf:type'] as const;

/** Keys that say that a course is no more, or not yet. */
const goneKeys = [
  'disused',
  'abandoned',
  'demolished',
  'razed',
  'proposed',
  'construction',
  'closed',
] as const;

/** Why an object tagged `leisure=golf_course` isn't a course: the rule and the tag that says so; null when it is one. */
export function findExclusion(tags: OsmTags): { rule: string; value: string } | null {
  for (const key of gameKeys) {
    const values =
      tags[key]
        ?.toLowerCase()
        .split(';')
        .map((value) => value.trim()) ?? [];
    // A course may offer golf and foot golf: golf is enough.
    const rule = values.includes('golf')
      ? undefined
      : values.map((value) => rulesByValue.get(value)).find(Boolean);
    if (rule) return { rule, value: `${key}=${tags[key]}` };
  }
  const gone = goneKeys.find((key) => tags[key] === 'yes');
  if (gone) return { rule: 'course-not-in-use', value: `${gone}=yes` };
  for (const name of [tags.name, tags['name:en']]) {
    const rule = name === undefined ? null : findOtherGame(name);
    if (rule) return { rule, value: `name=${name}` };
  }
  return null;
}

/** Whether a course is a pitch & putt: kept, and said to be one. */
export function isPitchAndPutt(tags: OsmTags): boolean {
  return /pitch[\s_-]*(&|and|['’]?n['’]?|\+|en|und|et|y|e)?[\s_-]*putt(?!\p{L})/iu.test(
    `${tags.name ?? ''} ${tags['golf:course'] ?? ''} ${tags.golf ?? ''} ${tags.sport ?? ''}`,
  );
}
