// npm run styles: the tokens and the drawings' style as TypeScript, for code that can't read style sheets.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse, type Rule } from 'postcss';
import { root } from './setup/root.mjs';

export const COLOURS_FILE = 'lib/site/colours.ts';
export const DRAWING_STYLES_FILE = 'components/drawing/drawing-styles.ts';

type Tokens = ReadonlyMap<string, string>;

/** Name with dashes → value. */
export function readTokens(scheme: 'light' | 'dark' | 'print'): Tokens {
  const tokens = new Map<string, string>();
  parse(readFileSync(join(root, 'app/tokens.css'), 'utf8')).walkDecls(/^--/, (declaration) => {
    if (schemeOf(declaration) === scheme) tokens.set(declaration.prop, declaration.value);
  });
  return tokens;
}

function schemeOf(declaration: Declaration): 'light' | 'dark' | 'print' {
  for (let node = declaration.parent; node; node = node.parent as typeof node) {
    if (node.type !== 'atrule') continue;
    const { name, params } = node as unknown as { name: string; params: string };
    if (name === 'variant' && params === 'dark') return 'dark';
    if (name === 'media' && params === 'print') return 'print';
  }
  return 'light';
}

export function coloursText(): string {
  return `// Written by \`npm run styles\` from app/tokens.css. Change that and run it again.

/** The site's light colours, for things without a style sheet: pictures to share, the browser's own frame. */
export const lightColours = {
${colourLines(readTokens('light'))}
} as const;

/** The same in the dark. */
export const darkColours = {
${colourLines(readTokens('dark'))}
} as const;
`;
}

export function drawingStylesText(): string {
  const light = readTokens('light');
  return `// Written by \`npm run styles\` from app/tokens.css and components/drawing/drawing.css. Change those and run it again.

/** drawing.css by the site's colour variables, for documents without its style sheets. */
export const drawingStyle =
  ${quoted(drawingStyle())};

/** The same in light colours, for drawings as files: their readers know no variables but --weight, which is put in later. */
export const drawingFileStyle =
  ${quoted(fileStyle(light))};

/** drawing.css in light colours: a picture is a file of its own, whose renderers know neither variables nor mixes. */
export const pictureStyle =
  ${quoted(pictureStyle(light))};
`;
}

function colourLines(tokens: Tokens): string {
  return [...tokens]
    .map(([name, value]) => [name, plain(value, tokens)] as const)
    .filter(([, value]) => /^#[0-9a-f]{6}$/.test(value))
    .map(([name, value]) => `  '${name}': '${value}',`)
    .join('\n');
}

const ONLY_ON_PAGES = /\.dr-(h-|mark|tee-mark|distance|arc|far|mask)/;

function pictureStyle(tokens: Tokens): string {
  const rules: string[] = [];
  parse(readFileSync(join(root, 'components/drawing/drawing.css'), 'utf8')).walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (one) => /\.dr-|\.drawing /.test(one) && !ONLY_ON_PAGES.test(one),
    );
    const body = declarationsOf(rule)
      .filter(({ value }) => !/--(rim|weight)/.test(value))
      .map(({ prop, value }) => `${prop}:${plain(value, tokens)}`);
    if (selectors.length > 0 && body.length > 0) rules.push(`${selectors.join(',')}{${body.join(';')}}`);
  });
  return rules.join('');
}

const FONTS = { '--font-serif': 'Georgia,serif', '--font-sans': 'system-ui,sans-serif' };

function drawingStyle(): string {
  const known = new Map(Object.entries(FONTS));
  const rules: string[] = [];
  parse(readFileSync(join(root, 'components/drawing/drawing.css'), 'utf8')).walkRules((rule) => {
    const isLayered = (rule.parent as { name?: string } | undefined)?.name === 'layer';
    if (!isLayered || !rule.selectors.some((one) => /\.dr-|\.drawing/.test(one))) return;
    const body = declarationsOf(rule).map(({ prop, value }) => `${prop}:${plain(value, known)}`);
    rules.push(`${rule.selectors.join(',')}{${body.join(';')}}`);
  });
  return rules.join('');
}

/** Sand and water have the rims that they have on a page's holes. */
function fileStyle(tokens: Tokens): string {
  const style = drawingStyle().replace('.drawing{--weight:var(--pixel, 6.4px)}', '');
  return plain(style.replace('var(--rim, none)', 'color-mix(in srgb, var(--ink) 75%, var(--rough))'), tokens);
}

const declarationsOf = (rule: Rule) => rule.nodes.filter((node) => node.type === 'decl');

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

function plain(value: string, tokens: Tokens): string {
  const named = value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole);
  return named.replace(
    /color-mix\(in srgb, (#[0-9a-f]{6}) (\d+)%, (#[0-9a-f]{6})\)/g,
    (_, first: string, percent: string, second: string) => mix(first, second, Number(percent) / 100),
  );
}

function mix(first: string, second: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => channel(first, at) * share + channel(second, at) * (1 - share));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(root, COLOURS_FILE), coloursText());
  writeFileSync(join(root, DRAWING_STYLES_FILE), drawingStylesText());
}
