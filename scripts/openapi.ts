import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { openApiDocument } from '#server/api/open-api-document.ts';

/** Where the contract's snapshot and the client's types stand. */
export const DOCUMENT_FILE = new URL('../docs/openapi.json', import.meta.url);
export const TYPES_FILE = new URL('../lib/api/schema.d.ts', import.meta.url);

/** The snapshot's text: the OpenAPI document of a server on this machine. */
export function documentText(): string {
  return `${JSON.stringify(openApiDocument('http://localhost:3000/v2'), null, 2)}\n`;
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
  const document = documentText();
  await writeFile(DOCUMENT_FILE, document);
  await writeFile(TYPES_FILE, await typesText(document));
  const { size } = await readFile(DOCUMENT_FILE).then((bytes) => ({ size: bytes.length }));
  console.log(`docs/openapi.json: ${(size / 1024).toFixed(0)} kB; lib/api/schema.d.ts`);
}
