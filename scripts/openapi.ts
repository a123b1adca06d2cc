import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Examples, openApiDocument } from '#server/api/open-api-document.ts';
import { operations } from '#server/api/operations.ts';
import { createApiHandler } from '#server/http/api-handler.ts';
import { createInProcessFetch } from '#server/http/in-process-fetch.ts';
import type { AnyOperation } from '#server/operation/operation.ts';
import { followDataset } from '#server/store/dataset-follower.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';

/** Where the contract's snapshot and the client's types stand. */
export const DOCUMENT_FILE = new URL('../docs/openapi.json', import.meta.url);
/** Where the client's types stand. */
export const TYPES_FILE = new URL('../lib/api/schema.d.ts', import.meta.url);

/** The address that the snapshot stands for; each server puts its own in its place. */
const SITE = { url: 'http://localhost:3000', name: 'Fairway Atlas' };

/** The snapshot's text: the OpenAPI document, with a real answer to each operation's example. */
export async function documentText(): Promise<string> {
  return `${JSON.stringify(openApiDocument(`${SITE.url}/v2`, await readExamples()), null, 2)}\n`;
}

/** What the API answers to each operation's example from the dataset that its tests use. */
async function readExamples(): Promise<Examples> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairway-atlas-openapi-'));
  publishFixtureDataset(dataDir);
  const follower = followDataset(dataDir, {
    info: () => {},
    error: ({ ...details }) => console.error(details),
  });
  const onError = (error: unknown) => console.error(error);
  const handler = createApiHandler({ operations, site: SITE, root: '/v2', revision: 'openapi', onError });
  const fetch = createInProcessFetch(handler, follower.current, () => 'openapi');
  try {
    const answers = operations.filter(hasExample).map(async ({ operationId, example }) => {
      const response = await fetch(new Request(`${SITE.url}/v2${example}`));
      if (response.status !== 200) throw new Error(`${operationId}: ${example} answers ${response.status}`);
      const isText = response.headers.get('content-type')?.startsWith('text/');
      return [operationId, isText ? await response.text() : await response.json()] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  } finally {
    follower.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** The description of the API can't hold itself. */
function hasExample({ operationId }: AnyOperation): boolean {
  return operationId !== 'getOpenApiDocument';
}

/** TypeScript types for the text of an OpenAPI document. */
export async function typesText(document: string): Promise<string> {
  // openapi-typescript needs TypeScript 5: it lives in a workspace of its own, beside it.
  const require = createRequire(new URL('../tools/openapi-types/package.json', import.meta.url));
  const { default: openapiTS, astToString } = await import(
    pathToFileURL(require.resolve('openapi-typescript').replace(/\.cjs$/, '.mjs')).href
  );
  return `// Made from docs/openapi.json by npm run openapi.\n\n${astToString(await openapiTS(document))}`;
}

if (process.argv[1] === import.meta.filename) {
  const document = await documentText();
  await writeFile(DOCUMENT_FILE, document);
  await writeFile(TYPES_FILE, await typesText(document));
  console.log(`docs/openapi.json: ${(document.length / 1024).toFixed(0)} kB; lib/api/schema.d.ts`);
}
