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
