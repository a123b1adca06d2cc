import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suites } from '#bench/suites.ts';
import { helpText } from '#dataset/commands/run-command.ts';
import { drills } from '#drills/drills.ts';
import { assertNone, codeIn, documents } from './documents.ts';

/** What the documents write after `npm run NAME --`: where, and its words. */
function callsOf(script: string): { document: string; words: string[] }[] {
  return documents.flatMap((document) =>
    codeIn(document)
      .filter((code) => code.includes(`npm run ${script} -- `))
      .map((code) => ({
        document: document.path,
        words: (code.split(`npm run ${script} -- `)[1] ?? '').split(/\s+(?:[#|>&].*)?|=/).filter(Boolean),
      })),
  );
}

const calls = callsOf('dataset');

test('every command of the builder that the documents name is one that it has', () => {
  assert.ok(calls.length >= 8);
  const commands = [...helpText.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  assertNone(
    calls
      .filter(({ words: [command = ''] }) => !commands.includes(command) && command !== '--help')
      .map(({ document, words }) => `${document}: npm run dataset -- ${words.join(' ')}`),
    `The builder's commands are ${commands.join(', ')}; these don't exist:`,
  );
});

test('every option of a command line that the documents name is one that some command has', () => {
  const known = new Set([...helpText.matchAll(/--[a-z-]+/g)].map(([option]) => option));
  for (const { document, words } of calls) {
    const wrong = words.filter((word) => word.startsWith('--') && !known.has(word));
    assertNone(wrong, `${document} calls the builder with options that its --help does not list:`);
  }
  const alone = documents.flatMap((document) =>
    codeIn(document)
      .filter((code) => /^--[a-z-]+([ =]|$)/.test(code))
      .map((code) => ({ document: document.path, option: code.split(/[ =]/)[0] ?? '' })),
  );
  assertNone(
    alone.filter(({ option }) => !known.has(option)).map(({ document, option }) => `${document}: ${option}`),
    'An option on its own is one of the builder; its --help doesn’t list these:',
  );
});

test('every benchmark that the documents name is a suite', () => {
  const names = suites.map(({ name }) => name);
  const wrong = callsOf('bench').filter(
    ({ words: [name = ''] }) => /^[a-z]/.test(name) && !names.includes(name),
  );
  assertNone(
    wrong.map(({ document, words }) => `${document}: npm run bench -- ${words.join(' ')}`),
    `The suites are ${names.join(', ')} (bench/suites.ts); these don't exist:`,
  );
});

test('every drill that the documents name is one', () => {
  const names = ['all', ...drills.map(({ name }) => name)];
  const wrong = callsOf('drill').filter(
    ({ words: [name = ''] }) => /^[a-z]/.test(name) && !names.includes(name),
  );
  assertNone(
    wrong.map(({ document, words }) => `${document}: npm run drill -- ${words.join(' ')}`),
    `The drills are ${names.join(', ')} (drills/drills.ts); these don't exist:`,
  );
});
