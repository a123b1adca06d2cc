import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBoundedCache } from '#lib/cache/bounded-cache.ts';
import { languageOfName } from '#lib/text/name-language.ts';

type Face = { folder: string; weight: number };

/** Faces for pictures alone: pages are set in the visitor's own fonts. In files of some hundred characters each. */
const FACES: Readonly<Record<string, Face>> = {
  ja: { folder: 'zen-antique', weight: 400 },
  ko: { folder: 'gowun-batang', weight: 700 },
  'zh-Hans': { folder: 'zcool-xiaowei', weight: 400 },
  'zh-Hant': { folder: 'zen-antique', weight: 400 },
};

export type PictureFont = { name: string; weight: 600; style: 'normal'; data: Buffer };
/** A text in its own script, and the fonts that hold its characters. */
export type OwnScript = { text: string; family: string; fonts: PictureFont[] };

const packages = join(process.cwd(), 'node_modules/@fontsource');
const KEPT_FILES = 60;
const files = createBoundedCache<Promise<Buffer>>(KEPT_FILES, () => 1);
const tables = new Map<string, Promise<Subset[]>>();

/** Null where the faces lack a character, and for Latin letters, which the site's face has. */
export async function ownScript(text: string, countryCode: string | null): Promise<OwnScript | null> {
  const face = FACES[languageOfName(text, countryCode) ?? ''];
  if (!face) return null;
  let table = tables.get(face.folder);
  if (!table) {
    table = readSubsets(face.folder);
    tables.set(face.folder, table);
  }
  const subsets = await table;
  const wanted = new Map<string, Subset>();
  for (const letter of text.normalize('NFC')) {
    if (/\s/.test(letter)) continue;
    const code = letter.codePointAt(0)!;
    const subset = subsets.find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
    if (!subset) return null;
    wanted.set(subset.name, subset);
  }
  const names = [...wanted.keys()];
  const fonts = await Promise.all(names.map((name) => readFont(face, name)));
  return { text, family: fonts.map(({ name }) => `'${name}'`).join(', '), fonts };
}

async function readFont({ folder, weight }: Face, subset: string): Promise<PictureFont> {
  const file = `${folder}-${subset}-${weight}-normal.woff`;
  let data = files.get(file);
  if (!data) {
    data = readFile(join(packages, folder, 'files', file));
    files.set(file, data);
  }
  return { name: `${folder} ${subset}`, weight: 600, style: 'normal', data: await data };
}

type Subset = { name: string; ranges: [from: number, to: number][] };

/** `{"[2]": "U+ffd7,U+ffda-ffdc", "latin": …}`. */
async function readSubsets(folder: string): Promise<Subset[]> {
  const table = JSON.parse(await readFile(join(packages, folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(table).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as [number, number];
    }),
  }));
}
