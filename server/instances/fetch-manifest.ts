import { type DatasetManifest, MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { parseManifest } from '#lib/dataset-file/read-manifest.ts';
import { FetchFailed } from './fetch-failed.ts';

/** What a server said of the manifest's state, to ask next time whether it has changed (RFC 9110, section 13). */
export type Validators = { etag: string | null; lastModified: string | null };

/** A manifest, and what to ask by whether it has changed. */
export type FetchedManifest = { manifest: DatasetManifest; validators: Validators };

const TIMEOUT_MILLISECONDS = 5000;
/** A manifest has some 300 bytes. */
const MOST_BYTES = 64 * 1024;

/** The address of the manifest itself: a folder's stands for the file in it. */
export function manifestAddress(datasetUrl: string): URL {
  if (datasetUrl.endsWith('.json')) return new URL(datasetUrl);
  return new URL(MANIFEST_FILE, datasetUrl.endsWith('/') ? datasetUrl : `${datasetUrl}/`);
}

/** The published manifest; null when it is the one that `known` was said of. Throws FetchFailed or DatasetFileError. */
export async function fetchManifest(
  address: URL,
  known: Validators | null,
  closing: AbortSignal,
): Promise<FetchedManifest | null> {
  const response = await fetch(address, {
    headers: {
      // Whatever stands between asks the origin again.
      'cache-control': 'no-cache',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
    signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
  });
  if (response.status === 304) {
    await response.body?.cancel();
    return null;
  }
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new FetchFailed(`${address} answers ${response.status}`);
  }
  const { headers } = response;
  return {
    manifest: parseManifest(await readText(response, address), String(address)),
    validators: { etag: headers.get('etag'), lastModified: headers.get('last-modified') },
  };
}

async function readText(response: Response, address: URL): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new FetchFailed(`${address} is too long for a manifest`);
  }
  return text;
}
