import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatasetManifest, MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { readManifest } from '#lib/dataset-file/read-manifest.ts';
import type { LedgerEntry } from '../identity/ledger.ts';
import { appendToLedgerFile } from '../identity/ledger-file.ts';
import { datasetFileName, listVersions } from './dataset-version.ts';
import { renameDurably, replaceFile, sha256OfFile } from './durable-file.ts';

/** Dataset files that stay for `rollback`, the published one among them. */
const KEPT_VERSIONS = 5;

/**
 * Makes a finished and verified file in the data directory the published dataset: first the file under its
 * version, then the new lines of the ledger, last the manifest by rename, each after the one before is on the disk. A kill at any
 * moment leaves the old dataset published or the new one. Only with the data directory's lock.
 */
export async function publishDataset(
  dataDir: string,
  buildingFile: string,
  newLedgerEntries: readonly LedgerEntry[],
): Promise<DatasetManifest> {
  const sha256 = await sha256OfFile(buildingFile);
  const version = sha256.slice(0, 16);
  const file = datasetFileName(version);
  const { size } = await stat(buildingFile);
  const published = await readManifest(dataDir);
  const previous = (published?.version === version ? published.previous : published?.version) ?? null;
  const manifest: DatasetManifest = { version, file, size, sha256, previous };
  await renameDurably(buildingFile, join(dataDir, file));
  appendToLedgerFile(dataDir, newLedgerEntries);
  await writeManifest(dataDir, manifest);
  await removeOldVersions(dataDir, manifest);
  return manifest;
}

export async function writeManifest(dataDir: string, manifest: DatasetManifest): Promise<void> {
  await replaceFile(join(dataDir, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function removeOldVersions(dataDir: string, { version, previous }: DatasetManifest): Promise<void> {
  const versions = await listVersions(dataDir);
  const removable = versions.filter((each) => each.version !== version && each.version !== previous);
  for (const { file } of removable.slice(KEPT_VERSIONS - 2)) await rm(join(dataDir, file));
}
