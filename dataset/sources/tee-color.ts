import { foldedWords } from '#lib/text/fold.ts';

/** Colours of tees by the words that cards print, folded. */
const COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    white: 'white blanco blancas blanc blancs weiss vit hvid wit bianco bianchi branco brancas',
    yellow: 'yellow amarillo amarillas jaune jaunes gelb gul geel giallo gialli amarelo amarelas',
    red: 'red rojo rojas rouge rouges rot rod rosso rossi vermelho vermelhas',
    blue: 'blue azul azules azuis bleu bleus blau bla blauw blu',
    black: 'black negro negras noir noirs schwarz svart sort zwart nero neri preto pretas',
    green: 'green verde verdes vert verts grun gron groen verdi',
    orange: 'orange naranja naranjas laranja laranjas arancio oranje',
    purple: 'purple violet roxo roxas lila morado moradas',
    gold: 'gold dorado doradas dourado douradas oro or guld',
    silver: 'silver plata prata silber argent solv',
    bronze: 'bronze bronce',
    grey: 'grey gray gris cinzento cinzentas grau',
    pink: 'pink rosa',
  }).flatMap(([color, words]) => words.split(' ').map((word): [string, string] => [word, color])),
);

/** The English colour that a tee's name says, in any language we know; null for "Championship" and its like. */
export function teeColor(name: string): string | null {
  return (
    foldedWords(name)
      .map((word) => COLORS.get(word))
      .find((color) => color !== undefined) ?? null
  );
}
