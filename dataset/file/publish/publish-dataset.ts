import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { datasetFileName, removeOldVersions } from '#lib/dataset-file/dataset-version.ts';
import { renameDurably, sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import type { DatasetManifest } from '#lib/dataset-file/manifest.ts';
import { readManifest, writeManifest } from '#lib/dataset-file/manifest.ts';
import type { LedgerEntry } from '../../identity/ledger.ts';
import { appendToLedgerFile } from '../../identity/ledger-file.ts';

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
