import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { Site } from '../../operation/operation.ts';

/** The OpenAPI document in both of its forms. */
export type ServedOpenApiDocument = { json: string; readonly yaml: string };

const served = new Map<string, ServedOpenApiDocument>();

/**
 * The contract's snapshot (`docs/openapi.json`, kept fresh by a test) with this site's address in it. Read once.
 */
export function servedOpenApiDocument({ url }: Site): ServedOpenApiDocument {
  const existing = served.get(url);
  if (existing) return existing;
  const snapshot = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  const document = { ...JSON.parse(snapshot), servers: [{ url: `${url}/v2` }] };
  let yaml: string | undefined;
  const made = {
    json: `${JSON.stringify(document, null, 2)}\n`,
    get yaml() {
      yaml ??= stringify(document, { lineWidth: 120, aliasDuplicateObjects: false });
      return yaml;
    },
  };
  served.set(url, made);
  return made;
}
