/** Letters of Cyrillic by the official table of each country; what a country writes otherwise overrides the Russian. */
const RUSSIAN =
  table(`а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh
  щ=shch ъ= ы=y ь= э=e ю=yu я=ya ґ=g є=ye і=i ї=yi ў=u ј=j љ=lj њ=nj ћ=c ђ=dj џ=dz ѓ=gj ќ=kj ѕ=dz қ=q ғ=gh ң=ng ө=o ұ=u ү=u һ=h ә=a`);

const CYRILLIC: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  UA: table('г=h ґ=g и=y й=i щ=shch ь= і=i ї=i є=ie ю=iu я=ia х=kh'),
  BY: table('г=h і=i ў=u ь= ё=io ю=iu я=ia е=e'),
  BG: table('х=h щ=sht ъ=a ь=y'),
  RS: table('ж=z х=h ц=c ч=c ш=s'),
  ME: table('ж=z х=h ц=c ч=c ш=s'),
  BA: table('ж=z х=h ц=c ч=c ш=s'),
  MK: table('ж=zh х=h ц=c ч=ch ш=sh'),
  MN: table('е=ye ж=j з=z х=kh ц=ts ү=u ө=o й=i'),
};

function table(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(/\s+/).map((pair) => pair.split('=') as [string, string]));
}

/** The Latin form of a Cyrillic word, in lower case. */
export function readCyrillic(word: string, countryCode: string): string {
  const own = CYRILLIC[countryCode];
  // "Раевский" is Rayevsky, "Южный" Yuzhny, and in Bulgaria "София" Sofia.
  const spelt = own ? word.toLowerCase() : word.toLowerCase().replace(/(?<=^|[аеёиоуыэюяъь])е/gu, 'йе');
  const text = [...spelt].map((letter) => own?.get(letter) ?? RUSSIAN.get(letter) ?? letter).join('');
  return own ? text.replace(/iya$/, 'ia') : text.replace(/[yi]y$/, 'y');
}

const GREEK: readonly [RegExp, string][] = [
  [/^μπ/, 'b'],
  [/^ντ/, 'd'],
  [/γγ/g, 'ng'],
  [/γκ/g, 'gk'],
  [/μπ/g, 'mp'],
  [/ου/g, 'ou'],
  [/([αεη])υ(?=[βγδζλμνραεηιουω])/g, '$1v'],
  [/([αεη])υ/g, '$1f'],
];
const GREEK_LETTERS = table(
  'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o',
);

/** The Latin form of a Greek word by ELOT 743, in lower case and without accents. */
export function readGreek(word: string): string {
  let text = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  for (const [pattern, latin] of GREEK) text = text.replace(pattern, latin);
  return [...text].map((letter) => GREEK_LETTERS.get(letter) ?? letter).join('');
}
