import { type DatasetManifest, MANIFEST_FILE, parseManifest } from '#lib/dataset-file/manifest.ts';
import { DownloadFailed } from '#lib/download-file/download-file.ts';

/** For conditional requests (RFC 9110, section 13). */
export type Validators = { etag: string | null; lastModified: string | null };

export type FetchedManifest = { manifest: DatasetManifest; validators: Validators };

const TIMEOUT_MILLISECONDS = 5000;
/** A manifest has some 300 bytes. */
const MOST_BYTES = 64 * 1024;

/** `datasetUrl` may be the address of the manifest or of its folder. */
export function manifestAddress(datasetUrl: string): URL {
  if (datasetUrl.endsWith('.json')) return new URL(datasetUrl);
  return new URL(MANIFEST_FILE, datasetUrl.endsWith('/') ? datasetUrl : `${datasetUrl}/`);
}

/** Null if it hasn't changed since `known`. Throws DownloadFailed or DatasetFileError. */
export async function fetchManifest(
  address: URL,
  known: Validators | null,
  closing: AbortSignal,
): Promise<FetchedManifest | null> {
  const response = await fetch(address, {
    headers: {
      // Caches in between must ask the origin again.
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
    throw new DownloadFailed(`${address} answers ${response.status}`);
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
    if (text.length > MOST_BYTES) throw new DownloadFailed(`${address} is too long for a manifest`);
  }
  return text;
}
