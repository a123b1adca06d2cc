import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isRootFile } from '#server/api/agent-files.ts';
import { routeOf } from '#server/http/request-listener.ts';
import { assertNone, codeIn, documents, named } from './documents.ts';
import { root } from './source-files.ts';

type OpenApi = { paths: Record<string, { get: { operationId: string } }> };
const { paths }: OpenApi = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'));

/** Whether a path fits one of the templates, whose parts in braces or brackets stand for anything. */
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
    (file) => `/${file.split('/').slice(1, -1).join('/')}`,
  );
  const other = ['/robots.txt', '/metrics', '/llms.txt'];
  const wrong = documents.flatMap((document) =>
    codeIn(document)
      .filter((code) => /^\/[a-z][\w.{}/-]*$/.test(code) && !/^\/(var|etc|usr|srv|opt|tmp|run)\//.test(code))
      .filter((path) => !other.includes(path) && !/^\/(tiles|basemap|v2)$/.test(path))
      .filter((path) => routeOf(path, isRootFile) === 'page' && !fits(path, pages))
      .map((path) => `${document.path}: ${path}`),
  );
  assertNone(wrong, 'Neither a folder of app/ nor the server answers these addresses:');
});
