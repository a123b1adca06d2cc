import { foldedWords } from '#lib/text/fold.ts';

/**
 * A marker's paint, and its folded words on cards and maps, in any language we know. A colour without words is
 * only understood where a source names it in English.
 */
export const TEE_COLOURS = {
  black: {
    hex: '#1f1f1f',
    words: 'black negro negras noir noirs schwarz svart sort zwart nero neri preto pretas musta cerna czarny',
  },
  blue: {
    hex: '#2f5fb3',
    words: 'blue azul azules azuis bleu bleus blau bla blauw blu sininen modra niebieski blar',
  },
  bronze: { hex: '#a5672f', words: 'bronze bronce bronzo' },
  brown: { hex: '#7a4b2a', words: 'brown braun brun marron castanho ruskea bruin marrone hneda' },
  copper: { hex: '#b3672f', words: '' },
  gold: {
    hex: '#c9a227',
    words: 'gold dorado doradas dourado douradas oro or guld golden gull ouro kulta goud zlata zloty',
  },
  green: {
    hex: '#3f8b4d',
    words: 'green verde verdes vert verts grun gron groen verdi gronn vihrea zelena zielony graenn',
  },
  grey: {
    hex: '#8a8f94',
    words: 'grey gray gris cinzento cinzentas grau cinza gra harmaa grijs grigio seda',
  },
  orange: {
    hex: '#e07b28',
    words: 'orange naranja naranjas laranja laranjas arancio oranje oransje oranssi arancione oranzova',
  },
  pink: { hex: '#e28aa8', words: 'pink rosa rose roze ruzova' },
  platinum: { hex: '#c9ccd1', words: '' },
  purple: {
    hex: '#6f4aa1',
    words: 'purple violet roxo roxas lila morado moradas violett lilla violetti paars viola fialova',
  },
  red: {
    hex: '#c8412b',
    words:
      'red rojo rojas rouge rouges rot rod rosso rossi vermelho vermelhas punainen rood cervena czerwony raudur',
  },
  silver: { hex: '#b4b8bd', words: 'silver plata prata silber argent solv hopea zilver argento stribrna' },
  teal: { hex: '#2f8f8f', words: '' },
  white: {
    hex: '#ffffff',
    words:
      'white blanco blancas blanc blancs weiss vit hvid wit bianco bianchi branco brancas hvit valkoinen bila bialy hvitur',
  },
  yellow: {
    hex: '#f1d23c',
    words:
      'yellow amarillo amarillas jaune jaunes gelb gul geel giallo gialli amarelo amarelas keltainen zluta zolty gulur',
  },
} satisfies Record<string, { hex: `#${string}`; words: string }>;

export type TeeColour = keyof typeof TEE_COLOURS;

const COLOUR_OF_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(TEE_COLOURS).flatMap(([colour, { words }]) =>
    words === '' ? [] : words.split(' ').map((word): [string, string] => [word, colour]),
  ),
);

/** French gold, but English in "1 or 10". */
const ONLY_ALONE = 'or';

/** The colour that a tee is named after, in English; null for "Championship" and the like. */
export function teeColour(name: string): string | null {
  const words = foldedWords(name);
  const telling = words.length > 1 ? words.filter((word) => word !== ONLY_ALONE) : words;
  return telling.map((word) => COLOUR_OF_WORD.get(word)).find((colour) => colour !== undefined) ?? null;
}

/** `#rrggbb`; null for a word that isn't a colour. */
export function teeColourHex(colour: string | null): string | null {
  const word = colour?.trim().toLowerCase() ?? '';
  return isTeeColour(word) ? TEE_COLOURS[word].hex : null;
}

function isTeeColour(word: string): word is TeeColour {
  return Object.hasOwn(TEE_COLOURS, word);
}
