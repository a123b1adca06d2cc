import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { languageOfName } from '#lib/text/name-language.ts';
import { woffLetters } from './woff-letters.ts';

type Face = { folder: string; weight: number };

const japanese: Face = { folder: 'zen-antique', weight: 400 };
const korean: Face = { folder: 'gowun-batang', weight: 700 };
const simplified: Face = { folder: 'zcool-xiaowei', weight: 400 };
const greek: Face = { folder: 'gfs-didot', weight: 400 };
const cyrillic: Face = { folder: 'prata', weight: 400 };

/**
 * Fonts for pictures only, best first: pages use the visitor's own fonts. Each is split into files, those of
 * East Asia of about a hundred characters.
 */
const FACES: Readonly<Record<string, readonly Face[]>> = {
  ja: [japanese, simplified],
  ko: [korean, japanese],
  'zh-Hans': [simplified, japanese],
  'zh-Hant': [japanese, simplified],
  el: [greek],
  ...Object.fromEntries(
    ['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg', 'uk'].map((language) => [language, [cyrillic]]),
  ),
};

export type PictureFont = { name: string; weight: 600; style: 'normal'; data: Buffer };
/** A text in its own script, and the fonts that hold its characters. */
export type OwnScript = { text: string; family: string; fonts: PictureFont[] };

type Subset = { name: string; ranges: [from: number, to: number][] };
type Loaded = { font: PictureFont; has: (code: number) => boolean };

const packages = join(process.cwd(), 'node_modules/@fontsource');
const KEPT_FILES = 60;
const kept = new LRUCache<string, Promise<Loaded>>({ max: KEPT_FILES });
const tables = new Map<string, Promise<Subset[]>>();

/**
 * Null where the faces lack a character, for Latin letters, which the site's face has, and for Arabic and Hebrew,
 * which the pictures' renderer can't write from right to left.
 */
export async function ownScript(text: string, countryCode: string | null): Promise<OwnScript | null> {
  const faces = FACES[languageOfName(text, countryCode) ?? ''];
  if (!faces) return null;
  const wanted = new Map<string, PictureFont>();
  for (const letter of new Set(text.normalize('NFC').replace(/\s/g, ''))) {
    const font = await fontWith(letter.codePointAt(0)!, faces);
    if (!font) return null;
    wanted.set(font.name, font);
  }
  const fonts = [...wanted.values()];
  return { text, family: fonts.map(({ name }) => `'${name}'`).join(', '), fonts };
}

async function fontWith(code: number, faces: readonly Face[]): Promise<PictureFont | null> {
  for (const face of faces) {
    for (const { name, ranges } of await subsetsOf(face.folder)) {
      if (!ranges.some(([from, to]) => from <= code && code <= to)) continue;
      // The table lists the ranges a file covers, but some of their characters are missing.
      const { font, has } = await load(face, name);
      if (has(code)) return font;
    }
  }
  return null;
}

function load({ folder, weight }: Face, subset: string): Promise<Loaded> {
  const file = `${folder}-${subset}-${weight}-normal.woff`;
  const known = kept.get(file);
  if (known) return known;
  const loaded = readFile(join(packages, folder, 'files', file)).then((data) => ({
    font: { name: `${folder} ${subset}`, weight: 600 as const, style: 'normal' as const, data },
    has: woffLetters(data),
  }));
  kept.set(file, loaded);
  loaded.catch(() => kept.delete(file));
  return loaded;
}

function subsetsOf(folder: string): Promise<Subset[]> {
  const known = tables.get(folder);
  if (known) return known;
  const read = readSubsets(folder);
  tables.set(folder, read);
  read.catch(() => tables.delete(folder));
  return read;
}

/** `{"[2]": "U+ffd7,U+ffda-ffdc", "latin": …}`. */
async function readSubsets(folder: string): Promise<Subset[]> {
  const text = await readFile(join(packages, folder, 'unicode.json'), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as [number, number];
    }),
  }));
}
