import { readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import type { DatasetManifest } from '#lib/dataset-file/manifest.ts';
import { FetchFailed } from './fetch-failed.ts';
import { openResponse } from './open-response.ts';
import { openPartialFile, type PartialFile } from './partial-file.ts';

/** A dataset that is to be fetched, and where to. */
export type Download = {
  /** Of the file. */
  address: string;
  manifest: DatasetManifest;
  dataDir: string;
  /** A download that brings nothing for so long is given up until the next attempt. */
  stallMilliseconds: number;
};

/** What stays free of the disk. */
const SPARE_BYTES = 32 * 1024 * 1024;

/**
 * Brings the file that a manifest names into the data directory, whole, though not yet to its disk: size and SHA-256 are
 * those of the manifest, or it throws (FetchFailed, or what network and disk say) and nothing has its name. What a broken
 * download brought stays beside it, and the next attempt asks for the rest; what turns out to be wrong is thrown away.
 */
export async function downloadDataset(download: Download): Promise<void> {
  const { manifest, dataDir } = download;
  const target = join(dataDir, manifest.file);
  if (await isThere(target, manifest)) return;
  const partial = `${target}.part`;
  await removeOtherPartials(dataDir, `${manifest.file}.part`);
  const file = openPartialFile(partial, manifest.size);
  let isWrong = true;
  try {
    await checkRoom(dataDir, manifest.size - file.size());
    if (file.size() < manifest.size) await fetchRest(download, file);
    if (file.sha256() !== manifest.sha256) {
      throw new FetchFailed(`${manifest.file} has another SHA-256 than its manifest says`);
    }
    isWrong = false;
  } catch (error) {
    isWrong = isWrong && (file.size() >= manifest.size || isDiskFull(error));
    throw error;
  } finally {
    file.close();
    if (isWrong) await rm(partial, { force: true });
  }
  await rename(partial, target);
}

async function isThere(path: string, { size, sha256 }: DatasetManifest): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.size === size && (await sha256OfFile(path)) === sha256;
}

async function removeOtherPartials(dataDir: string, name: string): Promise<void> {
  for (const other of await readdir(dataDir)) {
    if (/^dataset-.*\.part$/.test(other) && other !== name) await rm(join(dataDir, other), { force: true });
  }
}

async function checkRoom(dataDir: string, missing: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (missing + SPARE_BYTES > bavail * bsize) {
    throw new FetchFailed(`${dataDir} has no room for the ${missing} bytes to download`);
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

/** Appends what is missing, or all of it anew where the server knows no ranges (RFC 9110, section 14). */
async function fetchRest({ address, manifest, stallMilliseconds }: Download, file: PartialFile) {
  const start = file.size();
  const headers = {
    // A compressed answer's ranges would be those of the compressed bytes.
    'accept-encoding': 'identity',
    ...(start > 0 && { range: `bytes=${start}-` }),
  };
  const response = await openResponse(new URL(address), headers, stallMilliseconds);
  if (response.statusCode === 200) file.empty();
  else checkRange(response, start, manifest.size, address);
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (file.size() + chunk.length > manifest.size) {
      file.empty();
      throw new FetchFailed(`${address} is longer than the ${manifest.size} bytes of its manifest`);
    }
    file.append(chunk);
  }
  if (file.size() < manifest.size) {
    throw new FetchFailed(`${address} ended after ${file.size()} of ${manifest.size} bytes`);
  }
}

function checkRange(response: IncomingMessage, start: number, size: number, address: string): void {
  const { statusCode: status, headers } = response;
  const range = headers['content-range'];
  if (status === 206 && range === `bytes ${start}-${size - 1}/${size}`) return;
  response.destroy();
  throw new FetchFailed(
    status === 206
      ? `${address} sends the range ${range} where ${start}- of ${size} bytes was asked for`
      : `${address} answers ${status}`,
  );
}
