/** Of an answer's headers, those a caller acts on. */
const HEADERS = [
  'content-type',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'etag',
];
/** Longer answers are cut: a page is not the place for a megabyte. */
const MOST_CHARACTERS = 20_000;

/** What came back of a request, as the reference shows it. */
export type Outcome = { status: string; headers: string; body: string };

/** Sends a GET to one of the API's addresses; a network that fails is an outcome, too. */
export async function sendRequest(address: string): Promise<Outcome> {
  const start = performance.now();
  try {
    const response = await fetch(address);
    const text = await response.text();
    const milliseconds = Math.max(1, Math.round(performance.now() - start));
    return {
      status: `${response.status} ${response.statusText}`.trim().concat(`, ${milliseconds} ms`),
      headers: HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [`${name}: ${value}`];
      }).join('\n'),
      body: shorten(indent(text)),
    };
  } catch {
    return { status: 'No answer: the network failed', headers: '', body: '' };
  }
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function shorten(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS)}\n… ${text.length} characters in all`;
}
