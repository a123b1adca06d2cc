import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { settingNames } from '#server/settings.ts';
import { assertNone, codeIn, documents } from './documents.ts';
import { listSourceFiles, root } from './source-files.ts';

/** Words in capitals with an underscore that the sources have: constants, and variables of other programs. */
const inSources = new Set(
  listSourceFiles().flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [],
  ),
);

test('every setting that the documents name is one that is read', () => {
  const wrong = documents.flatMap((document) =>
    codeIn(document)
      .flatMap((code) => code.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [])
      .filter((name) => !settingNames.includes(name) && !inSources.has(name))
      .map((name) => `${document.path}: ${name}`),
  );
  assertNone(wrong, 'server/settings.ts reads no such setting, and no other source names it:');
});

test('every setting that a file for operating the site gives is one that is read', () => {
  const given = documents
    .filter(({ path }) => path.startsWith('deploy/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^\s*(?:- |Environment=|export |ENV )?"?([A-Z][A-Z0-9_]{2,})(?:=|: )/gm)].map(
        ([, name = '']) => ({ path, name }),
      ),
    );
  assertNone(
    given
      .filter(({ name }) => !settingNames.includes(name) && !inSources.has(name))
      .map(({ path, name }) => `${path}: ${name}`),
    'server/settings.ts reads no such setting: correct its name, or add it there and to the README:',
  );
});
