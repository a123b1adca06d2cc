import { foldedWords } from '#lib/text/fold.ts';

/**
 * A marker's paint, and the folded words that cards print, in any language we know. A colour without words is
 * only understood where a source names it in English.
 */
export const TEE_COLOURS = {
  black: {
    hex: '#1f1f1f',
    words: 'black negro negras noir noirs schwarz svart sort zwart nero neri preto pretas',
  },
  blue: { hex: '#2f5fb3', words: 'blue azul azules azuis bleu bleus blau bla blauw blu' },
  bronze: { hex: '#a5672f', words: 'bronze bronce' },
  brown: { hex: '#7a4b2a', words: '' },
  copper: { hex: '#b3672f', words: '' },
  gold: { hex: '#c9a227', words: 'gold dorado doradas dourado douradas oro or guld' },
  green: { hex: '#3f8b4d', words: 'green verde verdes vert verts grun gron groen verdi' },
  grey: { hex: '#8a8f94', words: 'grey gray gris cinzento cinzentas grau' },
  orange: { hex: '#e07b28', words: 'orange naranja naranjas laranja laranjas arancio oranje' },
  pink: { hex: '#e28aa8', words: 'pink rosa' },
  platinum: { hex: '#c9ccd1', words: '' },
  purple: { hex: '#6f4aa1', words: 'purple violet roxo roxas lila morado moradas' },
  red: { hex: '#c8412b', words: 'red rojo rojas rouge rouges rot rod rosso rossi vermelho vermelhas' },
  silver: { hex: '#b4b8bd', words: 'silver plata prata silber argent solv' },
  teal: { hex: '#2f8f8f', words: '' },
  white: {
    hex: '#ffffff',
    words: 'white blanco blancas blanc blancs weiss vit hvid wit bianco bianchi branco brancas',
  },
  yellow: {
    hex: '#f1d23c',
    words: 'yellow amarillo amarillas jaune jaunes gelb gul geel giallo gialli amarelo amarelas',
  },
} satisfies Record<string, { hex: `#${string}`; words: string }>;

export type TeeColour = keyof typeof TEE_COLOURS;

const COLOUR_OF_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(TEE_COLOURS).flatMap(([colour, { words }]) =>
    words === '' ? [] : words.split(' ').map((word): [string, string] => [word, colour]),
  ),
);

/** In English; null for "Championship" and the like. */
export function teeColour(name: string): string | null {
  return (
    foldedWords(name)
      .map((word) => COLOUR_OF_WORD.get(word))
      .find((colour) => colour !== undefined) ?? null
  );
}

/** `#rrggbb`; null for a word that isn't a colour. */
export function teeColourHex(colour: string | null): string | null {
  const word = colour?.trim().toLowerCase() ?? '';
  return isTeeColour(word) ? TEE_COLOURS[word].hex : null;
}

function isTeeColour(word: string): word is TeeColour {
  return Object.hasOwn(TEE_COLOURS, word);
}
