import { join } from 'node:path';
import { listVersions } from '#lib/dataset-file/dataset-version.ts';
import { sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import type { DatasetManifest } from '#lib/dataset-file/manifest.ts';
import { DatasetFileError, readManifest, writeManifest } from '#lib/dataset-file/manifest.ts';
import { BuildError } from '../../build-error.ts';
import { lockDataDir } from './data-dir-lock.ts';

/**
 * Publishes the version before the published one again, after checking that its file is whole. The ledger stays
 * as it is: ids once given are never given again. Throws BuildError when there is nothing to go back to.
 */
export async function rollBack(dataDir: string): Promise<DatasetManifest> {
  // Asked before the lock, which is a file in a directory that may not be there.
  await readPublished(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const published = await readPublished(dataDir);
    const versions = await listVersions(dataDir);
    const index = versions.findIndex(({ version }) => version === published.previous);
    const target = versions[index];
    if (!target) throw new BuildError(`No version before ${published.version} is left in ${dataDir}.`);
    const sha256 = await sha256OfFile(join(dataDir, target.file));
    if (!sha256.startsWith(target.version)) {
      throw new DatasetFileError(`${target.file} is damaged: its SHA-256 is not that of its version.`);
    }
    const older = versions.slice(index + 1).find(({ version }) => version !== published.version);
    const { version, file, size } = target;
    const manifest = { version, file, size, sha256, previous: older?.version ?? null };
    await writeManifest(dataDir, manifest);
    return manifest;
  } finally {
    unlock();
  }
}

async function readPublished(dataDir: string): Promise<DatasetManifest> {
  const published = await readManifest(dataDir);
  if (published) return published;
  throw new BuildError(`Nothing is published in ${dataDir}: there is nothing to roll back.`);
}
