import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listSourceFiles, root } from '../test/source-files.ts';
import { english, type Part } from './languages.ts';

const sources = listSourceFiles()
  .filter((file) => !/\.(test|spec)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The catalogue's own files may use one another's texts. */
const readersOf = (name: string) =>
  sources.filter(({ text }) => new RegExp(`(?<!export (?:const|function) )\\b${name}\\b`).test(text));

test('every text of the catalogue is shown somewhere', async () => {
  const files = listSourceFiles().filter((file) => file.startsWith('messages/parts/'));
  const parts = await Promise.all(files.map((file) => import(join(root, file))));
  const texts = parts.flatMap((exported) => {
    const [part] = Object.values(exported) as [Part<object>];
    return Object.entries(english.read(part));
  });
  const unused = texts.flatMap(([name, part]) => {
    const readers = readersOf(name);
    if (readers.length === 0) return [name];
    // Records of facts are looked up by kind.
    if (typeof part === 'function' || !name.endsWith('Texts')) return [];
    return Object.keys(part)
      .filter((key) => !readers.some(({ text }) => new RegExp(`[.{,]\\s*${key}\\b`).test(text)))
      .map((key) => `${name}.${key}`);
  });
  assert.deepEqual(unused, []);
});

test('every page, its metadata, and every file with texts is in the language of its address', () => {
  const routes = sources.filter(({ file }) => file.startsWith('app/[language]/'));
  assert.ok(routes.length > 60);
  const unread = routes.flatMap(({ file, text }) => {
    const made = text.matchAll(
      /^export (?:default )?(?:async )?function (?!generateStaticParams)\w+.*\{\n(.*)$/gm,
    );
    const isPage = /[/-](page|layout|not-found)\.tsx$/.test(file) && /messages\//.test(text);
    if (isPage) return [...made].filter(([, first]) => first !== '  await readLanguage();').map(() => file);
    return /\/route\.tsx?$/.test(file) &&
      /getTexts/.test(text) &&
      !/answerInLanguage|courseFileRoute/.test(text)
      ? [file]
      : [];
  });
  assert.deepEqual(unread, []);
});
