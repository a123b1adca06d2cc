import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { renameDurably, sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import type { DatasetManifest } from '#lib/dataset-file/manifest.ts';
import { DownloadFailed, downloadRest, openPartialFile } from '#lib/download-file/download-file.ts';

export type Download = {
  address: string;
  manifest: DatasetManifest;
  dataDir: string;
  stallMilliseconds: number;
  leastBytesPerSecond: number;
};

const SPARE_BYTES = 32 * 1024 * 1024;

/**
 * Downloads a manifest's file into the data directory. Throws DownloadFailed unless size and SHA-256 match, or what the network
 * and the disk throw; then there's no file of that name. The next attempt resumes a broken download; wrong bytes are thrown away.
 */
export async function downloadDataset({ address, manifest, dataDir, ...speed }: Download): Promise<void> {
  const { size, sha256 } = manifest;
  const target = join(dataDir, manifest.file);
  if (await isThere(target, manifest)) return;
  const partial = `${target}.part`;
  await removeOtherPartials(dataDir, `${manifest.file}.part`);
  const file = openPartialFile(partial, 'sha256', size);
  let isRight: boolean;
  try {
    await checkRoom(dataDir, size - file.size());
    if (file.size() < size) await downloadRest(new URL(address), { file, size, ...speed });
    isRight = file.digest() === sha256;
  } finally {
    file.close();
  }
  if (isRight) return renameDurably(partial, target);
  await rm(partial, { force: true });
  throw new DownloadFailed(`${manifest.file} doesn't have the SHA-256 in its manifest`);
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
    throw new DownloadFailed(`${dataDir} has no room for the ${missing} bytes still to download`);
  }
}
