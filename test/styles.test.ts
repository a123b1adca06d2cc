import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { type AtRule, type Declaration, parse, type Root, type Rule } from 'postcss';
import { compile } from 'tailwindcss';
import { GROUND } from '#lib/golf/surfaces.ts';
import {
  COLOURS_FILE,
  coloursText,
  DRAWING_STYLES_FILE,
  drawingStylesText,
  readTokens,
} from '../scripts/styles.ts';
import { classNamesIn, wordsOfStrings } from './class-names.ts';
import { root } from './source-files.ts';

const TOKENS = 'app/tokens.css';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = globSync('{app,components}/**/*.css', { cwd: root }).map((file) => ({
  file,
  css: parse(read(file)),
}));
const sources = globSync('{app,components}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.ts$/.test(file) && file !== COLOURS_FILE && file !== DRAWING_STYLES_FILE)
  .map((file) => ({ file, text: read(file) }));
const elements = sources.flatMap(({ file, text }) => classNamesIn(text).map((names) => ({ file, names })));

/** The properties that a rule sets on an element of the class itself. */
const components = new Map<string, Set<string>>();
for (const { css } of sheets) css.walkRules((rule) => addComponents(rule));

function addComponents(rule: Rule): void {
  for (const selector of rule.selectors) {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) {
      if (!components.has(name)) components.set(name, new Set());
    }
    const subject =
      selector
        .replace(/:(?:has|not)\(.*\)/g, '')
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    if (subject.includes('::')) continue;
    for (const [, name = ''] of subject.matchAll(/\.([a-z][\w-]*)/g)) {
      rule.walkDecls(({ prop }) => void components.get(name)!.add(prop));
    }
  }
}

/** Null for what isn't a utility. */
let propertiesOfUtility: (name: string) => string[] | null;
before(async () => {
  const theme = read('app/globals.css').replace(/@import "\.[^;]*;/g, '');
  const tailwind = 'node_modules/tailwindcss/index.css';
  const { build } = await compile(theme, {
    loadStylesheet: async () => ({ path: tailwind, base: root, content: read(tailwind) }),
  });
  const cache = new Map<string, string[] | null>([['group', []]]);
  propertiesOfUtility = (name) => {
    if (!cache.has(name)) cache.set(name, propertiesOf(name, parse(build([name]))));
    return cache.get(name)!;
  };
});

function propertiesOf(name: string, css: Root): string[] | null {
  const found = new Set<string>();
  css.walkRules((rule) => {
    if (hasClass(rule.selector.replaceAll('\\', ''), name))
      rule.walkDecls(({ prop }) => void found.add(prop));
  });
  return found.size > 0 ? [...found] : null;
}

function hasClass(selector: string, name: string): boolean {
  const at = selector.indexOf(`.${name}`);
  return at >= 0 && !/[\w-]/.test(selector[at + name.length + 1] ?? '');
}

const at = (file: string, node: { source?: { start?: { line: number } } }) =>
  `${file}:${node.source?.start?.line ?? 0}`;

function declarations(): { file: string; declaration: Declaration; place: string }[] {
  const found: { file: string; declaration: Declaration; place: string }[] = [];
  for (const { file, css } of sheets) {
    css.walkDecls((declaration) => void found.push({ file, declaration, place: at(file, declaration) }));
  }
  return found;
}

test('every style rule is in a layer', () => {
  const free = sheets.flatMap(({ file, css }) =>
    (css as Root).nodes
      .filter((node) => node.type !== 'comment')
      .filter((node) => {
        const name = node.type === 'atrule' ? (node as AtRule).name : node.type;
        return !['layer', 'import', 'theme', 'custom-variant'].includes(name);
      })
      .map((node) => at(file, node)),
  );
  assert.deepEqual(free, [], 'wrap it in @layer components { … }: without a layer it beats every utility');
});

test('a colour is written in app/tokens.css and nowhere else', () => {
  const colour =
    /#[0-9a-f]{3,8}\b(?!")|\b(?:rgba?|hsla?|oklch|lab|lch|hwb)\(|\b(?:white|black|red|green|blue|gr[ae]y)\b/i;
  const inSheets = declarations()
    .filter(
      ({ file, declaration }) =>
        file !== TOKENS && colour.test(declaration.value.replace(/var\([^)]*\)/g, '')),
    )
    .map(({ place, declaration }) => `${place} ${declaration.value}`);
  const inCode = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/['"`[][^'"`\n]*#[0-9a-f]{6}\b/gi)].map(([all]) => `${file} ${all}`),
  );
  assert.deepEqual([...inSheets, ...inCode], [], 'name it among the tokens and use var(--name)');
});

test('style sheets have no !important and no ids', () => {
  const loud = declarations().filter(({ declaration }) => declaration.important);
  assert.deepEqual(
    loud.map(({ place }) => place),
    [],
    'a later layer or a media query does without !important',
  );
  const ids: string[] = [];
  for (const { file, css } of sheets) {
    css.walkRules((rule) => void (rule.selector.includes('#') && ids.push(at(file, rule))));
  }
  assert.deepEqual(ids, [], 'select by class');
});

test('no component brings a style sheet of its own as text', () => {
  const found = sources
    .filter(({ text }) => /<style\b(?!>\$\{pictureStyle\})/.test(text))
    .map(({ file }) => file);
  assert.deepEqual(found, [], 'put its rules into the style sheet of its folder');
});

test('every class name is a component of ours or a utility', () => {
  const unknown = elements.flatMap(({ file, names }) =>
    names
      .filter((name) => !name.startsWith('maplibregl-') && !MARKERS.has(name))
      .filter((name) => !components.has(name) && propertiesOfUtility(name) === null)
      .map((name) => `${file}: ${name}`),
  );
  assert.deepEqual(unknown, [], 'no style sheet has this class');
});

/** Without style: tests find elements by them. */
const MARKERS = new Set(['hole-slope-place']);

test('every component class is used', () => {
  const used = new Set([
    ...elements.flatMap(({ names }) => names),
    ...sources.flatMap(({ text }) => wordsOfStrings(text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''))),
  ]);
  const unused = [...components.keys()].filter((name) => !name.startsWith('maplibregl-') && !used.has(name));
  const drawn = new Set(Object.keys(GROUND).map((kind) => `dr-${kind}`));
  assert.deepEqual(
    unused.filter((name) => !drawn.has(name)),
    [],
    'remove its rules',
  );
});

test('no element has a property from a component and from a utility', () => {
  const doubled = elements.flatMap(({ file, names }) => {
    const own = names.filter((name) => components.has(name)).flatMap((name) => [...components.get(name)!]);
    return names
      .filter((name) => !components.has(name) && !/^(?:print|noscript):hidden$/.test(name))
      .flatMap((name) =>
        (propertiesOfUtility(name) ?? [])
          .filter((property) => own.some((other) => isSameProperty(property, other)))
          .map((property) => `${file}: ${names.join(' ')} (${property})`),
      );
  });
  assert.deepEqual(doubled, [], 'say it in one of the two: the utility always wins');
});

const isSameProperty = (a: string, b: string) =>
  a === b || a.startsWith(`${b}-`) || (b.startsWith(`${a}-`) && a !== 'border');

test('dark and paper have every colour that light has', () => {
  const light = [...readTokens('light')].filter(([, value]) => value.startsWith('#')).map(([name]) => name);
  assert.ok(light.length > 15);
  for (const scheme of ['dark', 'print'] as const) {
    const tokens = readTokens(scheme);
    const missing = light.filter((name) => !tokens.has(name) && !SAME_EVERYWHERE.has(name));
    assert.deepEqual(missing, [], `no ${scheme} value in ${TOKENS}`);
  }
});

/**
 * Sand is light in the dark, too, as is what's written on green; chalk and the edge of sand are for mixing.
 */
const SAME_EVERYWHERE = new Set(['--on-sand', '--on-deep-green', '--chalk', '--sand-edge']);

test('every variable that is read is set somewhere', () => {
  const known = new Set([
    ...declarations().map(({ declaration }) => declaration.prop),
    ...sources.flatMap(({ text }) => [...text.matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name)),
    ...['--font-mono', '--font-sans'],
  ]);
  const css = sheets.map(({ file, css: sheet }) => ({ file, text: sheet.toString() }));
  const unknown = [...css, ...sources].flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !known.has(name!))
      .map(([, name]) => `${file}: ${name}`),
  );
  assert.deepEqual(unknown, [], `${TOKENS} has no such token`);
  const colours = Object.values(GROUND).map(({ colour }) => colour);
  assert.deepEqual(
    colours.filter((colour) => !readTokens('light').has(colour)),
    [],
    `add the token to ${TOKENS}`,
  );
});

test('colours for pictures are those of the style sheets', () => {
  assert.equal(read(COLOURS_FILE), coloursText(), 'run npm run styles');
  assert.equal(read(DRAWING_STYLES_FILE), drawingStylesText(), 'run npm run styles');
});
