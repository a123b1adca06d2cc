/** What Next calls the pages, and the answers of routes, that it keeps. */
const KEPT = new Set(['APP_PAGE', 'APP_ROUTE', 'PAGES']);

/**
 * Lets Next keep pages without measuring them. It asks for `JSON.stringify(page).length` of each, for a limit that
 * doesn't hold for pages: the document is copied, and a payload becomes an array of all its bytes and that a text.
 * Nobody else in this process writes such pages as JSON (decision 076). Gives a function that ends it.
 */
export function leavePagesUnmeasured(): () => void {
  const { stringify } = JSON;
  JSON.stringify = (value: unknown, replacer?: never, space?: never): string =>
    isKeptPage(value) ? '""' : stringify(value, replacer, space);
  return () => {
    JSON.stringify = stringify;
  };
}

function isKeptPage(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    KEPT.has(value.kind) &&
    'headers' in value &&
    'status' in value
  );
}
