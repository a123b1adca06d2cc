/** Contents that are remembered for the way back: those of some ten pages. */
const MOST_CONTENTS = 120;

/** By key, the longest unused first. */
const contents = new Map<string, string>();

/** A content that has been in this window before; null where it hasn't. */
export function findContent(key: string): string | null {
  const content = contents.get(key);
  if (content === undefined) return null;
  rememberContent(key, content);
  return content;
}

/** Remembers a content for when its page is come back to. */
export function rememberContent(key: string, content: string): void {
  contents.delete(key);
  contents.set(key, content);
  for (const oldest of contents.keys()) {
    if (contents.size <= MOST_CONTENTS) break;
    contents.delete(oldest);
  }
}

const awaited = new Map<string, Promise<string>>();

/**
 * The content of a key from the document of a path: the same promise until it is there, and remembered from then on.
 * Where the document can't be had or has no such content, as it was published anew, it is gone to instead.
 */
export function readContent(path: string, key: string): Promise<string> {
  const known = awaited.get(key);
  if (known) return known;
  const content = readContents(path).then(
    () => findContent(key) ?? goTo(path),
    () => goTo(path),
  );
  awaited.set(key, content);
  content.then(() => awaited.delete(key));
  return content;
}

/** Never fulfilled: the window has another document by then. */
function goTo(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => {});
}

let underWay: { path: string; reading: Promise<void> } | null = null;

/** Remembers all contents of the document of a path, fetched once for all its elements. */
function readContents(path: string): Promise<void> {
  if (underWay?.path !== path) {
    const reading = fetchContents(path).finally(() => {
      underWay = null;
    });
    underWay = { path, reading };
  }
  return underWay.reading;
}

async function fetchContents(path: string): Promise<void> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!response.ok) throw new Error(`${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const element of page.querySelectorAll('[data-html-only]')) {
    rememberContent(element.getAttribute('data-html-only') ?? '', element.innerHTML);
  }
}
