import { type Found, fail, foundDocument, type Operation, rootFile, type Site } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';

const DAY_MILLISECONDS = 86_400_000;
/** The standard wants less than a year. */
const EXPIRES_IN_DAYS = 180;

/** Days since 1970. */
function today(): number {
  return Math.floor(Date.now() / DAY_MILLISECONDS);
}

/** The file that says where to report a vulnerability (RFC 9116); without OPERATOR_CONTACT there is no such file. */
function securityTxt(_dataset: Dataset, _input: unknown, { url, contact }: Site): Found<string> {
  if (contact === undefined) return fail('unknownPath');
  const expires = new Date((today() + EXPIRES_IN_DAYS) * DAY_MILLISECONDS).toISOString();
  const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en'];
  return foundDocument([...lines, `Canonical: ${url}/.well-known/security.txt`, ''].join('\n'));
}

/** The links to the API and its descriptions (RFC 9727; link relations of RFC 8631). */
function apiCatalog(_dataset: Dataset, _input: unknown, { url }: Site): Found<string> {
  const linkset = [
    {
      anchor: `${url}/v2`,
      'service-desc': [
        { href: `${url}/openapi.json`, type: 'application/json' },
        { href: `${url}/openapi.yaml`, type: 'application/yaml' },
      ],
      'service-doc': [
        { href: `${url}/developers`, type: 'text/html' },
        { href: `${url}/llms.txt`, type: 'text/plain' },
      ],
      status: [{ href: `${url}/readyz`, type: 'application/json' }],
    },
  ];
  return foundDocument(`${JSON.stringify({ linkset }, null, 2)}\n`);
}

/** RFC 9727 names its profile in the type (RFC 6906). */
const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export const wellKnownFiles: readonly Operation[] = [
  rootFile('getSecurityTxt', '/.well-known/security.txt', 'text/plain', {
    answer: securityTxt,
    // A dataset may be served for longer than its expiry date.
    said: () => ({ hash: today().toString(16), updatedAt: null }),
    isOfSite: true,
  }),
  rootFile('getApiCatalog', '/.well-known/api-catalog', CATALOG_TYPE, {
    answer: apiCatalog,
    isOfSite: true,
  }),
];
