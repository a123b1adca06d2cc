import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { suites } from '#bench/suites.ts';
import { helpText } from '#dataset/commands/run-command.ts';
import { drills } from '#drills/drills.ts';
import { createServingMetrics } from '#server/observe/metrics.ts';
import { routeOf } from '#server/observe/traffic.ts';
import { settingNames } from '#server/settings.ts';
import { serveFixture } from '#testing/served-fixture.ts';
import { assertNone, codeIn, documents, named } from './documents.ts';
import { listSourceFiles, root } from './source-files.ts';

type OpenApi = { paths: Record<string, { get: { operationId: string } }> };
const { paths }: OpenApi = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'));

/** Templates' parts in braces or brackets match anything. */
function fits(path: string, templates: readonly string[]): boolean {
  return templates.some((template) =>
    new RegExp(`^${template.replaceAll(/[.]/g, '\\.').replaceAll(/\{[^}]+\}|\[[^\]]+\]/g, '[^/]+')}$`).test(
      path,
    ),
  );
}

test('every /v2 path in the documents is one that docs/openapi.json describes', () => {
  const addresses = named(/(?<![\w.])(?:https?:\/\/[^/\s`]+)?\/v2(\/[^\s`'"?)]*)/g);
  assert.ok(addresses.length > 0);
  assertNone(
    addresses
      .filter(({ found }) => !fits(found, Object.keys(paths)))
      .map(({ document, found }) => `${document}: /v2${found}`),
    'The API has no such path; docs/openapi.json lists those that it has:',
  );
});

test('every operation that the documents name is one of docs/openapi.json', () => {
  const operationIds = new Set(Object.values(paths).map(({ get }) => get.operationId));
  const candidates = named(/`((?:get|list|search|resolve)[A-Z]\w*)`/g);
  assertNone(
    candidates
      .filter(({ found }) => !operationIds.has(found))
      .map(({ document, found }) => `${document}: ${found}`),
    'There is no operation of this name in docs/openapi.json:',
  );
});

test('every address of the site that the documents name is a page or a file that the server has', () => {
  const pages = globSync('app/**/{page.tsx,route.ts,route.tsx,robots.ts}', { cwd: root }).map(
    (file) =>
      `/${file
        .replace(/^app(\/\[language\])?\//, '')
        .split('/')
        .slice(0, -1)
        .join('/')}`,
  );
  const files = globSync('public/**/*.*', { cwd: root }).map((file) => file.slice('public'.length));
  const other = ['/robots.txt', '/metrics', '/llms.txt', ...files];
  const wrong = documents.flatMap((document) =>
    codeIn(document)
      .filter((code) => /^\/[a-z][\w.{}/-]*$/.test(code) && !/^\/(var|etc|usr|srv|opt|tmp|run)\//.test(code))
      .filter((path) => !other.includes(path) && !/^\/(tiles|basemap|v2)$/.test(path))
      .filter((path) => routeOf(path) === 'page' && !fits(path, pages))
      .map((path) => `${document.path}: ${path}`),
  );
  assertNone(wrong, 'Neither a folder of app/ nor the server answers these addresses:');
});

/** What documents write after `npm run NAME --`. */
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

test('the builder has every command that the documents name', () => {
  assert.ok(calls.length >= 8);
  const commands = [...helpText.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  assertNone(
    calls
      .filter(({ words: [command = ''] }) => !commands.includes(command) && command !== '--help')
      .map(({ document, words }) => `${document}: npm run dataset -- ${words.join(' ')}`),
    `The builder's commands are ${commands.join(', ')}; these don't exist:`,
  );
});

test('some command has every option that the documents name', () => {
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

/** Words in capitals with an underscore: constants, and variables of other programs. */
const inSources = new Set(
  listSourceFiles().flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+_?\b/g) ?? [],
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

/** The places where the builder’s code names a rule. */
const NAMINGS = [
  /\b(?:findingAt|finding|refuse|read)\(\s*[^,()]+,\s*'([a-z0-9-]+-[a-z0-9-]+)'/g,
  /\bfound\(\s*'([a-z0-9-]+-[a-z0-9-]+)'/g,
  /\brule: '([a-z0-9-]+)'/g,
  /[?:] '([a-z0-9]+(?:-[a-z0-9]+)+)'/g,
  /return '([a-z0-9]+(?:-[a-z0-9]+){1,})';/g,
];

test('the documents explain every finding that a build can report', () => {
  const explained = documents.map(({ text }) => text).join('\n');
  const files = listSourceFiles().filter((file) =>
    /^dataset\/(osm|sources|text|validate|elevation)\/[a-z/-]+\.ts$/.test(file),
  );
  const rules = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return NAMINGS.flatMap((naming) => [...text.matchAll(naming)].map(([, rule = '']) => ({ file, rule })));
  });
  assert.ok(rules.length > 60, `${rules.length}`);
  assertNone(
    rules
      .filter(({ rule }) => !explained.includes(`\`${rule}\``))
      .map(({ file, rule }) => `${file}: ${rule}`),
    'Say in docs/data-sources.md or docs/data-formats.md what these findings mean:',
  );
});

describe('the documents and /metrics', () => {
  const fixture = serveFixture();

  const shown = async () => {
    const registry = createServingMetrics(fixture.serving(), {
      logFailures: () => 0,
      fetching: { isFailing: () => false, upToDateAt: () => 0 },
    });
    const text = await registry.metrics();
    return new Set([...text.matchAll(/^(?:# TYPE )?(\w+)(?:\{| )/gm)].map(([, name]) => name!));
  };

  test('every metric that the documents name is one that a server has', async () => {
    const known = await shown();
    const written = documents.filter(({ path }) => path.endsWith('.md'));
    const named = written.flatMap(({ path, text: words }) =>
      [...words.matchAll(/\b(?:fairway|process|nodejs)_(?!bunkers)[a-z0-9_]+/g)].map(([name]) => ({
        path,
        name,
      })),
    );
    assert.ok(named.length >= 10);
    assertNone(
      named.filter(({ name }) => !known.has(name)).map(({ path, name }) => `${path}: ${name}`),
      'No server shows these metrics; server/observe/metrics.ts lists our own:',
    );
  });

  test('docs/operations.md describes every metric we define', async () => {
    const operations = documents.find(({ path }) => path === 'docs/operations.md')?.text ?? '';
    // Documents name a histogram without its suffixes.
    const names = [...(await shown())].filter((name) => !/_(?:sum|count|bucket)$/.test(name));
    assertNone(
      names.filter((name) => name.startsWith('fairway_') && !operations.includes(name)),
      'Say in docs/operations.md what these are for:',
    );
  });
});
