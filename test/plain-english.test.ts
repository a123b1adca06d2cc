import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertNone } from './documents.ts';
import { listSourceFiles, root } from './source-files.ts';

/**
 * Words that mark English thought in another language, and what we say instead. Each has its good uses: one
 * in this many lines of a folder is fine.
 */
const LINES_A_WORD = 2000;
const WORDS: readonly { word: string; pattern: RegExp; say: string }[] = [
  { word: 'stands', pattern: /\bstands?\b(?! for)/, say: 'is, is in, is written' },
  { word: 'beside', pattern: /\bbesides?\b/, say: 'next to, compared with, with' },
  { word: 'told', pattern: /\btold\b/, say: 'reported, shown, asked' },
  { word: 'tells of', pattern: /\btells? of\b/, say: 'says, shows, reports' },
  { word: 'whatever', pattern: /\bwhatever\b/, say: 'any, all, however' },
  { word: 'whoever', pattern: /\bwhoever\b/, say: 'anybody who, the one who' },
  { word: 'is none', pattern: /\b(?:is|are|was|were) none\b/, say: "isn't one, isn't any" },
  { word: 'anew', pattern: /\banew\b/, say: 'again' },
  // As the name of what a finding did (`tag-slip mended`), it stays.
  { word: 'mend', pattern: /(?<!'|: |-\w+ )\bmend(?:s|ed|ing)?\b/, say: 'fix' },
  { word: 'be had', pattern: /\bbe had\b/, say: 'be read, be fetched, available' },
  { word: 'of ours', pattern: /\bof ours\b/, say: 'our' },
  { word: 'oftener', pattern: /\boftener\b/, say: 'more often' },
  { word: 'apart', pattern: /\bapart\b(?! from)/, say: 'separate, separately' },
  { word: 'lit', pattern: /(?<![.'-])\blit\b(?!['(:)]| =)/, say: 'highlighted, shown' },
];

type Line = { file: string; number: number; text: string };

/** Documents together, code by top folder. */
const folders = Map.groupBy(
  [
    ...listSourceFiles(),
    ...globSync(['*.md', '{docs,bench,server}/**/*.md', '{app,components}/**/*.css'], { cwd: root }),
  ]
    .filter((file) => file !== 'test/plain-english.test.ts')
    .flatMap(linesOf),
  ({ file }) => (file.endsWith('.md') ? 'documents' : file.split('/')[0]!),
);

function linesOf(file: string): Line[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.map((text, index) => ({ file, number: index + 1, text }));
}

for (const [folder, lines] of folders) {
  const most = Math.max(1, Math.floor(lines.length / LINES_A_WORD));
  test(`${folder} speaks plain English`, () => {
    const wrong = WORDS.flatMap(({ word, pattern, say }) => {
      const hits = lines.filter(({ text }) => pattern.test(text));
      if (hits.length <= most) return [];
      return [
        `"${word}" is in ${hits.length} lines and may be in ${most}; say: ${say}`,
        ...hits.map(({ file, number, text }) => `  ${file}:${number}: ${text.trim().slice(0, 100)}`),
      ];
    });
    assertNone(
      wrong,
      'Say it as you would say it aloud; where the word is right, find another place to spare it:',
    );
  });
}

/** Doc comments that leave out what they are about, such as "Of a course, by its index." */
const PREPOSITION_FIRST =
  /\/\*\*\s+(?:\*\s+)?(?:Of|In|For|By|Where|With|Without|Within|Beyond|Between|While|From|On|At|As|To|So|Or|Also|That|Then|Only|Not)\b/g;

const commented = Map.groupBy(
  listSourceFiles().filter((file) => !/\.(test|spec|walk)\.|\/fixtures\/|^test\//.test(file)),
  (file) => file.split('/')[0]!,
);

for (const [folder, files] of commented) {
  test(`comments in ${folder} begin with what a thing is or does`, () => {
    const found = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(PREPOSITION_FIRST)].map(
        ({ index }) => `${file}:${text.slice(0, index).split('\n').length}`,
      );
    });
    assertNone(found, 'Say what the comment is about: "The text of the course at this index.":');
  });
}
