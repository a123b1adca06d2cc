import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Import, importsOf, listSourceFiles } from './source-files.ts';

const imports = listSourceFiles()
  .filter((file) => !/\.(test|spec)\.ts$/.test(file))
  .flatMap(importsOf);

/** Every import that breaks the rule, as 'file → what it imports'. */
function breaches(breaks: (one: Import) => boolean): string[] {
  return imports.filter(breaks).map(({ from, specifier }) => `${from} → ${specifier}`);
}

const isIn = (...folders: string[]) => new RegExp(`^(${folders.join('|')})/`);
const website = isIn('app', 'components', 'lib/api');

test('the scan sees imports', () => {
  assert.ok(imports.length > 20);
  assert.ok(imports.some(({ specifier }) => specifier === 'lib/contract/primitives.ts'));
});

test('nobody imports app', () => {
  assert.deepEqual(
    breaches(({ from, specifier }) => isIn('app').test(specifier) && !isIn('app').test(from)),
    [],
  );
});

test('the builder never imports the server and the server never the builder', () => {
  assert.deepEqual(
    breaches(
      ({ from, specifier }) =>
        (isIn('dataset').test(from) && isIn('server').test(specifier)) ||
        (isIn('server').test(from) && isIn('dataset').test(specifier)),
    ),
    [],
  );
});

test('pages and components know the data only through lib/api', () => {
  assert.deepEqual(
    breaches(
      ({ from, specifier }) =>
        isIn('app', 'components').test(from) &&
        isIn('server', 'dataset', 'lib/contract', 'lib/dataset-file').test(specifier),
    ),
    [],
  );
});

test('no schema reaches the browser: the website imports neither zod nor the contract', () => {
  assert.deepEqual(
    breaches(
      ({ from, specifier }) =>
        website.test(from) &&
        (/^(zod|@hono\/zod-openapi)/.test(specifier) || isIn('lib/contract').test(specifier)),
    ),
    [],
  );
});

test('components run in the browser: they import nothing of Node', () => {
  assert.deepEqual(
    breaches(({ from, specifier }) => isIn('components').test(from) && specifier.startsWith('node:')),
    [],
  );
});

test('maplibre-gl is imported in components/map alone', () => {
  assert.deepEqual(
    breaches(
      ({ from, specifier }) =>
        specifier.startsWith('maplibre-gl') && !isIn('components/map', 'e2e').test(from),
    ),
    [],
  );
});

test('lib stands on its own: it imports no other folder of the project', () => {
  assert.deepEqual(
    breaches(
      ({ from, specifier }) =>
        isIn('lib').test(from) &&
        isIn('app', 'components', 'server', 'dataset', 'test', 'e2e', 'scripts').test(specifier),
    ),
    [],
  );
});
