import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '#lib/contract/limits.ts';
import type { Contract } from '#lib/contract/operations/contract.ts';
import { contracts } from '#lib/contract/operations.ts';
import { operations } from '#server/api/operations.ts';
import { operationRoutes } from '#server/http/operation-routes.ts';
import { serveCurrentDataset } from '#server/store/current-dataset.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { type Examples, openApiDocument } from './openapi-document.ts';

export const DOCUMENT_FILE = new URL('../docs/openapi.json', import.meta.url);

/** Each server puts in its own address and quota. */
const SITE = {
  url: 'http://localhost:3000',
  name: 'Fairway Atlas',
  requestsPerSecond: limits.requestsPerSecond.usual,
};

export async function documentText(): Promise<string> {
  return `${JSON.stringify(openApiDocument(`${SITE.url}/v2`, await readExamples()), null, 2)}\n`;
}

async function readExamples(): Promise<Examples> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairway-atlas-openapi-'));
  publishFixtureDataset(dataDir);
  const follower = serveCurrentDataset(dataDir, {
    info: () => {},
    error: ({ ...details }) => console.error(details),
  });
  const routes = operationRoutes(operations, {
    site: SITE,
    revision: 'openapi',
    dataset: follower.current,
  });
  try {
    const answers = Object.entries<Contract>(contracts).map(async ([operationId, { example }]) => {
      // The document can't hold itself.
      if (operationId === 'getOpenApiDocument') return [operationId, undefined] as const;
      const response = await routes.request(example);
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

if (process.argv[1] === import.meta.filename) {
  const document = await documentText();
  await writeFile(DOCUMENT_FILE, document);
  console.log(`docs/openapi.json: ${(document.length / 1024).toFixed(0)} kB`);
}
