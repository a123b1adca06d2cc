import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Null where the faces lack a character, for Latin letters, which the site's face has, and for Arabic and Hebrew,
 * which the pictures' renderer can't write from right to left.
 */
export async function ownScript(text: string, countryCode: string | null): Promise<OwnScript | null> {
  const faces = FACES[languageOfName(text, countryCode) ?? ''];
  if (!faces) return null;
  const wanted: Loaded[] = [];
  for (const letter of text.normalize('NFC').replace(/\s/g, '')) {
    const code = letter.codePointAt(0)!;
    if (wanted.some(({ has }) => has(code))) continue;
    const found = await fontWith(code, faces);
    if (!found) return null;
    wanted.push(found);
  }
  const fonts = wanted.map(({ font }) => font);
  return { text, family: fonts.map(({ name }) => `'${name}'`).join(', '), fonts };
}

async function fontWith(code: number, faces: readonly Face[]): Promise<Loaded | null> {
  for (const face of faces) {
    for (const { name, ranges } of await readSubsets(face.folder)) {
      if (!ranges.some(([from, to]) => from <= code && code <= to)) continue;
      // The table lists the ranges a file covers, but some of their characters are missing.
      const loaded = await load(face, name);
      if (loaded.has(code)) return loaded;
    }
  }
  return null;
}

async function load({ folder, weight }: Face, subset: string): Promise<Loaded> {
  const data = await readFile(join(packages, folder, 'files', `${folder}-${subset}-${weight}-normal.woff`));
  return {
    font: { name: `${folder} ${subset}`, weight: 600, style: 'normal', data },
    has: woffLetters(data),
  };
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
